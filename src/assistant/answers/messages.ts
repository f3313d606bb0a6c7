import { type MessageCatalog, catalogFor, type CatalogsByLanguage } from '#shop/text/message-catalog.ts';
import { messages as english } from './messages.en.ts';

/** Every sentence of the built-in assistant in one language. */
export type Messages = MessageCatalog<typeof english>;

const languages: CatalogsByLanguage<Messages> = { en: english };

/** The sentences for the shop's locale. */
export function messagesFor(locale: string): Messages {
  return catalogFor(locale, languages);
}
