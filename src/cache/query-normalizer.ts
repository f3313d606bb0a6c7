import { readBlogTag } from '#shop/content/content.ts';
import { normalizeText } from '#shop/text/normalize.ts';
import { parseListQuery } from '#shop/listing/list-query.ts';
import { listPairs } from '#shop/listing/list-url.ts';
import type { QueryDependency } from './cacheable-routes.ts';
import type { RecognizedParameters } from './entries/page-response.ts';

/** What a page looks at in its query, in one order and spelling. */
export type NormalizedQuery = readonly (readonly [name: string, value: string])[];

export interface NormalizerContext {
  readonly currency: string;
  /** What a product's page said of its options; undefined: not asked yet. */
  readonly learnedParameters: RecognizedParameters | undefined;
}

export function normalizeQuery(
  dependency: QueryDependency,
  query: URLSearchParams,
  context: NormalizerContext,
): NormalizedQuery {
  switch (dependency) {
    case 'nothing':
      return [];
    case 'page':
      return normalizeListQuery(query, context.currency).filter(([name]) => name === 'page');
    case 'blog':
      return normalizeBlogQuery(query, context);
    case 'list':
      return normalizeListQuery(query, context.currency);
    case 'search':
      return normalizeSearchQuery(query, context.currency);
    case 'options':
      return normalizeOptionQuery(query, context.learnedParameters);
    default:
      return dependency satisfies never;
  }
}

function normalizeBlogQuery(query: URLSearchParams, context: NormalizerContext): NormalizedQuery {
  const tag = readBlogTag(query);
  const page = normalizeQuery('page', query, context);
  return tag === null ? page : [...page, ['tag', tag]];
}

/** As a collection has it, which knows every sort but relevance; a list that lacks one of them ignores it. */
function normalizeListQuery(query: URLSearchParams, currency: string): NormalizedQuery {
  const scope = { kind: 'collection', handle: '' } as const;
  return listPairs(parseListQuery(query, { scope, currency }).query, currency);
}

/** A term that was cut stays too long, so that the page still says so; what is added is cut off again. */
function normalizeSearchQuery(query: URLSearchParams, currency: string): NormalizedQuery {
  const parsed = parseListQuery(query, { scope: { kind: 'search' }, currency });
  const pairs = listPairs(parsed.query, currency);
  if (!parsed.isTermTruncated) return pairs;
  return pairs.map(([name, value]) => [name, name === 'q' ? `${value} …` : value]);
}

/** Ids in their order and as they came, options by name. Before the product has said which it has, any name counts. */
function normalizeOptionQuery(
  query: URLSearchParams,
  learnedParameters: RecognizedParameters | undefined,
): NormalizedQuery {
  const pairs = new Map<string, readonly [string, string]>();
  for (const [name, value] of query) {
    const pair = optionPair(normalizeText(name), value, learnedParameters);
    if (pair) pairs.set(pair.join('\n'), pair);
  }
  return [...pairs.values()].sort(([one], [other]) => (one === other ? 0 : one < other ? -1 : 1));
}

const variantParameters: ReadonlySet<string> = new Set(['variantid', 'variant', 'sku']);

function optionPair(
  name: string,
  value: string,
  learnedParameters: RecognizedParameters | undefined,
): readonly [string, string] | null {
  if (value.trim() === '' || campaignParameter.test(name)) return null;
  if (variantParameters.has(name)) return [name, value];
  const normalizedValue = normalizeText(value);
  return !learnedParameters || learnedParameters.get(name)?.has(normalizedValue) ? [name, normalizedValue] : null;
}

/** Parameters that campaigns and mailings add; no option bears such a name. */
const campaignParameter = /^(?:utm_.*|gclid|fbclid|msclkid|mc_.*|srsltid)$/;
