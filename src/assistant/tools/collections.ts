import { z } from 'zod';
import type { AnswerWriter } from '../answers/answer-writer.ts';
import type { SearchCriteria } from '../conversation/conversation.ts';
import type { TurnContext } from '../conversation/turn-context.ts';
import { sanitizeForModel } from '../model/prompt-safety.ts';
import { formatList } from '#shop/text/intl.ts';
import type { Vocabulary } from '../retrieval/vocabulary.ts';
import { findProducts } from '../retrieval/find-products.ts';
import { noCriteria } from '../retrieval/resolve-product.ts';
import { stemsOf } from '../retrieval/words/words.ts';
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

async function answerCollections(turn: TurnContext, answer: AnswerWriter): Promise<void> {
  const { messages, profile } = turn;
  const { result: collections } = await answer.callTool(listCollections, {});
  const { collections: listText, suggestions: texts } = messages.answers;
  const titles = collections.map(({ title }) => title);
  if (titles.length === 0) return answerKinds(turn, answer);
  answer.say(listText({ titles: formatList(titles, profile.locale) }));
  const suggestions = titles.slice(0, 4).map((title) => texts.collection({ title }));
  answer.show({ type: 'data-suggestions', data: { suggestions } });
}

/** Names the types of products where a shop has no collections; where it has no types either, shows products. */
async function answerKinds(turn: TurnContext, answer: AnswerWriter): Promise<void> {
  const { messages, profile, catalog } = turn;
  const { kinds, noCollections, here, suggestions: texts } = messages.answers;
  const types = typesIn(await turn.vocabulary());
  if (types.length > 0) {
    answer.say(kinds({ kinds: formatList(types, profile.locale) }));
    const suggestions = types.slice(0, 4).map((title) => texts.collection({ title }));
    return answer.show({ type: 'data-suggestions', data: { suggestions } });
  }
  const { found } = await findProducts(catalog, { criteria: noCriteria, limit: 4, skip: [] });
  if (found.length === 0) return answer.say(noCollections);
  answer.say(here({ count: found.length }));
  answer.showProducts(found);
}

const maxKinds = 8;

/** Each type once, however its number and letters are written: `Classical Guitars` and `classical guitar`. */
function typesIn({ phrases }: Vocabulary): readonly string[] {
  const readings = [...phrases.values()].flat().filter(({ kind }) => kind === 'type');
  const types = Map.groupBy(
    readings.flatMap(({ values }) => values),
    (value) => stemsOf(value).join(' '),
  );
  return [...types.values()].flatMap(([first]) => first ?? []).slice(0, maxKinds);
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
