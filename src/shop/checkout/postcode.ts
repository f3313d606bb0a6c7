/** How postcodes of a country are written: Universal Postal Union, "Addressing solutions" by country. */
interface PostcodeFormat {
  readonly pattern: RegExp;
  readonly example: string;
}

const formats: Readonly<Record<string, PostcodeFormat>> = {
  AT: { pattern: /^\d{4}$/, example: '1010' },
  BE: { pattern: /^\d{4}$/, example: '1000' },
  CH: { pattern: /^\d{4}$/, example: '8001' },
  CZ: { pattern: /^\d{3} ?\d{2}$/, example: '110 00' },
  DE: { pattern: /^\d{5}$/, example: '10115' },
  DK: { pattern: /^\d{4}$/, example: '1050' },
  ES: { pattern: /^\d{5}$/, example: '28001' },
  FI: { pattern: /^\d{5}$/, example: '00100' },
  FR: { pattern: /^\d{5}$/, example: '75001' },
  GB: { pattern: /^[a-z]{1,2}\d[a-z\d]? ?\d[a-z]{2}$/i, example: 'SW1A 1AA' },
  IS: { pattern: /^\d{3}$/, example: '101' },
  IT: { pattern: /^\d{5}$/, example: '00184' },
  LI: { pattern: /^\d{4}$/, example: '9490' },
  LU: { pattern: /^\d{4}$/, example: '1111' },
  NL: { pattern: /^\d{4} ?[a-z]{2}$/i, example: '1012 AB' },
  NO: { pattern: /^\d{4}$/, example: '0155' },
  PL: { pattern: /^\d{2}-?\d{3}$/, example: '00-001' },
  PT: { pattern: /^\d{4}-?\d{3}$/, example: '1000-001' },
  SE: { pattern: /^\d{3} ?\d{2}$/, example: '111 22' },
  US: { pattern: /^\d{5}(?:-\d{4})?$/, example: '10001' },
};

/**
 * An example of the postcodes of a country (ISO 3166-1 alpha-2) that a text is not written like; null when it is, and for
 * countries whose postcodes are not known here. The letters of the country before it (`N-0155`) are accepted.
 */
export function mismatchedPostcode(postcode: string, country: string): string | null {
  const format = Object.hasOwn(formats, country) ? formats[country] : undefined;
  const bare = postcode.trim().replace(/^[a-z]{1,2}-(?=\d)/i, '');
  return !format || format.pattern.test(bare) ? null : format.example;
}
