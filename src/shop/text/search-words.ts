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
