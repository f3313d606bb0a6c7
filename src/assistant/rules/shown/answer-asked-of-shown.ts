import { foldAccents } from '#shop/text/normalize.ts';
import type { AnswerWriter } from '../../answers/answer-writer.ts';
import { comesIn, valueSentence } from '../../answers/product/option-sentences.ts';
import { asksForReduction, priceSentence } from '../../answers/product/offer-sentences.ts';
import { statementsOn } from '../../answers/product/product-sentences.ts';
import { askWhichProduct } from '../../answers/small-talk.ts';
import type { SearchCriteria } from '../../conversation/conversation.ts';
import type { TurnContext } from '../../conversation/turn-context.ts';
import type { ProductMatch } from '../../retrieval/variants/match-variant.ts';
import { isQuestion, meansOne, pointsAtIt, speaksOfOne } from '../../subject/question-form.ts';
import { maxOfSeveral, readSpokenProducts } from '../../subject/spoken-products.ts';
import { subjectByPart, subjectOf } from '../../subject/subject-of-question.ts';
import { answerProductDetails } from '../../tools/get-product.ts';
import { type SaidOfProduct, sayOfEach } from './answer-of-shown.ts';
import { mayBeOfShown } from './answer-spoken-of.ts';

/** A message that is likely a question about what was shown. */
interface LikelyQuestion {
  readonly criteria: SearchCriteria;
  /** It is beyond doubt that it is one: of several it is also answered that none states it. */
  readonly isSure: boolean;
}

/**
 * Answers a question about the product spoken of, or about those that were shown, by what the shop says of them. false:
 * nothing was shown, it is not stated, or another kind of thing is named.
 */
export async function answerAskedOfShown(
  asked: TurnContext,
  answer: AnswerWriter,
  { criteria, isSure }: LikelyQuestion,
): Promise<boolean> {
  const turn = asQuestion(asked);
  const about = await subjectOf(turn, { criteria });
  const isOfIt = isQuestion(asked) && pointsAtIt(asked) && mayBeOfShown(asked, criteria);
  return answerOf(turn, answer, { about, isSure: isSure || isOfIt });
}

/**
 * Answers `are the strings soft`, „kann man den Korb in die Spülmaschine tun“ by what the product spoken of, or those of the
 * shown that have such a part, say of it, whatever else the shop has of such things. false: they have none.
 */
export async function answerPartOfShown(
  asked: TurnContext,
  answer: AnswerWriter,
  criteria: SearchCriteria,
): Promise<boolean> {
  if (!isQuestion(asked) || !mayBeOfShown(asked, criteria)) return false;
  const about = subjectByPart(asked, await readSpokenProducts(asked));
  return about.length > 0 && answerOf(asQuestion(asked), answer, { about, isSure: true });
}

interface QuestionAbout {
  readonly about: readonly ProductMatch[];
  readonly isSure: boolean;
}

/** Of one it is also said that it is not stated. */
async function answerOf(turn: TurnContext, answer: AnswerWriter, { about, isSure }: QuestionAbout): Promise<boolean> {
  const { value } = asksForValue.exec(turn.message)?.groups ?? {};
  const said = about.map((match) => ({ match, sentences: saidOf(turn, match, value) }));
  const stating = said.filter(({ sentences }) => sentences.length > 0);
  const [first, second] = about;
  const [only, other] = stating;
  if (!first || (!only && (!isSure || asksForThing(turn)))) return false;
  if (!second) await answerProductDetails(turn, answer, first);
  else if (only && !other && meansOne(turn)) answerOfEach(turn, answer, stating);
  else if (!only && about.length > maxOfSeveral && speaksOfOne(turn)) askWhichOf(turn, answer, about);
  else if (only || value === undefined) answerOfEach(turn, answer, value === undefined ? said : stating);
  else askWhichProduct(turn, answer);
  return true;
}

/** With the list again, of which a number may be said. */
function askWhichOf(turn: TurnContext, answer: AnswerWriter, about: readonly ProductMatch[]): void {
  askWhichProduct(turn, answer);
  answer.showProducts(about);
}

function saidOf(turn: TurnContext, match: ProductMatch, value: string | undefined): readonly string[] {
  if (asksForReduction.test(turn.message)) return match.variant.compareAt ? [priceSentence(turn, match)] : [];
  if (value === undefined || !comesIn(match.product, value)) return statementsOn(turn, match);
  return [valueSentence(turn, match, value)];
}

/** `is it available in blue` */
const asksForValue = /\bin (?:size )?(?<value>\S+(?: \S+)?)\?$/;

/** Questions are often typed without their sign. */
function asQuestion(turn: TurnContext): TurnContext {
  return { ...turn, message: `${turn.message.replace(/[\s.!?]+$/, '')}?` };
}

/** `welche Aufsätze passen darauf` asks for other things, unless those shown say which. */
function asksForThing({ typed }: TurnContext): boolean {
  const [, noun] = /^(?:which|what|welche[nrsm]?|hvilke[nt]?|kva for) (\p{L}{4,})/u.exec(foldAccents(typed)) ?? [];
  return noun !== undefined && !/^(?:colou?rs?|sizes?|materials?|farben?|grossen?|farger?|storrelser?)$/.test(noun);
}

/** Of many only some of those that state it are spoken of: if that is one, it alone from then on. */
function answerOfEach(turn: TurnContext, answer: AnswerWriter, said: readonly SaidOfProduct[]): void {
  const stating = said.filter(({ sentences }) => sentences.length > 0);
  const isMany = said.length > maxOfSeveral && stating.length > 0;
  const answered = isMany ? stating.slice(0, maxOfSeveral) : said;
  sayOfEach(turn, answer, answered);
  const [only, other] = stating;
  answer.showProducts(
    answered.map(({ match }) => match),
    only && !other ? only.match : null,
  );
}
