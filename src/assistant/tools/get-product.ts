import { z } from 'zod';
import type { Messages } from '#messages/messages.ts';
import { listBounds } from '#shop/listing/listing.ts';
import type { Product } from '#shop/product/product.ts';
import type { AnswerWriter } from '../answers/answer-writer.ts';
import { passageOnAllGoods } from '../answers/product/all-goods.ts';
import { statedSentences, unknownSentences } from '../answers/product/product-sentences.ts';
import { sayPassage } from '../answers/quotation.ts';
import type { SearchCriteria } from '../conversation/conversation.ts';
import type { TurnContext } from '../conversation/turn-context.ts';
import type { ProductMatch } from '../retrieval/variants/match-variant.ts';
import { findProducts, isCalledSo } from '../retrieval/find-products.ts';
import { chooseMatch, findProductByName, noCriteria, optionTerms } from '../retrieval/resolve-product.ts';
import { normalizeMessage } from '../rules/rule.ts';
import { productDetailsForModel } from './model-data.ts';
import { defineTool } from './tool.ts';

export const getProduct = defineTool({
  name: 'get_product',
  description: 'Reads one product: options, prices, stock, measurements, material, care.',
  input: z.object({
    product: z.string().min(1).max(200).describe('Its handle or its name.'),
    values: z
      .array(z.string().max(listBounds.valueCharacters))
      .max(listBounds.namesPerKind)
      .default([])
      .describe('Option values of the variant that is meant.'),
  }),
  kind: 'product',
  run: async (input, { turn }) => {
    const product = await findProductByName(turn.catalog, input.product);
    return product && chooseMatch(product, { ...noCriteria, terms: optionTerms(product, input.values) });
  },
  products: (found) => [found],
  toModelData: (found, locale) => ({ product: productDetailsForModel(found, locale) }),
});

/** Answers a question about a product from its data. */
export async function answerProductDetails(
  turn: TurnContext,
  answer: AnswerWriter,
  found: ProductMatch,
): Promise<void> {
  await answer.callTool(getProduct, { product: found.product.handle, values: [...found.variant.values] });
  const stated = statedSentences(turn, found);
  const passage = stated === null ? await passageOnAllGoods(turn, found.product) : null;
  if (passage) sayPassage(turn, answer, { passage, question: turn.message });
  else for (const sentence of stated ?? unknownSentences(turn, found)) answer.say(sentence);
  answer.showProducts([found]);
  answer.show({ type: 'data-suggestions', data: { suggestions: productSuggestions(found.product, turn.messages) } });
}

/**
 * Says whether the one product is in stock that a message asks about: `is the PS5 in stock`, `wool coat in M available?`.
 * false: it asks about something else, or several products are called so.
 */
export async function answerStock(turn: TurnContext, answer: AnswerWriter, criteria: SearchCriteria): Promise<boolean> {
  const text = normalizeMessage(turn.message);
  if (!criteria.available || !asksWhetherInStock.test(text)) return false;
  const outcome = await findProducts(turn.catalog, { criteria: { ...criteria, available: false }, limit: 2, skip: [] });
  const [best] = outcome.found;
  const isOne = outcome.found.length === 1 || /^is (?:the|your|this|that)\b/.test(text);
  if (!best || !isOne || outcome.isClose || outcome.dropped.length > 0 || !isCalledSo(outcome)) return false;
  await answerProductDetails(turn, answer, best);
  return true;
}

const asksWhetherInStock = /^(?:is|are) .*\b(?:in stock|available)\b|\b(?:in stock|available) *\?/;

function productSuggestions(product: Product, { answers, panel }: Messages): readonly string[] {
  const { addIt, options, size } = answers.suggestions;
  return [
    addIt,
    panel.questions.goesWith({ title: product.title }),
    ...(product.options.some(({ values }) => values.length > 1) ? [options] : []),
    size,
  ];
}
