export type SearchFieldName =
  'title' | 'type' | 'category' | 'tags' | 'options' | 'vendor' | 'subtitle' | 'details' | 'labels' | 'description';

export interface SearchField {
  readonly name: SearchFieldName;
  /** What a word here says of a product, against 1 in the title. */
  readonly weight: number;
  /** Words that a field of this kind usually has. */
  readonly typicalWords: number;
  /** How far a longer text makes each word count less, 0 to 1. */
  readonly bias: number;
  /** Neighbouring words also count as one. */
  readonly joins: boolean;
  /** What its words are good for: to complete and to correct what is typed, or only to correct it. */
  readonly words: 'offered' | 'known' | null;
}

const fieldDefaults = { bias: 0.6, joins: false, words: null } as const;

/** The texts of a product, the telling ones first. Order is that of their bits in the index. */
export const fields: readonly SearchField[] = [
  { name: 'title', weight: 1, typicalWords: 8, bias: 0.35, joins: true, words: 'offered' },
  { name: 'type', weight: 0.95, typicalWords: 2, bias: 0.3, joins: true, words: 'offered' },
  { name: 'category', weight: 0.6, typicalWords: 8, bias: 0.3, joins: true, words: 'offered' },
  { ...fieldDefaults, name: 'tags', weight: 0.6, typicalWords: 6, words: 'offered', joins: true },
  { ...fieldDefaults, name: 'options', weight: 0.5, typicalWords: 8, words: 'offered' },
  { ...fieldDefaults, name: 'vendor', weight: 0.6, typicalWords: 2, bias: 0.2, words: 'offered' },
  { ...fieldDefaults, name: 'subtitle', weight: 0.5, typicalWords: 8, words: 'offered' },
  { ...fieldDefaults, name: 'details', weight: 0.38, typicalWords: 60, bias: 0.3, words: 'known' },
  { ...fieldDefaults, name: 'labels', weight: 0.1, typicalWords: 30 },
  { ...fieldDefaults, name: 'description', weight: 0.28, typicalWords: 90, bias: 0.7 },
];

/** Bits of a posting; category and tags share one, as do labels and description: both only mention. */
export const fieldBits: Readonly<Record<SearchFieldName, number>> = {
  title: 1,
  type: 2,
  category: 4,
  tags: 4,
  options: 8,
  vendor: 16,
  subtitle: 32,
  details: 64,
  labels: 128,
  description: 128,
};

/** How far a product has what is asked for, by the best field that says so: a description may only mention it. */
export function fieldCredit(bits: number): number {
  if ((bits & 0x3f) !== 0) return 1;
  return (bits & fieldBits.details) === 0 ? 0.5 : 0.9;
}
