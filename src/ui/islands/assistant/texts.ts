import { catalogFor, type CatalogsByLanguage, type TextCatalog } from '#shop/text/message-catalog.ts';
import type { texts as english } from './texts.en.ts';

/** The panel's languages, by tag. Only the one that is needed is loaded. */
const textLoaders: CatalogsByLanguage<() => Promise<{ readonly texts: PanelTexts }>> = {
  en: () => import('./texts.en.ts'),
};

/** The panel's texts for the language of a page. */
export async function loadTexts(locale: string): Promise<PanelTexts> {
  return (await catalogFor(locale, textLoaders)()).texts;
}

/** The panel's texts in one language. */
export type PanelTexts = TextCatalog<typeof english>;

export type FailureCode = keyof PanelTexts['failures'];
