/** A kind of product that a generated shop sells. */
export interface ProductKind {
  /** `coffee table`. */
  readonly name: string;
  /** Synonyms, the name first. */
  readonly names: readonly string[];
  /** `Coffee Tables`. */
  readonly type: string;
  /** `Furniture / Living Room`. */
  readonly category: string;
  /** Room or purpose. */
  readonly place: string;
}

/** The words that a generated shop's products and queries consist of. */
export interface ShopVocabulary {
  readonly kinds: readonly [ProductKind, ...ProductKind[]];
  readonly colors: readonly [string, ...string[]];
  readonly materials: readonly [string, ...string[]];
  readonly styles: readonly [string, ...string[]];
  readonly users: readonly [string, ...string[]];
  readonly features: readonly [string, ...string[]];
  /** Parts of brand and series names. */
  readonly syllables: readonly [string, ...string[]];
  readonly unit: readonly [singular: string, short: string];
}

/** Parses lines such as `coffee table, cocktail table | Coffee Tables | Furniture / Living Room | living room`. */
export function parseKinds(lines: string): ShopVocabulary['kinds'] {
  const [first, ...others] = lines.trim().split('\n').map(parseKind);
  if (!first) throw new Error('Expected at least one kind of product.');
  return [first, ...others];
}

function parseKind(line: string): ProductKind {
  const [names = '', type = '', category = '', place = ''] = line.split('|').map((cell) => cell.trim());
  const [name = '', ...others] = names.split(', ');
  return { name, names: [name, ...others], type, category, place };
}
