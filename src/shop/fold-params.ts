import { fold } from './fold.ts';

/** The values of a URL's parameters, in their order, by folded name. */
export type Given = ReadonlyMap<string, readonly string[]>;

/** What a URL gives; names compare folded, blank values are not given. */
export function given(params: URLSearchParams): Given {
  const filled = [...params].filter(([, value]) => value.trim() !== '');
  const groups = Map.groupBy(filled, ([name]) => fold(name));
  return new Map([...groups].map(([name, pairs]) => [name, pairs.map(([, value]) => value)]));
}
