import { readBlogTag } from '#shop/content/content.ts';
import { requestedHandles } from '#shop/product/requested-handles.ts';
import { normalizeText } from '#shop/text/normalize.ts';
import { parseListQuery } from '#shop/listing/query/list-query.ts';
import { listPairs } from '#shop/listing/query/list-url.ts';
import type { RecognizedParameters } from './entries/page-response.ts';

/**
 * Which query parameters a page depends on. `blog`: page and tag; `handles`: the products that it names; `options`: those
 * of the product, which are known once its page was rendered.
 */
export type QueryDependency = 'none' | 'page' | 'blog' | 'handles' | 'list' | 'search' | 'options';

/** The query parameters that a page depends on, in one order and spelling. */
export type NormalizedQuery = readonly (readonly [name: string, value: string])[];

export interface NormalizerContext {
  readonly currency: string;
  /** The options of the product; undefined: its page was not rendered yet. */
  readonly learnedParameters: RecognizedParameters | undefined;
}

export function normalizeQuery(
  dependency: QueryDependency,
  query: URLSearchParams,
  context: NormalizerContext,
): NormalizedQuery {
  switch (dependency) {
    case 'none':
      return [];
    case 'page':
      return normalizeListQuery(query, context.currency).filter(([name]) => name === 'page');
    case 'blog':
      return normalizeBlogQuery(query, context);
    case 'handles':
      return requestedHandles(query).map((handle) => ['handle', handle]);
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

/** In the scope of a collection, which has every sort order but relevance; a list without one of them ignores it. */
function normalizeListQuery(query: URLSearchParams, currency: string): NormalizedQuery {
  const scope = { kind: 'collection', handle: '' } as const;
  return listPairs(parseListQuery(query, { scope, currency }).query, currency);
}

/** A truncated term stays too long, so that the page still reports it; the page truncates it again. */
function normalizeSearchQuery(query: URLSearchParams, currency: string): NormalizedQuery {
  const parsed = parseListQuery(query, { scope: { kind: 'search' }, currency });
  const pairs = listPairs(parsed.query, currency);
  if (!parsed.isTermTruncated) return pairs;
  return pairs.map(([name, value]) => [name, name === 'q' ? `${value} …` : value]);
}

/** Options sorted by name, ids unchanged. Before the options of the product are known, any name counts. */
function normalizeOptionQuery(
  query: URLSearchParams,
  learnedParameters: RecognizedParameters | undefined,
): NormalizedQuery {
  const pairs = new Map<string, readonly [string, string]>();
  for (const [name, value] of query) {
    const pair = optionPair(normalizeText(name), value, learnedParameters);
    if (pair) pairs.set(pair.join('\n'), pair);
  }
  const known = new Set([...pairs.values()].filter(([, value]) => value !== unknownValue).map(([name]) => name));
  const needed = [...pairs.values()].filter(([name, value]) => value !== unknownValue || !known.has(name));
  return needed.sort(([one], [other]) => (one === other ? 0 : one < other ? -1 : 1));
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
  if (!learnedParameters) return [name, normalizedValue];
  const known = learnedParameters.get(name);
  return known ? [name, known.has(normalizedValue) ? normalizedValue : unknownValue] : null;
}

/** Stands for every value that an option does not have: the page says that there is none, but not which was asked. */
const unknownValue = '\u{FFFD}';

/** Parameters that campaigns and mailings add; no option has such a name. */
const campaignParameter = /^(?:utm_.*|gclid|fbclid|msclkid|mc_.*|srsltid)$/;
