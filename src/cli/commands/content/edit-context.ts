import { userInfo } from 'node:os';
import type { EditContext } from '#content/revisions/history.ts';
import { type DocumentName, parseDocumentName } from '#content/revisions/document-name.ts';
import { type CommandContext, UsageError } from '../../command.ts';

export function openEditContext({ openShop, now }: CommandContext): EditContext {
  return { store: openShop().store, now: now().toISOString(), by: userInfo().username };
}

/** Throws UsageError for what is not the name of a document. */
export function requireDocumentName(text: string | undefined): DocumentName {
  if (text === undefined) throw new UsageError('Missing argument: document name, for example page/about');
  const name = parseDocumentName(text);
  if (!name) throw new UsageError(`Not a document name: ${text}. Examples: page/about, article/journal/a-story`);
  return name;
}
