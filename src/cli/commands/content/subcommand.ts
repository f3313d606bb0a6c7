import { userInfo } from 'node:os';
import type { EditContext } from '#content/revisions/history.ts';
import { parseDocumentName as parseName, type DocumentName } from '#content/revisions/document-name.ts';
import { UsageError, type CliCommand, type CommandContext } from '../../command.ts';

/** What can be done with content. */
export type Subcommand = Pick<CliCommand, 'usage' | 'summary' | 'run'>;

export function openEditContext({ openShop, now }: CommandContext): EditContext {
  return { store: openShop().store, now: now().toISOString(), by: userInfo().username };
}

/** Throws Misuse for what names no piece. */
export function requireDocumentName(text: string | undefined): DocumentName {
  if (text === undefined) throw new UsageError('Name a piece, e.g. page/about.');
  const name = parseName(text);
  if (!name) throw new UsageError(`${text} names no piece: write one such as page/about or article/journal/a-story.`);
  return name;
}
