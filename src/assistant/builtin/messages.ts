import { type CatalogueOfTexts, catalogueFor, type Languages } from '#shop/catalogue-of-texts.ts';
import { messages as english } from './messages.en.ts';

/** Every sentence of the built-in assistant in one language. */
export type Messages = CatalogueOfTexts<typeof english>;

const languages: Languages<Messages> = { en: english };

/** The sentences for the shop's locale. */
export function messagesFor(locale: string): Messages {
  return catalogueFor(locale, languages);
}
