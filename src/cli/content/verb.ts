import { userInfo } from 'node:os';
import type { Desk } from '#platform/embedded/editing/desk.ts';
import { readPieceName, type PieceName } from '#platform/embedded/editing/piece.ts';
import { Misuse, type Command, type Surroundings } from '../command.ts';

/** What can be done with content. */
export type Verb = Pick<Command, 'usage' | 'summary' | 'run'>;

export function openDesk({ openShop, now }: Surroundings): Desk {
  return { store: openShop().store, now: now().toISOString(), by: userInfo().username };
}

/** Throws Misuse for what names no piece. */
export function pieceNamed(text: string | undefined): PieceName {
  if (text === undefined) throw new Misuse('Name a piece, e.g. page/about.');
  const name = readPieceName(text);
  if (!name) throw new Misuse(`${text} names no piece: write one such as page/about or article/journal/a-story.`);
  return name;
}
