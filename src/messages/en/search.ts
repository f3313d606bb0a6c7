/** The search page, its box and suggestions. */
export const search = {
  title: 'Search',
  results: 'Results for “{term}”',
  description: 'Search the products, pages and stories of {shop}.',
  box: 'Search the shop',
  placeholder: 'Search',
  submit: 'Search',
  corrected: 'No results for “{term}”. Showing results for',
  truncated: 'Your search was long, so we used the beginning of it.',
  didYouMean: 'Did you mean',
  noResults: {
    eyebrow: '0 products for “{term}”',
    heading: 'No results',
    text: 'Check the spelling, try a single word, or start with one of these.',
    textWithPages:
      'No products match, but these pages might help. You can also check the spelling or try a single word.',
  },
  collections: 'Collections to start with',
  popular: 'Popular right now',
  pages: 'Pages and stories',
  kinds: { page: 'Page', article: 'Story', policy: 'Policy', faq: 'Question' },
  suggestions: 'Suggestions',
  suggestionCount: { none: 'No suggestions', one: '{count} suggestion', other: '{count} suggestions' },
  allResults: 'All results',
  seeAll: 'See all results for “{term}”',
  searches: 'Searches',
  howTo: 'Search with {address}.',
} as const;
