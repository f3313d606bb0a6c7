/** Gives the formatter for a locale and options, made once: to make one takes as long as to write hundreds of values. */
export function cachedFormatters<Options, Formatter>(
  create: (locale: string, options: Options) => Formatter,
): (locale: string, options: Options) => Formatter {
  const cache = new Map<string, Formatter>();
  return (locale, options) => {
    const key = `${locale} ${JSON.stringify(options)}`;
    const known = cache.get(key) ?? create(locale, options);
    cache.set(key, known);
    return known;
  };
}
