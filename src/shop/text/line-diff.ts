import { type ChangeObject, diffArrays } from 'diff';

/** A run of whole lines that two texts share, or in which they differ. */
export type DiffChunk =
  | { readonly kind: 'same'; readonly lines: readonly string[] }
  | { readonly kind: 'changed'; readonly before: readonly string[]; readonly after: readonly string[] };

/** Texts with more changed lines than this are one change: the time grows with the square of it. */
const maxChangedLines = 1000;

/** Compares two texts line by line; a line end at the end of a text does not count. */
export function diffLines(before: string, after: string): readonly DiffChunk[] {
  const [one, other] = [linesOf(before), linesOf(after)];
  const changes = diffArrays(one, other, { maxEditLength: maxChangedLines });
  if (!changes) return [{ kind: 'changed', before: one, after: other }];
  return changes.flatMap(({ value, added, removed }, index): readonly DiffChunk[] => {
    if (!added && !removed) return [{ kind: 'same', lines: value }];
    if (removed) return [{ kind: 'changed', before: value, after: addedLines(changes[index + 1]) }];
    return changes[index - 1]?.removed ? [] : [{ kind: 'changed', before: [], after: value }];
  });
}

/** The library gives removed lines before the added ones that replace them. */
function addedLines(change: ChangeObject<string[]> | undefined): readonly string[] {
  return change?.added ? change.value : [];
}

function linesOf(text: string): string[] {
  return text === '' ? [] : text.replace(/\n$/u, '').split('\n');
}
