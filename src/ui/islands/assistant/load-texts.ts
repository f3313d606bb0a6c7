import { catalogFor, type CatalogsByLanguage } from '#shop/catalogue-of-texts.ts';
import type { PanelTexts } from './texts.ts';

/** The panel's languages, by tag. Only the one that is needed is loaded. */
const textLoaders: CatalogsByLanguage<() => Promise<{ readonly texts: PanelTexts }>> = {
  en: () => import('./texts.en.ts'),
};

/** The panel's texts for the language of a page. */
export async function loadTexts(locale: string): Promise<PanelTexts> {
  return (await catalogFor(locale, textLoaders)()).texts;
}
