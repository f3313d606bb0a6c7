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

/** The words of a search term: letters and digits only, so that none of them is an operator of the index. */
export function splitWords(term: string): readonly string[] {
  return (
    term
      .normalize('NFC')
      .toLowerCase()
      .match(/[\p{L}\p{M}\p{N}]+/gu) ?? []
  );
}

const letters: Readonly<Record<string, string>> = {
  æ: 'ae',
  ø: 'o',
  œ: 'oe',
  ß: 'ss',
  ð: 'd',
  þ: 'th',
  ł: 'l',
  đ: 'd',
};

/** How words are compared in search and sorting: without case, accents or the letters a foreign keyboard lacks. */
export function normalizeForSearch(value: string): string {
  if (isAscii(value)) return value.toLowerCase();
  return value
    .normalize('NFKD')
    .replaceAll(/\p{Mn}+/gu, '')
    .toLowerCase()
    .replaceAll(/[æøœßðþłđ]/gu, (letter) => letters[letter] ?? letter);
}

function isAscii(value: string): boolean {
  // oxlint-disable-next-line no-control-regex
  return /^[\0-\x7f]*$/.test(value);
}
