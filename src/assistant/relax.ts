import type { Term, Wanted } from './conversation.ts';

export interface Relaxation {
  readonly wanted: Wanted;
  /** Labels of what is left out; prices as `price`, availability as `available`, words quoted. */
  readonly dropped: readonly string[];
}

const attempts = 7;

/**
 * Ways to ask for less, the whole first, then those that lose least: loose words, the price, availability, an option, a
 * tag; what kind of thing it is goes last. What was excluded stays excluded.
 */
export function relaxations(wanted: Wanted): readonly Relaxation[] {
  const alone = oneWordLess(wanted);
  if (alone.length > 0) return [[], ...alone.map((part) => [part])].map((chosen) => without(wanted, chosen));
  const parts = droppable(wanted);
  const single = parts.map((part) => [part]);
  const first = parts[0];
  const pairs = first ? parts.slice(1).map((part) => [first, part]) : [];
  const ladder = parts.map((_, index) => parts.slice(0, index + 1)).slice(2);
  const choices = [[], ...single, ...pairs, ...ladder].map((chosen) => without(wanted, chosen));
  return choices.filter((choice, index) => index === 0 || asksForSomething(choice.wanted)).slice(0, attempts);
}

type Part = { readonly label: string; readonly drop: (wanted: Wanted) => Wanted };

function droppable(wanted: Wanted): readonly Part[] {
  const { words } = wanted;
  const quoted = `“${words.join(' ')}”`;
  const loose: Part[] = words.length > 0 ? [{ label: quoted, drop: (from) => ({ ...from, words: [] }) }] : [];
  const isPriced = wanted.priceMin !== null || wanted.priceMax !== null;
  const price: Part[] = isPriced
    ? [{ label: 'price', drop: (from) => ({ ...from, priceMin: null, priceMax: null }) }]
    : [];
  const stock: Part[] = wanted.available
    ? [{ label: 'available', drop: (from) => ({ ...from, available: false }) }]
    : [];
  const terms = wanted.terms.filter(({ negated }) => !negated).toSorted((a, b) => weight(a) - weight(b));
  const kinds = terms.map((term) => ({
    label: term.label,
    drop: (from: Wanted) => ({ ...from, terms: from.terms.filter((each) => each !== term) }),
  }));
  return [...loose, ...price, ...stock, ...kinds];
}

/** When words are all there is, a single one of them may find something. */
function oneWordLess(wanted: Wanted): readonly Part[] {
  const { words } = wanted;
  if (words.length < 2 || asksForSomething({ ...wanted, words: [] })) return [];
  return words.slice(0, 3).map((word) => ({
    label: `“${words.filter((each) => each !== word).join(' ')}”`,
    drop: (from) => ({ ...from, words: [word] }),
  }));
}

function weight({ readings }: Term): number {
  return Math.max(...readings.map(({ kind }) => weights[kind]));
}

const weights = { option: 0, tag: 1, vendor: 1, collection: 2, type: 3 } as const;

function without(wanted: Wanted, parts: readonly Part[]): Relaxation {
  return { wanted: parts.reduce((from, part) => part.drop(from), wanted), dropped: parts.map(({ label }) => label) };
}

function asksForSomething({ terms, words, priceMin, priceMax }: Wanted): boolean {
  return terms.some(({ negated }) => !negated) || words.length > 0 || priceMin !== null || priceMax !== null;
}
