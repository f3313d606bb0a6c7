import { z } from 'zod';
import type { AnswerWriter } from '../answers/answer-writer.ts';
import type { SearchCriteria } from '../conversation/conversation.ts';
import type { TurnContext } from '../conversation/turn-context.ts';
import { sanitizeForModel } from '../model/prompt-safety.ts';
import { formatList } from '#shop/text/intl.ts';
import { findProducts } from '../retrieval/find-products.ts';
import { noCriteria } from '../retrieval/resolve-product.ts';
import type { Rule } from '../rules/rule.ts';
import { maxModelText, outcomeForModel } from './model-data.ts';
import { defineTool } from './tool.ts';

/** The most collections that a language model receives. */
const maxForModel = 40;

export const listCollections = defineTool({
  name: 'list_collections',
  description: 'Lists the collections of the shop.',
  input: z.object({}),
  kind: 'collections',
  run: async (_, { turn }) => (await turn.vocabulary()).collections,
  summarize: (collections) => ({ count: collections.length }),
  toModelData: (collections) => ({
    collections: collections
      .slice(0, maxForModel)
      .map(({ handle, title }) => ({ handle, title: sanitizeForModel(title, maxModelText.title) })),
  }),
});

export const collectionsRule: Rule = {
  pattern:
    /\bwhat (?:else )?(?:do|does|can) (?:you|the shop|i) (?:sell|have|offer|stock|carry|make|buy)(?: here)?\s*\??$|\bcategories\b|\bcollections\b|\bdepartments\b|^what is (?:this shop|there)\b/,
  answer: answerCollections,
};

async function answerCollections({ messages, profile }: TurnContext, answer: AnswerWriter): Promise<void> {
  const { result: collections } = await answer.callTool(listCollections, {});
  const { collections: listText, noCollections, suggestions: texts } = messages.answers;
  const titles = collections.map(({ title }) => title);
  answer.say(titles.length > 0 ? listText({ titles: formatList(titles, profile.locale) }) : noCollections);
  const suggestions = titles.slice(0, 4).map((title) => texts.collection({ title }));
  answer.show({ type: 'data-suggestions', data: { suggestions } });
}

export const browseCollection = defineTool({
  name: 'browse_collection',
  description: 'Shows products of one collection in its own order.',
  input: z.object({
    collection: z.string().min(1).max(200).describe('Its handle.'),
    limit: z.int().min(1).max(12).default(4),
    skip: z.array(z.string()).max(200).default([]).describe('Handles not to show again.'),
  }),
  kind: 'collection',
  run: async ({ collection: handle, limit, skip }, { turn }) => {
    const collection = await turn.catalog.collection(handle);
    if (!collection) return null;
    return findProducts(turn.catalog, { criteria: inCollection(handle, collection.title), limit, skip });
  },
  products: ({ found }) => found,
  toModelData: outcomeForModel,
});

function inCollection(handle: string, label: string): SearchCriteria {
  const readings = [{ kind: 'collection' as const, name: '', values: [handle] }];
  return { ...noCriteria, terms: [{ label, negated: false, readings }] };
}
