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

const fieldDefaults = { lengthBias: 0.75, compounds: false, words: null } as const;

/** The text fields of a product, the most significant first. */
export const fields: readonly SearchField[] = [
  { ...fieldDefaults, name: 'title', weight: 5, typicalWords: 9, compounds: true, words: 'complete' },
  { ...fieldDefaults, name: 'type', weight: 3, typicalWords: 2, lengthBias: 0.5, compounds: true, words: 'complete' },
  { ...fieldDefaults, name: 'category', weight: 2.5, typicalWords: 8, compounds: true, words: 'complete' },
  { ...fieldDefaults, name: 'tags', weight: 2.5, typicalWords: 6, words: 'complete', compounds: true },
  { ...fieldDefaults, name: 'options', weight: 2, typicalWords: 8, words: 'complete' },
  { ...fieldDefaults, name: 'vendor', weight: 1, typicalWords: 2, lengthBias: 0.2, words: 'complete' },
  { ...fieldDefaults, name: 'subtitle', weight: 2.5, typicalWords: 8, words: 'complete' },
  { ...fieldDefaults, name: 'details', weight: 1, typicalWords: 40, words: 'correct' },
  { ...fieldDefaults, name: 'labels', weight: 0.3, typicalWords: 30, lengthBias: 0.5 },
  { ...fieldDefaults, name: 'description', weight: 2.2, typicalWords: 10 },
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

/** How much a match counts as one, 0 to 1: a little less where details or the description only mention the word. */
export function fieldCredit(bits: number): number {
  return isNaming(bits) ? 1 : 0.9;
}

/** Whether a match is in a text that names or classifies a product, and not only in its details or description. */
export function isNaming(bits: number): boolean {
  return (bits & namingFields) !== 0;
}

/** Bits of the texts that name or classify a product. */
export const namingFields = 0x3f;
