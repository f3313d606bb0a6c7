/** The shape of a catalogue of texts: another language has the same keys, and functions of the same values. */
export type CatalogueOfTexts<Texts> = {
  readonly [Key in keyof Texts]: Texts[Key] extends string
    ? string
    : Texts[Key] extends (...given: never) => unknown
      ? Texts[Key]
      : CatalogueOfTexts<Texts[Key]>;
};

/** Catalogues by language tag (BCP 47). */
export type Languages<Texts> = Readonly<Record<string, Texts>> & { readonly en: Texts };

/** The catalogue of a tag itself, else of its language alone, else the English one. */
export function catalogueFor<Texts>(locale: string, languages: Languages<Texts>): Texts {
  const [language = ''] = locale.split('-');
  return languages[locale] ?? languages[language] ?? languages.en;
}
