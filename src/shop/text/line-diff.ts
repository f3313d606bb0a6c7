/** A stretch of two texts side by side, in whole lines. */
export type DiffChunk =
  | { readonly kind: 'same'; readonly lines: readonly string[] }
  | { readonly kind: 'changed'; readonly before: readonly string[]; readonly after: readonly string[] };

/** Beyond so many pairs of lines what lies between the first and the last change is one change. */
const maxPairs = 4_000_000;

/** What two texts have in common and where they differ, line by line, with as much in common as can be. */
export function diffLines(before: string, after: string): readonly DiffChunk[] {
  const [one, other] = [linesOf(before), linesOf(after)];
  const head = commonLength(one, other);
  const tail = commonLength(one.slice(head).toReversed(), other.slice(head).toReversed());
  const middle = compareLines(one.slice(head, one.length - tail), other.slice(head, other.length - tail));
  const ends = [same(one.slice(0, head)), ...middle, same(one.slice(one.length - tail))];
  return ends.filter((each) => each.kind === 'changed' || each.lines.length > 0);
}

function same(lines: readonly string[]): DiffChunk {
  return { kind: 'same', lines };
}

function linesOf(text: string): readonly string[] {
  return text === '' ? [] : text.replace(/\n$/u, '').split('\n');
}

function commonLength(one: readonly string[], other: readonly string[]): number {
  const differs = one.findIndex((line, index) => line !== other[index]);
  return differs < 0 ? one.length : differs;
}

function compareLines(one: readonly string[], other: readonly string[]): readonly DiffChunk[] {
  if (one.length === 0 && other.length === 0) return [];
  if (one.length * other.length > maxPairs) return [{ kind: 'changed', before: one, after: other }];
  const longest = commonLengths(one, other);
  const stretches: DiffChunk[] = [];
  let [at, to] = [0, 0];
  while (at < one.length || to < other.length) {
    const [from, since] = [at, to];
    while (at < one.length && to < other.length && one[at] === other[to]) [at, to] = [at + 1, to + 1];
    if (at > from) stretches.push(same(one.slice(from, at)));
    const [first, start] = [at, to];
    while (
      (at < one.length || to < other.length) &&
      (at === one.length || to === other.length || one[at] !== other[to])
    ) {
      if (to === other.length || (at < one.length && longest(at + 1, to) >= longest(at, to + 1))) at += 1;
      else to += 1;
    }
    if (at > first || to > start)
      stretches.push({ kind: 'changed', before: one.slice(first, at), after: other.slice(start, to) });
    if (at === from && to === since) break;
  }
  return stretches;
}

/** How many lines the rests of both texts from two places on have in common. */
function commonLengths(one: readonly string[], other: readonly string[]): (at: number, to: number) => number {
  const width = other.length + 1;
  const table = new Uint32Array((one.length + 1) * width);
  const read = (at: number, to: number): number => table[at * width + to] ?? 0;
  for (let at = one.length - 1; at >= 0; at -= 1) {
    for (let to = other.length - 1; to >= 0; to -= 1) {
      table[at * width + to] =
        one[at] === other[to] ? read(at + 1, to + 1) + 1 : Math.max(read(at + 1, to), read(at, to + 1));
    }
  }
  return read;
}
