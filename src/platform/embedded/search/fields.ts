export type FieldName =
  'title' | 'type' | 'category' | 'tags' | 'options' | 'vendor' | 'subtitle' | 'details' | 'description';

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
  /** Its words are offered as completions and corrections. */
  readonly spelled: boolean;
}

const plain = { bias: 0.6, joins: false, spelled: false } as const;

/** The texts of a product, the telling ones first. Order is that of their bits in the index. */
export const fields: readonly Field[] = [
  { name: 'title', weight: 1, usual: 8, bias: 0.35, joins: true, spelled: true },
  { name: 'type', weight: 0.95, usual: 2, bias: 0.3, joins: true, spelled: true },
  { name: 'category', weight: 0.6, usual: 8, bias: 0.3, joins: true, spelled: true },
  { ...plain, name: 'tags', weight: 0.6, usual: 6, spelled: true, joins: true },
  { ...plain, name: 'options', weight: 0.5, usual: 8, spelled: true },
  { ...plain, name: 'vendor', weight: 0.6, usual: 2, bias: 0.2, spelled: true },
  { ...plain, name: 'subtitle', weight: 0.5, usual: 8, spelled: true },
  { ...plain, name: 'details', weight: 0.38, usual: 60 },
  // The index has eight bits: a description tells no more of a product than its details do.
  { ...plain, name: 'description', weight: 0.28, usual: 90, bias: 0.7 },
];

export const fieldBits: Readonly<Record<FieldName, number>> = {
  title: 1,
  type: 2,
  category: 4,
  tags: 8,
  options: 16,
  vendor: 32,
  subtitle: 64,
  details: 128,
  description: 128,
};

/** The fields that say what a product is; the others only mention it. */
export const strongFields = 0x7f;
