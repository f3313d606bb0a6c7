import { parseListQuery } from '#shop/list-query.ts';
import type { SuggestResult } from '#ui/views/search/suggested.ts';

const maxSuggestions = 10;
const defaultSuggestions = 4;

/** What the search box offers for the term that an address gives; `limit` of each kind. */
export async function readSuggestions({ catalog, content }: App.Locals, url: URL): Promise<SuggestResult> {
  const { currency } = await content.profile();
  const { query } = parseListQuery(url.searchParams, { scope: { kind: 'search' }, currency });
  const term = query.scope.kind === 'search' ? query.scope.term : '';
  return { term, ...(await catalog.suggest(term, suggestionLimit(url.searchParams))) };
}

function suggestionLimit(params: URLSearchParams): number {
  const given = Number(params.get('limit') ?? params.get('resources[limit]') ?? defaultSuggestions);
  return Number.isInteger(given) && given > 0 ? Math.min(given, maxSuggestions) : defaultSuggestions;
}
