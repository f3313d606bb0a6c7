import { type TextCatalog, catalogFor, type CatalogsByLanguage } from '#shop/text/message-catalog.ts';
import { messages as english } from './messages.en.ts';

/** Every sentence of the built-in assistant in one language. */
export type AssistantMessages = TextCatalog<typeof english>;

const languages: CatalogsByLanguage<AssistantMessages> = { en: english };

/** The sentences for the shop's locale. */
export function messagesFor(locale: string): AssistantMessages {
  return catalogFor(locale, languages);
}
