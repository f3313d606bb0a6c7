/**
 * The form in which names and values are compared: Unicode compatibility form (NFKC), case folded without regard to a
 * locale, whitespace trimmed and collapsed: `STRASSE` is `Straße` is `ＳＴＲＡＳＳＥ`. Accents stay: `Pêche` is not `Peche`.
 * Idempotent.
 */
export function normalizeText(text: string): string {
  return singleSpacedAscii.test(text) ? text.toLowerCase() : normalizeUnicode(text);
}

/** Most names and values, for which folding is lower case and nothing else. */
const singleSpacedAscii = /^[!-~]+(?: [!-~]+)*$/;

function normalizeUnicode(text: string): string {
  // Lower case first: the capital ẞ has no upper case any more, the small one has.
  const plain = collapseWhitespace(text.toWellFormed().normalize('NFKC'));
  return collapseWhitespace(plain.toLowerCase().toUpperCase().toLowerCase().normalize('NFKC'));
}

/**
 * The form in which words are compared in search and sorting (the SQL function `fold_words`): without case, accents or
 * letters that foreign keyboards lack, so that `Fjære` is `fjaere`. Unlike `normalizeText` it keeps whitespace.
 */
export function normalizeForSearch(text: string): string {
  if (isAscii(text)) return text.toLowerCase();
  return text
    .normalize('NFKD')
    .replaceAll(/\p{Mn}+/gu, '')
    .toLowerCase()
    .replaceAll(/[æøœßðþłđ]/gu, (letter) => letterReplacements[letter] ?? letter);
}

const letterReplacements: Readonly<Record<string, string>> = {
  æ: 'ae',
  ø: 'o',
  œ: 'oe',
  ß: 'ss',
  ð: 'd',
  þ: 'th',
  ł: 'l',
  đ: 'd',
};

function isAscii(text: string): boolean {
  // oxlint-disable-next-line no-control-regex
  return /^[\0-\x7f]*$/.test(text);
}

/** `normalizeForSearch` with straight apostrophes, for chat messages: `Don’t` is `don't`. */
export function foldAccents(text: string): string {
  return normalizeForSearch(text).replaceAll(/[’‘]/g, "'");
}

/** A name or value as a URL shows it: NFC, lower case, whitespace collapsed, accents and letters as written. */
export function toUrlText(text: string): string {
  return collapseWhitespace(text.toWellFormed().normalize('NFC').toLowerCase());
}

/** Replaces each run of whitespace by one space and trims the ends. */
export function collapseWhitespace(text: string): string {
  return text.replace(/\s+/gu, ' ').trim();
}

/** The values of URL parameters in their order, by normalized name. */
export type NormalizedParameters = ReadonlyMap<string, readonly string[]>;

/** Groups URL parameters by normalized name; blank values are dropped. */
export function normalizeParameters(params: URLSearchParams): NormalizedParameters {
  const filled = [...params].filter(([, value]) => value.trim() !== '');
  const groups = Map.groupBy(filled, ([name]) => normalizeText(name));
  return new Map([...groups].map(([name, pairs]) => [name, pairs.map(([, value]) => value)]));
}
