interface ErrorTexts {
  readonly eyebrow: string;
  readonly heading: string;
  readonly text: string;
}

/** What a visitor is told of an answer that is no page: whose fault it is and what helps. `message` is for people. */
export function errorTexts(status: number, message: string | null): ErrorTexts {
  if (status === 503) {
    return {
      eyebrow: '503, back in a moment',
      heading: 'The shop is behind the counter.',
      text: 'It cannot be reached right now. Your cart is safe. Wait a moment, then try again.',
    };
  }
  if (status < 500) {
    return {
      eyebrow: `${status}, not accepted`,
      heading: 'That did not fit through the door.',
      text: message ?? 'The request could not be understood.',
    };
  }
  return {
    eyebrow: `${status}, our fault`,
    heading: 'Something fell off the shelf.',
    text: 'The page could not be made. Your cart is safe. Try again, and if it keeps failing write to us with the number below.',
  };
}
