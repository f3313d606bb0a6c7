export type FieldName =
  'title' | 'type' | 'category' | 'tags' | 'options' | 'vendor' | 'subtitle' | 'details' | 'labels' | 'description';

export interface Field {
  readonly name: FieldName;
  /** What a word here says of a product, against 1 in the title. */
  readonly weight: number;
  /** Words that a field of this kind usually has. */
  readonly usual: number;
  /** How far a longer text makes each word count less, 0 to 1. */
  readonly bias: number;
  /** Neighbouring words also count as one. */
  readonly joins: boolean;
  /** What its words are good for: to complete and to correct what is typed, or only to correct it. */
  readonly words: 'offered' | 'known' | null;
}

const plain = { bias: 0.6, joins: false, words: null } as const;

/** The texts of a product, the telling ones first. Order is that of their bits in the index. */
export const fields: readonly Field[] = [
  { name: 'title', weight: 1, usual: 8, bias: 0.35, joins: true, words: 'offered' },
  { name: 'type', weight: 0.95, usual: 2, bias: 0.3, joins: true, words: 'offered' },
  { name: 'category', weight: 0.6, usual: 8, bias: 0.3, joins: true, words: 'offered' },
  { ...plain, name: 'tags', weight: 0.6, usual: 6, words: 'offered', joins: true },
  { ...plain, name: 'options', weight: 0.5, usual: 8, words: 'offered' },
  { ...plain, name: 'vendor', weight: 0.6, usual: 2, bias: 0.2, words: 'offered' },
  { ...plain, name: 'subtitle', weight: 0.5, usual: 8, words: 'offered' },
  { ...plain, name: 'details', weight: 0.38, usual: 60, bias: 0.3, words: 'known' },
  { ...plain, name: 'labels', weight: 0.1, usual: 30 },
  { ...plain, name: 'description', weight: 0.28, usual: 90, bias: 0.7 },
];

/** Bits of a posting; category and tags share one, as do labels and description: both only mention. */
export const fieldBits: Readonly<Record<FieldName, number>> = {
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
export function credit(bits: number): number {
  if ((bits & 0x3f) !== 0) return 1;
  return (bits & fieldBits.details) === 0 ? 0.5 : 0.9;
}
