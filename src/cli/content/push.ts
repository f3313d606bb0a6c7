import { readdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { pieceOfFile, writePieceName, type PieceName, type PieceText } from '#platform/embedded/editing/piece.ts';
import { publish } from '#platform/embedded/editing/publish.ts';
import { saveDraft } from '#platform/embedded/editing/save-draft.ts';
import { readSource, type Note } from '#platform/embedded/editing/source.ts';
import { Misuse, type Surroundings } from '../command.ts';
import { splitOptions } from '../split-options.ts';
import { openDesk, type Verb } from './verb.ts';

/** Takes files as drafts, all of them or, where one has a fault, none. */
export const push: Verb = {
  usage: '<file or folder …> [--publish]',
  summary: 'Take files as drafts, or publish them at once',
  run: async (args, surroundings) => {
    const { words, options } = splitOptions(args, [], ['publish']);
    if (words.length === 0) throw new Misuse('Name files or folders.');
    const files = words.flatMap(filesIn).map((path) => readFile(path, surroundings));
    const pieces = files.flatMap((file) => file ?? []);
    if (pieces.length < files.length) {
      surroundings.terminal.tell('Nothing was taken. What visitors see stays as it is.');
      return 'failed';
    }
    const desk = openDesk(surroundings);
    const told = desk.store.transaction(() =>
      pieces.map(({ name, text }) => {
        const saved = saveDraft(desk, name, text);
        const shown = options.has('publish') && saved !== 'absent' ? publish(desk, name, null) : saved;
        return { name: writePieceName(name), outcome: shown };
      }),
    );
    for (const { name, outcome } of told) surroundings.terminal.say(`${name}: ${outcomes[outcome]}`);
    return told.some(({ outcome }) => outcome === 'absent') ? 'failed' : 'done';
  },
};

const outcomes = {
  saved: 'saved as a draft',
  published: 'published',
  scheduled: 'scheduled',
  unchanged: 'as it was',
  absent: 'there is no such product; import it first',
} as const;

function filesIn(path: string): readonly string[] {
  if (!statSync(path).isDirectory()) return [path];
  const below = readdirSync(path, { recursive: true, encoding: 'utf8' }).sort();
  return below.map((file) => join(path, file)).filter((file) => pieceOfFile(file) !== null);
}

interface Read {
  readonly name: PieceName;
  readonly text: PieceText;
}

/** null, and told why, when the file cannot be taken. */
function readFile(path: string, { terminal }: Surroundings): Read | null {
  const tell = ({ line, message }: Note): void => terminal.tell(`${path}:${line}: ${message}`);
  const name = pieceOfFile(path);
  if (!name) {
    tell({
      line: 1,
      message: 'its path tells no kind of piece: put it where content pull would, e.g. pages/about.md.',
    });
    return null;
  }
  const read = readSource(name.kind, name.handle, readFileSync(path, 'utf8'));
  for (const note of read.ok ? read.warnings : read.faults) tell(note);
  return read.ok ? { name, text: read.text } : null;
}
