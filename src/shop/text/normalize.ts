/**
 * The form in which names and values are compared: Unicode compatibility form (NFKC), case folded without regard to a
 * locale, blanks trimmed and collapsed: `STRASSE` is `Straße` is `ＳＴＲＡＳＳＥ`. Folding twice changes nothing more.
 */
export function normalizeText(text: string): string {
  return asciiText.test(text) ? text.toLowerCase() : normalizeUnicode(text);
}

/** Most names and values: ASCII with single spaces, where folding is lower case and nothing else. */
const asciiText = /^[!-~]+(?: [!-~]+)*$/;

function normalizeUnicode(text: string): string {
  // Lower case first: the capital ẞ has no longer upper case, the small one has.
  const plain = collapseWhitespace(text.toWellFormed().normalize('NFKC'));
  return collapseWhitespace(plain.toLowerCase().toUpperCase().toLowerCase().normalize('NFKC'));
}

/** A name or value as a URL shows it: lower case, blanks collapsed, accents and letters as the shop writes them. */
export function toUrlText(text: string): string {
  return collapseWhitespace(text.toWellFormed().normalize('NFC').toLowerCase());
}

/** Blanks of any kind become one space, none at the ends. */
export function collapseWhitespace(text: string): string {
  return text.replace(/\s+/gu, ' ').trim();
}

/** The values of a URL's parameters, in their order, by folded name. */
export type NormalizedParameters = ReadonlyMap<string, readonly string[]>;

/** What a URL gives; names compare folded, blank values are not given. */
export function normalizeParameters(params: URLSearchParams): NormalizedParameters {
  const filled = [...params].filter(([, value]) => value.trim() !== '');
  const groups = Map.groupBy(filled, ([name]) => normalizeText(name));
  return new Map([...groups].map(([name, pairs]) => [name, pairs.map(([, value]) => value)]));
}
