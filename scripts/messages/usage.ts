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
    .filter((file) => {
      const code = codeOf(file);
      if (!code.mentionsMessages) return false;
      return uses(code, path) || uses(code, [aliases[group] ?? group, ...path.slice(1)]);
    })
    .map((file) => file.path);
}

interface CodeText {
  readonly text: string;
  readonly words: ReadonlySet<string>;
  readonly mentionsMessages: boolean;
}

/** A file without imports and comments, whose words are no names. */
function codeOf(file: CodeFile): CodeText {
  const known = codes.get(file) ?? readCode(file);
  codes.set(file, known);
  return known;
}

const codes = new WeakMap<CodeFile, CodeText>();

function readCode(file: CodeFile): CodeText {
  const text = file.text.replaceAll(/^import [^;]*;$|\/\*[\s\S]*?\*\/|(?<!:)\/\/.*$/gm, '');
  return { text, words: new Set(text.match(/[\w'-]+/gu)), mentionsMessages: mentionsMessages.test(text) };
}

const mentionsMessages = /[mM]essages(?![a-z])|\b[tT]exts\b/u;

/** In the panel, messages are those of the conversation. */
const aliases: Readonly<Record<string, string>> = { panel: 'texts' };

function uses(code: CodeText, path: readonly string[]): boolean {
  const groups = path.slice(0, -1);
  if (hasWord(code, groups.at(-1) ?? '') && hasWord(code, path.at(-1) ?? '')) return true;
  const present = groups.filter((group) => code.text.includes(group));
  const isIndexed = present.some((group) => new RegExp(`\\b${group}\\[`, 'u').test(code.text));
  return isIndexed || present.some((group) => group !== groups[0] && takesWhole(code.text, group));
}

function hasWord({ text, words }: CodeText, word: string): boolean {
  return words.has(word) || (words.has(`'${word}'`) && text.includes(`['${word}']`));
}

/** A group that is indexed, spread, returned, passed on or given to a script: `errors[reason]`, `...errors.failed`, `= errors.unavailable;`. */
function takesWhole(text: string, group: string): boolean {
  return new RegExp(
    `\\b${group}\\[|(?:\\.\\.\\.|[mM]essages\\.|messagesAsJson\\()(?:\\w+\\.)*${group}(?![\\w.])`,
    'u',
  ).test(text);
}
