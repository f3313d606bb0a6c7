export type SearchFieldName =
  'title' | 'type' | 'category' | 'tags' | 'options' | 'vendor' | 'subtitle' | 'details' | 'labels' | 'description';

export interface SearchField {
  readonly name: SearchFieldName;
  /** Weight of a word in this field; 1 in the title. */
  readonly weight: number;
  /** Usual length in words. */
  readonly typicalWords: number;
  /** How much the length of a text reduces the weight of its words, 0 to 1. */
  readonly lengthBias: number;
  /** Whether adjacent words are also indexed as one compound. */
  readonly compounds: boolean;
  /** Use of its words in the dictionary: for completion and correction, or for correction only. */
  readonly words: 'complete' | 'correct' | null;
}

const fieldDefaults = { lengthBias: 0.6, compounds: false, words: null } as const;

/** The text fields of a product, the most significant first. */
export const fields: readonly SearchField[] = [
  { name: 'title', weight: 1, typicalWords: 8, lengthBias: 0.35, compounds: true, words: 'complete' },
  { name: 'type', weight: 0.95, typicalWords: 2, lengthBias: 0.3, compounds: true, words: 'complete' },
  { name: 'category', weight: 0.6, typicalWords: 8, lengthBias: 0.3, compounds: true, words: 'complete' },
  { ...fieldDefaults, name: 'tags', weight: 0.6, typicalWords: 6, words: 'complete', compounds: true },
  { ...fieldDefaults, name: 'options', weight: 0.5, typicalWords: 8, words: 'complete' },
  { ...fieldDefaults, name: 'vendor', weight: 0.6, typicalWords: 2, lengthBias: 0.2, words: 'complete' },
  { ...fieldDefaults, name: 'subtitle', weight: 0.5, typicalWords: 8, words: 'complete' },
  { ...fieldDefaults, name: 'details', weight: 0.38, typicalWords: 60, lengthBias: 0.3, words: 'correct' },
  { ...fieldDefaults, name: 'labels', weight: 0.1, typicalWords: 30 },
  { ...fieldDefaults, name: 'description', weight: 0.28, typicalWords: 90, lengthBias: 0.7 },
];

/** The bit of each field in a posting. Category and tags share one, as do labels and description. */
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

/** How much a match counts, 0 to 1, by its best field: a description may only mention a word. */
export function fieldCredit(bits: number): number {
  if ((bits & 0x3f) !== 0) return 1;
  return (bits & fieldBits.details) === 0 ? 0.5 : 0.9;
}
