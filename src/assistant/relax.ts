import type { CriteriaTerm, SearchCriteria } from './conversation.ts';

export interface Relaxation {
  readonly criteria: SearchCriteria;
  /** Labels of what is left out; prices as `price`, availability as `available`, words quoted. */
  readonly dropped: readonly string[];
}

const maxRelaxations = 7;

/**
 * Ways to ask for less, the whole first, then those that lose least: loose words, the price, availability, an option, a
 * tag; what kind of thing it is goes last. What was excluded stays excluded.
 */
export function relaxations(criteria: SearchCriteria): readonly Relaxation[] {
  const alone = oneWordLess(criteria);
  if (alone.length > 0) return [[], ...alone.map((part) => [part])].map((chosen) => dropParts(criteria, chosen));
  const parts = droppableParts(criteria);
  const single = parts.map((part) => [part]);
  const first = parts[0];
  const pairs = first ? parts.slice(1).map((part) => [first, part]) : [];
  const ladder = parts.map((_, index) => parts.slice(0, index + 1)).slice(2);
  const choices = [[], ...single, ...pairs, ...ladder].map((chosen) => dropParts(criteria, chosen));
  return choices.filter((choice, index) => index === 0 || hasCriteria(choice.criteria)).slice(0, maxRelaxations);
}

type DroppablePart = { readonly label: string; readonly drop: (wanted: SearchCriteria) => SearchCriteria };

function droppableParts(criteria: SearchCriteria): readonly DroppablePart[] {
  const { words } = criteria;
  const quoted = `“${words.join(' ')}”`;
  const loose: DroppablePart[] = words.length > 0 ? [{ label: quoted, drop: (from) => ({ ...from, words: [] }) }] : [];
  const isPriced = criteria.priceMin !== null || criteria.priceMax !== null;
  const price: DroppablePart[] = isPriced
    ? [{ label: 'price', drop: (from) => ({ ...from, priceMin: null, priceMax: null }) }]
    : [];
  const stock: DroppablePart[] = criteria.available
    ? [{ label: 'available', drop: (from) => ({ ...from, available: false }) }]
    : [];
  const terms = criteria.terms.filter(({ negated }) => !negated).toSorted((a, b) => weight(a) - weight(b));
  const kinds = terms.map((term) => ({
    label: term.label,
    drop: (from: SearchCriteria) => ({ ...from, terms: from.terms.filter((each) => each !== term) }),
  }));
  return [...loose, ...price, ...stock, ...kinds];
}

/** When words are all there is, a single one of them may find something. */
function oneWordLess(criteria: SearchCriteria): readonly DroppablePart[] {
  const { words } = criteria;
  if (words.length < 2 || hasCriteria({ ...criteria, words: [] })) return [];
  return words.slice(0, 3).map((word) => ({
    label: `“${words.filter((each) => each !== word).join(' ')}”`,
    drop: (from) => ({ ...from, words: [word] }),
  }));
}

function weight({ readings }: CriteriaTerm): number {
  return Math.max(...readings.map(({ kind }) => weights[kind]));
}

const weights = { option: 0, tag: 1, vendor: 1, collection: 2, type: 3 } as const;

function dropParts(criteria: SearchCriteria, parts: readonly DroppablePart[]): Relaxation {
  return {
    criteria: parts.reduce((from, part) => part.drop(from), criteria),
    dropped: parts.map(({ label }) => label),
  };
}

function hasCriteria({ terms, words, priceMin, priceMax }: SearchCriteria): boolean {
  return terms.some(({ negated }) => !negated) || words.length > 0 || priceMin !== null || priceMax !== null;
}
