import type { AnswerWriter } from '../../answers/answer-writer.ts';
import { asksWhetherThereIs } from '../../answers/nothing-found.ts';
import { asksFor } from '../../answers/product/aspects/asked-aspects.ts';
import type { SearchCriteria } from '../../conversation/conversation.ts';
import type { TurnContext } from '../../conversation/turn-context.ts';
import { findProducts, isCalledSo } from '../../retrieval/find-products.ts';
import { isKnownTopic, topicsIn } from '../../retrieval/passages/topics.ts';
import { answerOfShown } from '../shown/answer-of-shown.ts';
import { quoteNearest } from '../../tools/search/quote-nearest.ts';
import { quoteCompletePassage } from '../../tools/search/search-policies.ts';
import { answerSearch } from '../../tools/search/answer-search.ts';
import { isHeading } from './follow-up-question.ts';
import { asksForAnswer, questionStart } from '../intent.ts';
import { normalizeMessage } from '../rule.ts';
import { asksOfShop } from './service-question.ts';

/** What is no request for goods is answered from the shop's texts, and what is asked of the shop never with goods. */
export async function answerOtherwise(
  turn: TurnContext,
  answer: AnswerWriter,
  found: 'nothing' | 'close',
): Promise<boolean> {
  const text = normalizeMessage(turn.message);
  // `do you have vouchers`: no product, but something that shops write about.
  if (asksWhetherThereIs(turn.message)) {
    const isOfTopic = found === 'nothing' && topicsIn(turn.message).some(isKnownTopic);
    const isOfShop = isOfTopic || (await isHeading(turn, found === 'nothing' ? 1 : 2));
    return isOfShop && quoteCompletePassage(turn, answer);
  }
  if (!asksForAnswer(turn.message) && !asksOfShop(text)) return false;
  if (await quoteCompletePassage(turn, answer)) return true;
  if (asksOfShop(text)) await quoteNearest(turn, answer);
  return asksOfShop(text);
}

/** `plates, dishwasher safe` names goods, and nothing in the shop's texts is about it. false: they say something. */
export async function answerGoods(turn: TurnContext, answer: AnswerWriter, criteria: SearchCriteria): Promise<boolean> {
  const text = normalizeMessage(turn.message);
  // `can I wash the cover` of a few that were shown.
  if (asksFor('care', text) && (await answerOfShown(turn, answer, criteria))) return true;
  if (questionStart.test(text) || !careOfGoods.test(text) || criteria.words.length === 0) return false;
  if (await quoteCompletePassage(turn, answer)) return true;
  const outcome = await findProducts(turn.catalog, { criteria, limit: 1, skip: [] });
  if (outcome.found.length === 0 || !isCalledSo(outcome)) return false;
  await answerSearch(turn, answer, criteria);
  return true;
}

const careOfGoods = /\b(?:dishwasher|microwave|washable)\b/;
