import { catalogueFor, type Languages } from '#shop/catalogue-of-texts.ts';
import type { Texts } from './texts.ts';

/** The panel's languages, by tag. Only the one that is needed is loaded. */
const languages: Languages<() => Promise<{ readonly texts: Texts }>> = {
  en: () => import('./texts.en.ts'),
};

/** The panel's texts for the language of a page. */
export async function loadTexts(locale: string): Promise<Texts> {
  return (await catalogueFor(locale, languages)()).texts;
}
