import { namesOfSizeGuides } from '#shop/lexicon/words/size-guides.ts';
import { sizeOrder } from '#shop/listing/size-order.ts';
import type { Option, Product, ProductDetail } from '#shop/product/product.ts';
import { foldAccents } from '#shop/text/normalize.ts';
import type { AnswerWriter } from '../answers/answer-writer.ts';
import { contactText } from '../answers/contact.ts';
import { detailsOnAspect } from '../answers/product/aspects/aspect-statements.ts';
import { factsText, namedDetails } from '../answers/product/product-facts.ts';
import type { SearchCriteria } from '../conversation/conversation.ts';
import type { TurnContext } from '../conversation/turn-context.ts';
import { sentencesOf } from '../retrieval/passages/excerpt.ts';
import { isCondition } from '../retrieval/relax-criteria.ts';
import { findVariant } from '../retrieval/resolve-product.ts';
import { findReferencedProduct } from './shown/referenced-product.ts';
import type { Rule } from './rule.ts';
import { optionSentences } from '../answers/product/option-sentences.ts';
import { quoteCompletePassage } from '../tools/search/search-policies.ts';

/** `which size do I need`, `do they run small`, `is there a size guide`: which of several sizes fits somebody. */
export const sizeAdviceRule: Rule = {
  pattern:
    /\b(?:what|which) (?:\p{L}+ )?(?:size|length|width)s? (?:do|should|would|shall|must|can) i\b|\b\d{3}\b.*\b(?:what|which) (?:\p{L}+ )?(?:size|length|lengde|lange)\b|\b(?:what|which) (?:\p{L}+ )?(?:size|length|lengde|lange)\b.*\b1\d{2} ?(?:cm|tall)?\b|\b(?:what|which) sizes? (?:is|are) (?:right|best)\b|\b(?:what|which) sizes? (?:need|take|wear) i\b|\b(?:what|which) sizes? (?:would )?fits? me\b|\bwhat(?:'s| is) my size\b|\b(?:find|know|measure|work out|tell) (?:my|the right) size\b|\bsize (?:guide|chart|table|advice)\b|\b(?:runs?|fits?|comes? up) (?:small|large|big|tight|narrow|wide|true to size|to size)\b|\bsize (?:up|down)\b/u,
  answer: answerSizeAdvice,
};

/**
 * Answers from what the shop says of sizes, and from the details and sizes of the product that is meant. When nobody has
 * written anything on it, says so: a guess would be sent back.
 */
async function answerSizeAdvice(turn: TurnContext, answer: AnswerWriter, criteria: SearchCriteria): Promise<void> {
  const named = await findReferencedProduct(turn, criteria, criteria.words);
  const { focus } = turn.memory.conversation;
  const isOfFocus = named === null && focus !== null && criteria.terms.every(isCondition);
  const found = isOfFocus ? await findVariant(turn.catalog, focus.handle, focus.variantId) : named;
  const facts = found ? fitDetails(found.product, turn.message) : [];
  const sentences = found ? sentencesOnFit(found.product) : [];
  const isQuoted = sentences.length === 0 && (await quoteGuide(turn, answer));
  if (found && facts.length > 0) answer.say(factsText(turn, found.product.title, facts));
  for (const sentence of sentences)
    answer.say(turn.messages.answers.saysOfIt({ title: found?.product.title ?? '', sentence }));
  if (!isQuoted && facts.length + sentences.length === 0) {
    answer.say(turn.messages.answers.noSizeAdvice);
    answer.say(contactText(turn));
  }
  if (!found) return;
  const option = sizeOptionOf(found.product);
  if (option) for (const sentence of optionSentences(turn, found.product, option.name)) answer.say(sentence);
  answer.showProducts([found]);
}

async function quoteGuide(turn: TurnContext, answer: AnswerWriter): Promise<boolean> {
  for (const question of [turn.message, turn.message.replace(ownMeasure, ' '), ...namesOfSizeGuides]) {
    if (await quoteCompletePassage(turn, answer, question)) return true;
  }
  return false;
}

/** `I'm 182 tall` stands in no guide. */
const ownMeasure = /\b(?:i(?:'m| am)|(?:he|she|my \p{L}+)(?:'s| is)) \d[^,.;?!]*/iu;

/** What the details of a product say of its size and how it fits. */
function fitDetails(product: Product, message: string): readonly ProductDetail[] {
  return [...new Set([...namedDetails(product, 'fit sizing'), ...detailsOnAspect('size', product, message)])];
}

/** What the description says of how a product fits: `They run small`, `fits up to 185 cm body height`. */
function sentencesOnFit({ summary }: Product): readonly string[] {
  return sentencesOf(summary)
    .filter((sentence) => fitsSo.test(foldAccents(sentence)))
    .slice(0, maxSentences);
}

const maxSentences = 2;
const fitsSo =
  /\b(?:runs?|fits?|com(?:es?|ing) up) (?:\p{L}+ ){0,2}(?:small|large|big|tight|narrow|wide|long|short|loose|true to size)\b|\btrue to size\b|\bsizes? (?:up|down|bigger|larger|smaller)\b|\b(?:body|rider|inside leg) (?:height|length|size)\b|\bf(?:allt|allen) (?:\p{L}+ ){0,2}(?:klein|gross|eng|weit|normal)\b|\b(?:korpergrosse|normal geschnitten|gr(?:osse)? (?:grosser|kleiner))\b|\b(?:sma|store?|liten|stor|normal\p{L}*) i storrelsen?\b|\bkroppshoyde\b/u;

/** The option with sizes to choose from. */
function sizeOptionOf({ options }: Product): Option | undefined {
  return options.find(({ values }) => sizeOrder(values.map(({ value }) => value)) !== null);
}
