import { isMessage, type Message, type MessageCatalog } from '../../src/messages/message.ts';
import { type CodeFile, isSource, type Project } from '../structure/project.ts';

/** A message of a catalog with the names that lead to it. */
export interface NamedMessage {
  readonly path: readonly string[];
  readonly message: Message;
}

/** All messages of a catalog, in its order. */
export function messagesIn(catalog: MessageCatalog, path: readonly string[] = []): readonly NamedMessage[] {
  return Object.entries(catalog).flatMap(([name, node]) =>
    isMessage(node) ? [{ path: [...path, name], message: node }] : messagesIn(node, [...path, name]),
  );
}

/** Paths of the files that use a message: they name it and its group, or take a whole group that it is in. */
export function usesOf(path: readonly string[], { files }: Project): readonly string[] {
  const [group = ''] = path;
  return files
    .filter((file) => isSource(file) && !/^src\/messages\/\w+\//.test(file.path))
    .map((file) => ({ file, code: codeOf(file) }))
    .filter(({ code }) => mentionsMessages.test(code))
    .filter(({ code }) => uses(code, path) || uses(code, [aliases[group] ?? group, ...path.slice(1)]))
    .map(({ file }) => file.path);
}

/** The text of a file without imports and comments, whose words are no names. */
function codeOf(file: CodeFile): string {
  const known = codes.get(file) ?? file.text.replaceAll(/^import [^;]*;$|\/\*[\s\S]*?\*\/|(?<!:)\/\/.*$/gm, '');
  codes.set(file, known);
  return known;
}

const codes = new WeakMap<CodeFile, string>();

const mentionsMessages = /[mM]essages(?![a-z])|\b[tT]exts\b/u;

/** In the panel, messages are those of the conversation. */
const aliases: Readonly<Record<string, string>> = { panel: 'texts' };

function uses(text: string, path: readonly string[]): boolean {
  const groups = path.slice(0, -1);
  const named = hasWord(text, groups.at(-1) ?? '') && hasWord(text, path.at(-1) ?? '');
  const indexed = groups.some((group) => new RegExp(`\\b${group}\\[`, 'u').test(text));
  return named || indexed || groups.slice(1).some((group) => takesWhole(text, group));
}

function hasWord(text: string, word: string): boolean {
  return new RegExp(`(?<![\\w'-])${word}(?![\\w'-])`, 'u').test(text) || text.includes(`['${word}']`);
}

/** A group that is indexed, spread, returned, passed on or given to a script: `errors[reason]`, `...errors.failed`, `= errors.unavailable;`. */
function takesWhole(text: string, group: string): boolean {
  return new RegExp(
    `\\b${group}\\[|(?:\\.\\.\\.|[mM]essages\\.|messagesAsJson\\()(?:\\w+\\.)*${group}(?![\\w.])`,
    'u',
  ).test(text);
}
