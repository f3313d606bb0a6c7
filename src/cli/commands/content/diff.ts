import { compareVersions, listDocumentNames } from '#content/revisions/document-versions.ts';
import { formatDocumentName } from '#content/revisions/document-name.ts';
import { diffLines } from '#shop/text/line-diff.ts';
import { parseArguments } from '../../arguments.ts';
import type { Subcommand } from '../../subcommands.ts';
import { openEditContext, requireDocumentName } from './edit-context.ts';

/** Unchanged lines shown before and after a change. */
const contextLines = 3;

export const diff: Subcommand = {
  usage: '[<name>...]',
  summary: 'Show what drafts change',
  run: async (args, context) => {
    const { positionals } = parseArguments(args, { positionals: [0, Infinity] });
    const { terminal } = context;
    const { store, now } = openEditContext(context);
    const names = positionals.length > 0 ? positionals.map(requireDocumentName) : listDocumentNames(store, 'drafts');
    for (const name of names) {
      const comparison = compareVersions(store, name, now);
      if (!comparison || comparison.draft === null) continue;
      const { published, draft, publishAt } = comparison;
      terminal.print(`${formatDocumentName(name)}${publishAt === null ? '' : ` (scheduled for ${publishAt})`}`);
      for (const line of changedLines(published ?? '', draft)) terminal.print(line);
    }
    return 'done';
  },
};

/** `-` before published lines, `+` before lines of the draft. */
function changedLines(before: string, after: string): readonly string[] {
  const segments = diffLines(before, after);
  return segments.flatMap((segment, index) => {
    if (segment.kind === 'changed') return [...prefixLines('-', segment.before), ...prefixLines('+', segment.after)];
    const { lines } = segment;
    const [first, last] = [index === 0, index === segments.length - 1];
    if (lines.length <= 2 * contextLines)
      return prefixLines(' ', first ? lines.slice(-contextLines) : last ? lines.slice(0, contextLines) : lines);
    return [
      ...(first ? [] : prefixLines(' ', lines.slice(0, contextLines))),
      '  …',
      ...(last ? [] : prefixLines(' ', lines.slice(-contextLines))),
    ];
  });
}

function prefixLines(mark: string, lines: readonly string[]): readonly string[] {
  return lines.map((line) => `${mark} ${line}`);
}
