import { routes } from '#routes.ts';

/** Where browsers find what they may load ahead of a click; pages name it in `Speculation-Rules`. */
export const speculationRulesPath = '/speculation-rules.json';

export const speculationRulesType = 'application/speculationrules+json';

/** Paths whose visit changes something, or shows what is one visitor's own. */
const personalPaths = ['/api/*', '/orders/*', '/discount/*', routes.cart(), `${routes.cart()}/*`, routes.checkout()];

const excludedLinks = '[download], [target=_blank], [rel~=nofollow]';

/**
 * Pages are fetched when a pointer rests on their link; products and collections are made ready whole, because their
 * pages do nothing by being opened (no counters, no cookies) and are what visitors go to next.
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
