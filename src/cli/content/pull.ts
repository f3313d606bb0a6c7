import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileOf } from '#platform/embedded/editing/piece.ts';
import { pieceNames, readPiece } from '#platform/embedded/editing/pieces.ts';
import { writeSource } from '#platform/embedded/editing/source.ts';
import { splitOptions } from '../split-options.ts';
import { openDesk, pieceNamed, type Verb } from './verb.ts';

const folderUnlessTold = 'content';

/** Writes pieces into files as they were written last: the draft where there is one. */
export const pull: Verb = {
  usage: '[--into folder] [name …]',
  summary: `Write all pieces, or those named, into files below ${folderUnlessTold}/`,
  run: async (args, surroundings) => {
    const { words, options } = splitOptions(args, ['into']);
    const folder = options.get('into') ?? folderUnlessTold;
    const { store, now } = openDesk(surroundings);
    const names = words.length > 0 ? words.map(pieceNamed) : pieceNames(store, 'all');
    const { terminal } = surroundings;
    let isComplete = true;
    for (const name of names) {
      const piece = readPiece(store, name, now);
      const text = piece && (piece.draft ?? piece.published);
      const path = join(folder, fileOf(name));
      if (text) {
        mkdirSync(dirname(path), { recursive: true });
        writeFileSync(path, writeSource(name.kind, text));
      } else {
        isComplete = false;
        terminal.tell(`There is no ${fileOf(name)} in this shop: content push makes it.`);
      }
    }
    terminal.say(`${names.length} ${names.length === 1 ? 'piece' : 'pieces'} into ${folder}/`);
    return isComplete ? 'done' : 'failed';
  },
};
