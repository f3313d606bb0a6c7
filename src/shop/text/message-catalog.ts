/** The shape of a catalogue of texts: another language has the same keys, and functions of the same values. */
export type TextCatalog<Texts> = {
  readonly [Key in keyof Texts]: Texts[Key] extends string
    ? string
    : Texts[Key] extends (...given: never) => unknown
      ? Texts[Key]
      : TextCatalog<Texts[Key]>;
};

/** Catalogues by language tag (BCP 47). */
export type CatalogsByLanguage<Texts> = Readonly<Record<string, Texts>> & { readonly en: Texts };

/** The catalogue of a tag itself, else of its language alone, else the English one. */
export function catalogFor<Texts>(locale: string, languages: CatalogsByLanguage<Texts>): Texts {
  const [language = ''] = locale.split('-');
  return languages[locale] ?? languages[language] ?? languages.en;
}
