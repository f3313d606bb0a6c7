import { formatList } from '#shop/text/intl.ts';
import type { AnswerWriter } from '../../answers/answer-writer.ts';
import { statedSentences, knownFacts, statementsOn } from '../../answers/product/product-sentences.ts';
import { asksForOffer } from '../../answers/product/aspects/asked-aspects.ts';
import type { SearchCriteria } from '../../conversation/conversation.ts';
import type { TurnContext } from '../../conversation/turn-context.ts';
import { findVariant } from '../../retrieval/resolve-product.ts';
import type { ProductMatch } from '../../retrieval/variants/match-variant.ts';
import { stemsOf } from '../../retrieval/words/words.ts';
import { meansOne } from '../../subject/question-form.ts';
import { likelyMeant } from '../../subject/spoken-products.ts';

/**
 * `how heavy are they`, `are they washable` of a few products that were shown: says it of each, and of which of them it is
 * unknown. false: nothing is said of any.
 */
export async function answerOfShown(
  turn: TurnContext,
  answer: AnswerWriter,
  criteria: SearchCriteria,
): Promise<boolean> {
  const { lastProducts } = turn.memory.conversation;
  if (lastProducts.length < 2) return false;
  const found = await Promise.all(
    lastProducts.map(({ handle, variantId }) => findVariant(turn.catalog, handle, variantId)),
  );
  const known = likelyMeant(found.filter((match) => match !== null));
  const isNamed = criteria.terms.length > 0 || criteria.words.some((word) => !detailQuestionStems.has(word));
  const said = known.map((match) => ({
    match,
    sentences: isNamed ? statementsOn(turn, match) : factsOrValues(turn, match),
  }));
  if (said.every(({ sentences }) => sentences.length === 0)) return false;
  const answered = meantOf(turn, said);
  sayOfEach(turn, answer, answered);
  answer.showProducts(answered.map(({ match }) => match));
  return true;
}

/** What is said of a product; nothing where that is unknown. */
export interface SaidOfProduct {
  readonly match: ProductMatch;
  readonly sentences: readonly string[];
}

/** Where one is meant or asked for, `is it vegan`, `which is vegan`, and one alone says something, that one; else all. */
export function meantOf(turn: TurnContext, said: readonly SaidOfProduct[]): readonly SaidOfProduct[] {
  const stating = said.filter(({ sentences }) => sentences.length > 0);
  return stating.length === 1 && meansOne(turn) ? stating : said;
}

/** Says it of each, and of which it is unknown. */
export function sayOfEach(turn: TurnContext, answer: AnswerWriter, said: readonly SaidOfProduct[]): void {
  for (const sentence of said.flatMap(({ sentences }) => sentences)) answer.say(sentence);
  const unknown = said.filter(({ sentences }) => sentences.length === 0).map(({ match }) => match.product.title);
  const titles = formatList(unknown, turn.profile.locale);
  if (unknown.length > 0) answer.say(turn.messages.answers.noFactOf({ titles }));
}

function factsOrValues(turn: TurnContext, match: ProductMatch): readonly string[] {
  const isKnown = asksForValues.test(turn.message) || asksForOffer(turn.message);
  return isKnown ? (statedSentences(turn, match) ?? []) : knownFacts(turn, match);
}

export const asksForValues = /\b(?:which|what|other|different) (?:other )?(?:colou?rs?|sizes?)\b/i;

/** Words that ask for a detail, and name no product. */
export const detailQuestionStems = new Set(
  stemsOf(
    'big tall high wide deep long large thick heavy loud noisy quiet bright powerful fast far weigh weight dimension measure measurement hold volume capacity detail describe description come version back left many much dishwasher microwave wash clean care safe made make maker designed from iron dry oil contain tolerate need pack packet',
  ),
);
