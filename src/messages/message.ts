/**
 * One message: a text with `{name}` placeholders, or one text for each plural form that `{count}` selects by the rules
 * of the language (`Intl.PluralRules`); `none`, where given, is used for 0.
 */
export type Message = string | PluralMessage;

export interface PluralMessage {
  readonly none?: string;
  readonly zero?: string;
  readonly one?: string;
  readonly two?: string;
  readonly few?: string;
  readonly many?: string;
  readonly other: string;
}

/** A catalog as it is written: messages in named groups. */
export interface MessageCatalog {
  readonly [name: string]: Message | MessageCatalog;
}

/** What a placeholder takes; numbers are written as the language does. */
export type MessageValue = string | number;

/** What the placeholders of a message take, by name. */
export type MessageValues = Readonly<Record<string, MessageValue>>;

/**
 * A catalog as it is used: texts without placeholders are strings, all others functions of their values, which have the
 * message itself as `template`.
 */
export type Compiled<Catalog> = {
  readonly [Name in keyof Catalog]: Catalog[Name] extends Message
    ? CompiledMessage<TextOf<Catalog[Name]>, Catalog[Name] extends string ? never : 'count'>
    : Compiled<Catalog[Name]>;
};

/** The same messages in another language: same names, same placeholders, which a test compares. */
export type Translation<Catalog> = {
  readonly [Name in keyof Catalog]: Catalog[Name] extends string
    ? string
    : Catalog[Name] extends PluralMessage
      ? PluralMessage
      : Translation<Catalog[Name]>;
};

type TextOf<M> = M extends string ? M : M extends PluralMessage ? Extract<M[keyof M], string> : never;

type Placeholder<Text> = Text extends `${string}{${infer Name}}${infer Rest}` ? Name | Placeholder<Rest> : never;

type CompiledMessage<Text, Required extends string> = [Placeholder<Text> | Required] extends [never]
  ? string
  : ((values: {
      readonly [Name in Placeholder<Text> | Required]: Name extends 'count' ? number : MessageValue;
    }) => string) & { readonly template: Message };

const placeholder = /\{(\w+)\}/g;

/** The names of a message's placeholders, sorted. */
export function placeholdersOf(message: Message): readonly string[] {
  const texts = typeof message === 'string' ? [message] : Object.values(message);
  const names = texts.flatMap((text) => [...text.matchAll(placeholder)].map(([, name = '']) => name));
  return [...new Set(typeof message === 'string' ? names : [...names, 'count'])].toSorted((a, b) => a.localeCompare(b));
}

/** Whether a node of a catalog is a message; otherwise it is a group of messages. */
export function isMessage(node: Message | MessageCatalog): node is Message {
  return typeof node === 'string' || typeof node['other'] === 'string';
}

/** Prepares a catalog for use; `format` writes a message with its values. */
export function compileMessages<Catalog>(catalog: Translation<Catalog>, format: MessageFormat): Compiled<Catalog>;
export function compileMessages(catalog: MessageCatalog, format: MessageFormat): unknown {
  return Object.fromEntries(
    Object.entries(catalog).map(([name, node]) => [
      name,
      isMessage(node) ? compileMessage(node, format) : compileMessages(node, format),
    ]),
  );
}

export type MessageFormat = (message: Message, values: MessageValues) => string;

function compileMessage(message: Message, format: MessageFormat): unknown {
  if (typeof message === 'string' && !message.includes('{')) return message;
  const write = (values: MessageValues): string => format(message, values);
  return Object.assign(write, { template: message });
}

/** A group of messages as JSON, for client scripts, which write them with `formatMessage`. */
export function messagesAsJson(group: Readonly<Record<string, string | { readonly template: Message }>>): string {
  return JSON.stringify(
    Object.fromEntries(
      Object.entries(group).map(([name, message]) => [name, typeof message === 'string' ? message : message.template]),
    ),
  );
}

/** A catalog with some messages replaced; names that it does not have are passed over. */
export function overrideMessages<Catalog>(catalog: Catalog & MessageCatalog, overrides: MessageCatalog): Catalog;
export function overrideMessages(catalog: MessageCatalog, overrides: MessageCatalog): MessageCatalog {
  return Object.fromEntries(
    Object.entries(catalog).map(([name, node]) => {
      const override = Object.hasOwn(overrides, name) ? overrides[name] : undefined;
      if (override === undefined || isMessage(node) !== isMessage(override)) return [name, node];
      return [name, isMessage(node) || isMessage(override) ? override : overrideMessages(node, override)];
    }),
  );
}

/** Writes a message with its values in a language (BCP 47). A placeholder without a value stays as it is. */
export function formatMessage(message: Message, locale: string, values: MessageValues): string {
  return pluralText(message, locale, Number(values['count'])).replace(placeholder, (marker, name: string) => {
    const value = values[name] ?? marker;
    return typeof value === 'number' ? numberFormat(locale).format(value) : value;
  });
}

function pluralText(message: Message, locale: string, count: number): string {
  if (typeof message === 'string') return message;
  return (count === 0 && message.none) || (message[pluralRules(locale).select(count)] ?? message.other);
}

const pluralRules = madeOnce((locale) => new Intl.PluralRules(locale));
const numberFormat = madeOnce((locale) => new Intl.NumberFormat(locale));

/** Gives the formatter of a locale, made once: making one takes as long as writing hundreds of values. */
function madeOnce<Formatter>(create: (locale: string) => Formatter): (locale: string) => Formatter {
  const byLocale: Record<string, Formatter> = {};
  return (locale) => (byLocale[locale] ??= create(locale));
}
