import { german } from './de/messages.ts';
import { english } from './en/messages.ts';
import { type Compiled, compileMessages, type MessageCatalog, overrideMessages, type Translation } from './message.ts';
import { norwegian } from './nb/messages.ts';
import { formatWithOneArticle } from './one-article.ts';

/** Every sentence of the shop in one language, ready for use. */
export type Messages = Compiled<typeof english>;

/** Every sentence of the shop in one language, as it is written. */
export type MessageTemplates = Translation<typeof english>;

/** Languages that the shop speaks, by their tag without a region (BCP 47). */
export const languages = { en: english, de: german, nb: norwegian } as const;

export type Language = keyof typeof languages;

export function isLanguage(tag: string): tag is Language {
  return Object.hasOwn(languages, tag);
}

/** Messages of the merchant in place of the built-in ones, by language: the same names, each of which may be left out. */
export type MessageOverrides = Partial<Readonly<Record<Language, MessageCatalog>>>;

/** The sentences for a locale (BCP 47), in English where the shop does not speak its language. */
export function messagesFor(locale: string, overrides: MessageOverrides = {}): Messages {
  return compileMessages<typeof english>(templatesFor(locale, overrides), (message, values) =>
    formatWithOneArticle(message, locale, values),
  );
}

/** The same as they are written, to be prepared in a browser. */
export function templatesFor(locale: string, overrides: MessageOverrides = {}): MessageTemplates {
  const language = languageOf(locale);
  const catalog: MessageTemplates = languages[language];
  return overrideMessages(catalog, overrides[language] ?? {});
}

/** The language that a locale is served in: `de` for `de-AT`, `nb` for `no` and `nn`, `en` for one that is not known. */
export function languageOf(locale: string): Language {
  const [tag = ''] = locale.toLowerCase().split('-');
  return languageTags.get(tag) ?? 'en';
}

const languageTags: ReadonlyMap<string, Language> = new Map([
  ['de', 'de'],
  ['nb', 'nb'],
  ['nn', 'nb'],
  ['no', 'nb'],
]);
