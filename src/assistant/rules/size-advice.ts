import { namesOfSizeGuides } from '#shop/lexicon/words/size-guides.ts';
import { sizeOrder } from '#shop/listing/size-order.ts';
import type { Option, Product, ProductDetail } from '#shop/product/product.ts';
import type { AnswerWriter } from '../answers/answer-writer.ts';
import { contactText } from '../answers/contact.ts';
import { detailsOnTopic, factsText, namedDetails } from '../answers/product/product-facts.ts';
import type { SearchCriteria } from '../conversation/conversation.ts';
import type { TurnContext } from '../conversation/turn-context.ts';
import { findReferencedProduct } from './shown/referenced-product.ts';
import type { Rule } from './rule.ts';
import { optionSentences } from '../answers/product/option-sentences.ts';
import { quoteCompletePassage } from '../tools/search-policies.ts';

/** `which size do I need`, `do they run small`, `is there a size guide`: which of several sizes fits somebody. */
export const sizeAdviceRule: Rule = {
  pattern:
    /\b(?:what|which) sizes? (?:do|should|would|shall|must|can) i\b|\b(?:what|which) sizes? (?:is|are) (?:right|best)\b|\b(?:what|which) sizes? (?:need|take|wear) i\b|\b(?:what|which) sizes? (?:would )?fits? me\b|\bwhat(?:'s| is) my size\b|\b(?:find|know|measure|work out|tell) (?:my|the right) size\b|\bsize (?:guide|chart|table|advice)\b|\b(?:runs?|fits?|comes? up) (?:small|large|big|tight|narrow|wide|true to size|to size)\b|\bsize (?:up|down)\b/,
  answer: answerSizeAdvice,
};

/**
 * Answers from what the shop says of sizes, and from the details and sizes of the product that is meant. When nobody has
 * written anything on it, says so: a guess would be sent back.
 */
async function answerSizeAdvice(turn: TurnContext, answer: AnswerWriter, criteria: SearchCriteria): Promise<void> {
  const found = await findReferencedProduct(turn, criteria, criteria.words);
  const facts = found ? fitDetails(found.product, turn.message) : [];
  const isQuoted = await quoteGuide(turn, answer);
  if (found && facts.length > 0) answer.say(factsText(turn, found.product.title, facts));
  if (!isQuoted && facts.length === 0) {
    answer.say(turn.messages.answers.noSizeAdvice);
    answer.say(contactText(turn));
  }
  if (!found) return;
  const option = sizeOptionOf(found.product);
  if (option) for (const sentence of optionSentences(turn, found.product, option.name)) answer.say(sentence);
  answer.showProducts([found]);
}

async function quoteGuide(turn: TurnContext, answer: AnswerWriter): Promise<boolean> {
  for (const question of [turn.message, ...namesOfSizeGuides]) {
    if (await quoteCompletePassage(turn, answer, question)) return true;
  }
  return false;
}

/** What the details of a product say of its size and how it fits. */
function fitDetails(product: Product, message: string): readonly ProductDetail[] {
  return [...new Set([...namedDetails(product, 'fit sizing'), ...detailsOnTopic(product, 'size', message)])];
}

/** The option with sizes to choose from. */
function sizeOptionOf({ options }: Product): Option | undefined {
  return options.find(({ values }) => sizeOrder(values.map(({ value }) => value)) !== null);
}
