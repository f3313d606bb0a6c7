import { normalizeText } from './fold.ts';

/** The values of a URL's parameters, in their order, by folded name. */
export type NormalizedParameters = ReadonlyMap<string, readonly string[]>;

/** What a URL gives; names compare folded, blank values are not given. */
export function normalizeParameters(params: URLSearchParams): NormalizedParameters {
  const filled = [...params].filter(([, value]) => value.trim() !== '');
  const groups = Map.groupBy(filled, ([name]) => normalizeText(name));
  return new Map([...groups].map(([name, pairs]) => [name, pairs.map(([, value]) => value)]));
}
