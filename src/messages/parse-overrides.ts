import { isMessage, type Message, type MessageCatalog, placeholdersOf } from './message.ts';

/** A merchant's message that cannot replace the one of that name. */
export class InvalidOverrideError extends Error {
  /** Names from the top of the file down to the message. */
  readonly path: readonly string[];

  constructor(path: readonly string[], message: string) {
    super(message);
    this.path = path;
  }
}

/** Reads messages that replace those of `catalog`, each of which may be left out. Throws InvalidOverrideError. */
export function parseOverrides(value: unknown, catalog: MessageCatalog, path: readonly string[] = []): MessageCatalog {
  if (!isRecord(value))
    throw new InvalidOverrideError(path, `expected a mapping of ${Object.keys(catalog).join(', ')}`);
  return Object.fromEntries(
    Object.entries(value).map(([name, node]) => {
      const original = Object.hasOwn(catalog, name) ? catalog[name] : undefined;
      const here = [...path, name];
      if (original === undefined)
        throw new InvalidOverrideError(here, `unknown message, expected one of: ${Object.keys(catalog).join(', ')}`);
      return [name, isMessage(original) ? parseMessage(node, original, here) : parseOverrides(node, original, here)];
    }),
  );
}

function parseMessage(node: unknown, original: Message, path: readonly string[]): Message {
  const isPlural = typeof original !== 'string';
  if (!isReplacement(node) || (!isPlural && typeof node !== 'string'))
    throw new InvalidOverrideError(path, isPlural ? 'expected text or { one: …, other: … }' : 'expected text');
  const expected = placeholdersOf(original);
  const unknown = placeholdersOf(node).find((name) => !expected.includes(name));
  if (unknown !== undefined)
    throw new InvalidOverrideError(path, `unknown placeholder {${unknown}}, expected ${listNames(expected)}`);
  return node;
}

const pluralForms: ReadonlySet<string> = new Set(['none', 'zero', 'one', 'two', 'few', 'many', 'other']);

function isReplacement(node: unknown): node is Message {
  if (typeof node === 'string') return true;
  if (!isRecord(node) || typeof node['other'] !== 'string') return false;
  return Object.entries(node).every(([form, text]) => pluralForms.has(form) && typeof text === 'string');
}

function listNames(names: readonly string[]): string {
  return names.length === 0 ? 'none' : names.map((name) => `{${name}}`).join(', ');
}

function isRecord(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
