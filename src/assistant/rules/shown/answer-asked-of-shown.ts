import { foldAccents } from '#shop/text/normalize.ts';
import type { AnswerWriter } from '../../answers/answer-writer.ts';
import { statementsOn } from '../../answers/product/product-sentences.ts';
import { askWhichProduct } from '../../answers/small-talk.ts';
import type { SearchCriteria } from '../../conversation/conversation.ts';
import type { TurnContext } from '../../conversation/turn-context.ts';
import type { ProductMatch } from '../../retrieval/variants/match-variant.ts';
import { answerProductDetails } from '../../tools/get-product.ts';
import { isThingWord } from '#shop/lexicon/thing-words.ts';
import { namesOtherKind } from './answer-about-focus.ts';
import { maxOfSeveral, type SaidOfProduct, sayOfEach } from './answer-of-shown.ts';
import { lastShown, productNamedIn } from './answer-spoken-of.ts';

/** A message that is likely a question about what was shown. */
interface LikelyQuestion {
  readonly criteria: SearchCriteria;
  /** It is beyond doubt that it is one: of several it is also answered that none states it. */
  readonly isSure: boolean;
}

/**
 * Answers a question about the product spoken of, or about those that were shown, by what the shop says of them; of many it
 * asks which is meant. false: nothing was shown, it is not stated, or another kind of thing is named.
 */
export async function answerAskedOfShown(
  asked: TurnContext,
  answer: AnswerWriter,
  { criteria, isSure }: LikelyQuestion,
): Promise<boolean> {
  const turn = asQuestion(asked);
  const about = await askedAbout(turn, criteria);
  const said = about.map((match) => ({ match, sentences: statementsOn(turn, match) }));
  const [only, second] = about;
  const isStated = said.some(({ sentences }) => sentences.length > 0);
  if (!only || (!isStated && (!isSure || !second || asksForThing(turn)))) return false;
  if (!second) await answerProductDetails(turn, answer, only);
  else if (isStated || (said.length <= maxOfSeveral && !asksForValue.test(turn.message)))
    answerOfEach(turn, answer, said);
  else askWhichProduct(turn, answer);
  return true;
}

/** `is it available in blue`: what one comes in is known once it is known which. */
const asksForValue = /\bin (?:size )?\S+(?: \S+)?\?$/;

/** Questions are often typed without their sign. */
function asQuestion(turn: TurnContext): TurnContext {
  return { ...turn, message: `${turn.message.replace(/[\s.!?]+$/, '')}?` };
}

/** What a pronoun stands for, else the product that is named, else what was shown and is of the kind that is named. */
async function askedAbout(turn: TurnContext, criteria: SearchCriteria): Promise<readonly ProductMatch[]> {
  const shown = await lastShown(turn);
  if (pointsAtIt(turn) && shown.length > 0) return shown;
  const named = await productNamedIn(turn);
  if (named) return [named];
  return shown.filter(({ product }) => !namesOtherKind(product, criteria));
}

/** `welche Aufsätze passen darauf` asks for other things, unless those shown say which. */
function asksForThing({ typed }: TurnContext): boolean {
  const [, noun] = /^(?:which|what|welche[nrsm]?|hvilke[nt]?|kva for) (\p{L}{4,})/u.exec(foldAccents(typed)) ?? [];
  return noun !== undefined && !/^(?:colou?rs?|sizes?|materials?|farben?|grossen?|farger?|storrelser?)$/.test(noun);
}

function pointsAtIt({ typed }: TurnContext): boolean {
  const text = foldAccents(typed);
  return pronoun.test(text) || [...text.matchAll(pronounOrArticle)].some(([, noun]) => !noun || !isThingWord(noun));
}

const pronoun =
  /(?<!\p{L})(?:it|its|they|them|es|ihn|davon|damit|darin|daran|darauf|dafur|dazu|drin|dran|drauf|da|denne|dette)(?!\p{L})/u;

/** `ist die vegan`, but `das Kissen`. */
const pronounOrArticle =
  /(?<!\p{L})(?:this|that|these|those|die|das|der|den|dem|er|sie|det|de|disse)(?!\p{L})(?: (\p{L}+))?/gu;

/** Of many only those that state it are spoken of: if that is one, it alone from then on. */
function answerOfEach(turn: TurnContext, answer: AnswerWriter, said: readonly SaidOfProduct[]): void {
  const stating = said.filter(({ sentences }) => sentences.length > 0);
  const told = said.length <= maxOfSeveral ? said : stating;
  sayOfEach(turn, answer, told);
  const [only, other] = stating;
  answer.showProducts(
    told.map(({ match }) => match),
    only && !other ? only.match : null,
  );
}
