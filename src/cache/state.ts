import { readTag } from '#shop/blog-query.ts';
import { fold } from '#shop/fold.ts';
import { parseListQuery } from '#shop/list-query.ts';
import { listPairs } from '#shop/list-url.ts';
import type { Looks } from './cacheable-routes.ts';
import type { Parameters } from './page.ts';

/** What a page looks at in its query, in one order and spelling. */
export type State = readonly (readonly [name: string, value: string])[];

export interface StateContext {
  readonly currency: string;
  /** What a product's page said of its options; undefined: not asked yet. */
  readonly learned: Parameters | undefined;
}

export function stateOf(looks: Looks, query: URLSearchParams, context: StateContext): State {
  switch (looks) {
    case 'nothing':
      return [];
    case 'page':
      return listState(query, context.currency).filter(([name]) => name === 'page');
    case 'blog':
      return blogState(query, context);
    case 'list':
      return listState(query, context.currency);
    case 'search':
      return searchState(query, context.currency);
    case 'options':
      return optionState(query, context.learned);
    default:
      return looks satisfies never;
  }
}

function blogState(query: URLSearchParams, context: StateContext): State {
  const tag = readTag(query);
  const page = stateOf('page', query, context);
  return tag === null ? page : [...page, ['tag', tag]];
}

/** As a collection has it, which knows every sort but relevance; a list that lacks one of them ignores it. */
function listState(query: URLSearchParams, currency: string): State {
  const scope = { kind: 'collection', handle: '' } as const;
  return listPairs(parseListQuery(query, { scope, currency }).query, currency);
}

/** A term that was cut stays too long, so that the page still says so; what is added is cut off again. */
function searchState(query: URLSearchParams, currency: string): State {
  const parsed = parseListQuery(query, { scope: { kind: 'search' }, currency });
  const state = listPairs(parsed.query, currency);
  if (!parsed.termCut) return state;
  return state.map(([name, value]) => [name, name === 'q' ? `${value} …` : value]);
}

/** Ids in their order and as they came, options by name. Before the product has said which it has, any name counts. */
function optionState(query: URLSearchParams, learned: Parameters | undefined): State {
  const state = new Map<string, readonly [string, string]>();
  for (const [name, value] of query) {
    const pair = optionPair(fold(name), value, learned);
    if (pair) state.set(pair.join('\n'), pair);
  }
  return [...state.values()].sort(([one], [other]) => (one === other ? 0 : one < other ? -1 : 1));
}

const identifiers: ReadonlySet<string> = new Set(['variantid', 'variant', 'sku']);

function optionPair(name: string, value: string, learned: Parameters | undefined): readonly [string, string] | null {
  if (value.trim() === '' || campaign.test(name)) return null;
  if (identifiers.has(name)) return [name, value];
  const folded = fold(value);
  return !learned || learned.get(name)?.has(folded) ? [name, folded] : null;
}

/** Parameters that campaigns and mailings add; no option bears such a name. */
const campaign = /^(?:utm_.*|gclid|fbclid|msclkid|mc_.*|srsltid)$/;
