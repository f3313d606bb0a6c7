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

/** Paths of the files that use a message: they name it and its group, or take the whole group. */
export function usesOf(path: readonly string[], { files }: Project): readonly string[] {
  const name = path.at(-1) ?? '';
  const group = path.at(-2) ?? '';
  return files
    .filter((file) => isSource(file) && !/^src\/messages\/\w+\//.test(file.path) && /\bmessages\b/iu.test(file.text))
    .filter(({ text }) => hasWord(text, group) && (hasWord(text, name) || takesWhole(text, group)))
    .map((file: CodeFile) => file.path);
}

function hasWord(text: string, word: string): boolean {
  return new RegExp(`(?<![\\w'-])${word}(?![\\w'-])`, 'u').test(text) || text.includes(`['${word}']`);
}

/** A group that is indexed, spread, returned or passed on: `errors[reason]`, `...errors.failed`, `= errors.unavailable;`. */
function takesWhole(text: string, group: string): boolean {
  return new RegExp(`\\b${group}\\[|(?:\\.\\.\\.|[mM]essages\\.)(?:\\w+\\.)*${group}(?![\\w.])`, 'u').test(text);
}
