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

/** Requests that the server refuses or cannot answer, by the code of the problem. */
export const problems = {
  bad_request: 'This request is not valid HTTP.',
  bad_host: 'The request must name one valid host.',
  bad_path: 'This address isn’t valid.',
  too_many_parameters: 'This address has too many parameters.',
  cross_site: 'This was sent from another site, so we didn’t accept it.',
  not_found: 'There is nothing at this address.',
  timeout: 'The request took too long to arrive.',
  precondition_failed: 'This has changed since you last loaded it.',
  too_large: 'What you sent is too large.',
  url_too_long: 'This address is too long.',
  unsupported_media_type: 'This address only accepts forms.',
  unsupported_content_encoding: 'Compressed bodies are not accepted.',
  bad_expectation: 'The Expect header of this request can’t be met.',
  foreign_host: 'This shop isn’t available under that host.',
  headers_too_large: 'The headers of this request are too large.',
  internal: 'Something went wrong on our side.',
  unknown_transfer_coding: 'A request body can be sent in chunks, but in no other transfer coding.',
  method_not_allowed: 'This address doesn’t accept that method.',
  too_many_requests: 'Too many requests. Please wait a moment and try again.',
  unavailable: 'The shop can’t be reached right now. Please try again in a moment.',
  not_configured: 'Draft mode can’t be opened this way here.',
  missing_secret: 'Draft mode needs a secret or a preview link.',
  invalid_secret: 'This secret is not valid for draft mode.',
  invalid_token: 'This preview link isn’t valid. Ask for a new one.',
  expired_token: 'This preview link has expired. Ask for a new one.',
  other_page: 'Your preview link is for one page. You can only share that page.',
  bad_target: 'The target must be a path of this site, such as /about.',
} as const;

/** Requests to the assistant that are refused, by the code of the error. */
export const chatProblems = {
  malformed: 'The assistant can’t read this request. It expects a JSON object with a “message”.',
  empty: 'Your message is empty.',
  unknown_conversation: 'This conversation doesn’t exist.',
  unknown_action: 'This can’t be done any more.',
  method_not_allowed: 'This address only accepts POST.',
  busy: 'Your last question is still being answered.',
  message_too_long: 'Your message is too long.',
  unsupported_media_type: 'The body must be JSON.',
  rate_limited: 'Too many questions at once. Please wait a moment.',
  unavailable: 'The assistant can’t answer right now. Please try again in a moment.',
} as const;
