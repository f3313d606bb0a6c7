/** Country codes (ISO 3166-1 alpha-2) as a list for people: `Norway, Sweden and Denmark`. */
export function countryNames(codes: readonly string[], locale: string): string {
  const names = new Intl.DisplayNames(locale, { type: 'region' });
  return listWords(
    codes.map((code) => names.of(code) ?? code),
    locale,
  );
}

/** Words joined as the locale does: `Clay and Ink`. */
export function listWords(words: readonly string[], locale: string): string {
  return new Intl.ListFormat(locale, { type: 'conjunction' }).format(words);
}
