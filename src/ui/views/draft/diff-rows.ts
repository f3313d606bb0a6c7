import type { DiffChunk } from '#shop/text/line-diff.ts';

/** Two versions of a text; null: there is none. Times in ISO 8601. */
export interface ContentVersions {
  readonly title: string;
  readonly published: string | null;
  readonly draft: string | null;
  readonly savedAt: string;
  readonly publishAt: string | null;
}

/** A row of two versions side by side; null where one has no such line. */
export type DiffRow =
  | { readonly kind: 'same' | 'changed'; readonly before: string | null; readonly after: string | null }
  | { readonly kind: 'left-out'; readonly lines: number };

/** Lines shown around a change. */
const contextLines = 2;

export function diffRows(stretches: readonly DiffChunk[]): readonly DiffRow[] {
  return stretches.flatMap((stretch, index) => {
    if (stretch.kind === 'changed') return changedRows(stretch.before, stretch.after);
    const [head, tail] = [index === 0 ? 0 : contextLines, index === stretches.length - 1 ? 0 : contextLines];
    return sameRows(stretch.lines, head, tail);
  });
}

function changedRows(before: readonly string[], after: readonly string[]): readonly DiffRow[] {
  return Array.from({ length: Math.max(before.length, after.length) }, (_, at) => ({
    kind: 'changed',
    before: before[at] ?? null,
    after: after[at] ?? null,
  }));
}

function sameRows(lines: readonly string[], head: number, tail: number): readonly DiffRow[] {
  const rows = lines.map((line): DiffRow => ({ kind: 'same', before: line, after: line }));
  const leftOut = lines.length - head - tail;
  if (leftOut < 2) return rows;
  return [...rows.slice(0, head), { kind: 'left-out', lines: leftOut }, ...rows.slice(lines.length - tail)];
}
