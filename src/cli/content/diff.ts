import { compare } from '#platform/embedded/editing/compare.ts';
import { writePieceName } from '#platform/embedded/editing/piece.ts';
import { pieceNames } from '#platform/embedded/editing/pieces.ts';
import { textChanges } from '#shop/text-changes.ts';
import { openDesk, pieceNamed, type Verb } from './verb.ts';

/** Lines shown around a change. */
const around = 3;

export const diff: Verb = {
  usage: '[name …]',
  summary: 'Show what drafts change, of all or those named',
  run: async (words, surroundings) => {
    const { terminal } = surroundings;
    const { store, now } = openDesk(surroundings);
    const names = words.length > 0 ? words.map(pieceNamed) : pieceNames(store, 'drafts');
    for (const name of names) {
      const comparison = compare(store, name, now);
      if (!comparison || comparison.draft === null) continue;
      const { published, draft, publishAt } = comparison;
      terminal.say(`${writePieceName(name)}${publishAt === null ? '' : ` (will be published at ${publishAt})`}`);
      for (const line of changedLines(published ?? '', draft)) terminal.say(line);
    }
    return 'done';
  },
};

/** As `diff` marks them: `-` what visitors see, `+` what is drafted. */
function changedLines(before: string, after: string): readonly string[] {
  const stretches = textChanges(before, after);
  return stretches.flatMap((stretch, index) => {
    if (stretch.kind === 'changed') return [...marked('-', stretch.before), ...marked('+', stretch.after)];
    const { lines } = stretch;
    const [first, last] = [index === 0, index === stretches.length - 1];
    if (lines.length <= 2 * around)
      return marked(' ', first ? lines.slice(-around) : last ? lines.slice(0, around) : lines);
    return [
      ...(first ? [] : marked(' ', lines.slice(0, around))),
      '  …',
      ...(last ? [] : marked(' ', lines.slice(-around))),
    ];
  });
}

function marked(mark: string, lines: readonly string[]): readonly string[] {
  return lines.map((line) => `${mark} ${line}`);
}
