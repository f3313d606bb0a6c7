/** Pages and answers that say that something went wrong. */
export const errors = {
  notFound: {
    eyebrow: '404 – page not found',
    heading: 'We can’t find that page.',
    text: 'It may have moved, or the product is no longer available. Search the shop, or see what’s popular below.',
    searchLabel: 'Search the shop',
    more: 'Popular right now',
  },
  unavailable: {
    eyebrow: '503 – temporarily unavailable',
    heading: 'We’ll be right back.',
    text: 'The shop can’t be reached at the moment. Your cart is safe. Please try again in a minute.',
  },
  refused: {
    eyebrow: '{status} – request not accepted',
    heading: 'That didn’t work.',
    text: 'We couldn’t process this request. Please go back and try again.',
  },
  failed: {
    eyebrow: '{status} – something went wrong',
    heading: 'Sorry, something went wrong.',
    text: 'We couldn’t load this page. Your cart is safe. Please try again. If it keeps happening, contact us and mention the reference below.',
  },
  reference: 'Reference',
  tryAgain: 'Try again',
  goHome: 'Go to the home page',
} as const;
