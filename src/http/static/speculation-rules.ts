import { routes } from '#routes.ts';

/** Path of the rules for prefetching and prerendering; pages link to it in `Speculation-Rules`. */
export const speculationRulesPath = '/speculation-rules.json';

export const speculationRulesType = 'application/speculationrules+json';

/** Paths that change something when they are opened, or show personal data. */
const personalPaths = ['/api/*', '/orders/*', '/discount/*', routes.cart(), `${routes.cart()}/*`, routes.checkout()];

const excludedLinks = '[download], [target=_blank], [rel~=nofollow]';

/**
 * Pages are prefetched when the pointer rests on their link. Products and collections are prerendered: they are the most
 * likely next pages, and opening them has no side effects.
 */
export const speculationRules = {
  prefetch: [{ where: linksTo('/*'), eagerness: 'moderate' }],
  prerender: [{ where: linksTo('/products/*', '/collections/*'), eagerness: 'moderate' }],
} as const;

function linksTo(...paths: readonly string[]) {
  return {
    and: [
      { href_matches: paths },
      { not: { href_matches: personalPaths } },
      { not: { selector_matches: excludedLinks } },
    ],
  };
}
