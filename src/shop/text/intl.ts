/** A country code (ISO 3166-1 alpha-2) as people of a locale call the country; the code where they have no name for it. */
export function countryName(code: string, locale: string): string {
  return regionNames(locale, code);
}

/** Country codes (ISO 3166-1 alpha-2) as a list for people: `Norway, Sweden and Denmark`. */
export function countryNames(codes: readonly string[], locale: string): string {
  return formatList(
    codes.map((code) => countryName(code, locale)),
    locale,
  );
}

/** Words joined as the locale does: `Clay and Ink`; as alternatives `Clay or Ink`. */
export function formatList(
  words: readonly string[],
  locale: string,
  type: 'conjunction' | 'disjunction' = 'conjunction',
): string {
  return listFormats(locale, type).format(words);
}

/**
 * A name as it is written within a sentence: `Colour` as `colour`. Abbreviations such as `USB` and sizes such as `M` keep
 * their capitals, and so does German, which writes nouns with capitals.
 */
export function withinSentence(name: string, locale: string): string {
  if (/^de\b/i.test(locale) || !/^\p{Lu}\p{Ll}/u.test(name)) return name;
  return name.charAt(0).toLocaleLowerCase(locale) + name.slice(1);
}

/** The value of `dir` for pages of a locale: null where text runs from left to right, as it does without the attribute. */
export function pageDirection(locale: string): 'rtl' | null {
  return directions(locale, undefined) === 'rtl' ? 'rtl' : null;
}

const directions = cachedFormatters((locale) => new Intl.Locale(locale).getTextInfo().direction);

/** Names, not their formatter: to look one up takes as long as to write ten prices. */
const regionNames = cachedFormatters(
  (locale, code: string) => new Intl.DisplayNames(locale, { type: 'region' }).of(code) ?? code,
);
const listFormats = cachedFormatters((locale, type: Intl.ListFormatType) => new Intl.ListFormat(locale, { type }));

/** Gives the formatter for a locale and options, made once: to make one takes as long as to write hundreds of values. */
export function cachedFormatters<Options, Formatter>(
  create: (locale: string, options: Options) => Formatter,
): (locale: string, options: Options) => Formatter {
  const cache = new Map<string, Formatter>();
  return (locale, options) => {
    const key = `${locale} ${typeof options === 'string' ? options : JSON.stringify(options)}`;
    const known = cache.get(key);
    if (known !== undefined) return known;
    const created = create(locale, options);
    cache.set(key, created);
    return created;
  };
}
