import type { APIRoute } from 'astro';
import { predictiveResults } from '#ui/feeds/predictive-search.ts';
import { readSuggestions } from '#loaders/search.ts';

export const GET: APIRoute = async ({ locals, url }) => {
  const results = predictiveResults(await readSuggestions(locals, url), locals.config.VARIANT_URLS);
  return Response.json({ resources: { results } });
};
