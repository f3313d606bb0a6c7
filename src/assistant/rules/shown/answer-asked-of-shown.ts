import { formatList } from '#shop/text/intl.ts';
import { foldAccents } from '#shop/text/normalize.ts';
import type { AnswerWriter } from '../../answers/answer-writer.ts';
import { statementsOn } from '../../answers/product/product-sentences.ts';
import { askWhichProduct } from '../../answers/small-talk.ts';
import type { SearchCriteria } from '../../conversation/conversation.ts';
import type { TurnContext } from '../../conversation/turn-context.ts';
import type { ProductMatch } from '../../retrieval/variants/match-variant.ts';
import { answerProductDetails } from '../../tools/get-product.ts';
import { isThingWord } from '../thing-words.ts';
import { namesOtherKind } from './answer-about-focus.ts';
import { maxOfSeveral } from './answer-of-shown.ts';
import { lastShown, productNamedIn } from './answer-spoken-of.ts';

/**
 * Answers what is beyond doubt a question about the product spoken of, or about those that were shown, by what the shop says
 * of them; of several it also says that none states it, and of many it asks which is meant. false: nothing was shown, the
 * only one does not state it, or another kind of thing is named.
 */
export async function answerAskedOfShown(
  asked: TurnContext,
  answer: AnswerWriter,
  criteria: SearchCriteria,
): Promise<boolean> {
  const turn = asQuestion(asked);
  const about = await askedAbout(turn, criteria);
  const stating = statingOf(turn, about);
  const [only, second] = about;
  if (!only || (stating.length === 0 && (!second || asksForThing(turn)))) return false;
  const isKnown = stating.length > 0 || (about.length <= maxOfSeveral && !asksForValue.test(turn.message));
  if (!second) await answerProductDetails(turn, answer, only);
  else if (isKnown) sayOfEach(turn, answer, about);
  else askWhichProduct(turn, answer);
  return true;
}

/** `is it available in blue`: what one comes in is known once it is known which. */
const asksForValue = /\bin (?:size )?\S+(?: \S+)?\?$/;

/** The same where it may be another kind of message: only what a product states answers it. */
export async function answerStatedByShown(
  asked: TurnContext,
  answer: AnswerWriter,
  criteria: SearchCriteria,
): Promise<boolean> {
  const turn = asQuestion(asked);
  const about = await askedAbout(turn, criteria);
  if (statingOf(turn, about).length === 0) return false;
  const [only, second] = about;
  if (only && !second) await answerProductDetails(turn, answer, only);
  else sayOfEach(turn, answer, about);
  return true;
}

/** Questions are often typed without their sign. */
function asQuestion(turn: TurnContext): TurnContext {
  return { ...turn, message: `${turn.message.replace(/[\s.!?]+$/, '')}?` };
}

/** What a pronoun stands for, else the product that is named, else what was shown and is of the kind that is named. */
async function askedAbout(turn: TurnContext, criteria: SearchCriteria): Promise<readonly ProductMatch[]> {
  const shown = await lastShown(turn);
  if (hasPronoun(turn) && shown.length > 0) return shown;
  const named = await productNamedIn(turn);
  if (named) return [named];
  return shown.filter(({ product }) => !namesOtherKind(product, criteria));
}

function statingOf(turn: TurnContext, about: readonly ProductMatch[]): readonly ProductMatch[] {
  return about.filter((match) => statementsOn(turn, match).length > 0);
}

/** `welche Aufsätze passen darauf` asks for other things, unless those shown say which. */
function asksForThing({ typed }: TurnContext): boolean {
  const [, noun] = /^(?:which|what|welche[nrsm]?|hvilke[nt]?|kva for) (\p{L}{4,})/u.exec(foldAccents(typed)) ?? [];
  return noun !== undefined && !/^(?:colou?rs?|sizes?|materials?|farben?|grossen?|farger?|storrelser?)$/.test(noun);
}

function hasPronoun({ typed }: TurnContext): boolean {
  const text = foldAccents(typed);
  return pronoun.test(text) || [...text.matchAll(pronounOrArticle)].some(([, noun]) => !noun || !isThingWord(noun));
}

const pronoun =
  /(?<!\p{L})(?:it|its|they|them|es|ihn|davon|damit|darin|daran|darauf|dafur|dazu|drin|dran|drauf|da|denne|dette)(?!\p{L})/u;

/** `ist die vegan`, but `das Kissen`. */
const pronounOrArticle =
  /(?<!\p{L})(?:this|that|these|those|die|das|der|den|dem|er|sie|det|de|disse)(?!\p{L})(?: (\p{L}+))?/gu;

/** Says it of those that state it: if that is only one, it is spoken of from then on. */
function sayOfEach(turn: TurnContext, answer: AnswerWriter, about: readonly ProductMatch[]): void {
  const stating = statingOf(turn, about);
  for (const sentence of stating.flatMap((match) => statementsOn(turn, match))) answer.say(sentence);
  const unknown = about.filter((match) => !stating.includes(match)).map(({ product }) => product.title);
  const isFew = about.length <= maxOfSeveral;
  if (unknown.length > 0 && isFew)
    answer.say(turn.messages.answers.noFactOf({ titles: formatList(unknown, turn.profile.locale) }));
  const [only, other] = stating;
  answer.showProducts(isFew ? about : stating, only && !other ? only : null);
}
