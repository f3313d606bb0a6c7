/** A kind of thing that a made-up shop sells. */
export interface ProductKind {
  /** `coffee table`. */
  readonly name: string;
  /** What it is also called; the name first. */
  readonly names: readonly string[];
  /** `Coffee Tables`. */
  readonly type: string;
  /** `Furniture / Living Room`. */
  readonly category: string;
  /** Where or for what it is used. */
  readonly place: string;
}

/** Everything that a made-up shop's products and queries are made of. */
export interface ShopVocabulary {
  readonly kinds: readonly [ProductKind, ...ProductKind[]];
  readonly colors: readonly [string, ...string[]];
  readonly materials: readonly [string, ...string[]];
  readonly styles: readonly [string, ...string[]];
  readonly users: readonly [string, ...string[]];
  readonly features: readonly [string, ...string[]];
  /** Of these brands' and series' names are made. */
  readonly syllables: readonly [string, ...string[]];
  readonly unit: readonly [singular: string, short: string];
}

/** Reads lines such as `coffee table, cocktail table | Coffee Tables | Furniture / Living Room | living room`. */
export function parseKinds(lines: string): ShopVocabulary['kinds'] {
  const [first, ...others] = lines.trim().split('\n').map(parseKind);
  if (!first) throw new Error('A world needs kinds of things.');
  return [first, ...others];
}

function parseKind(line: string): ProductKind {
  const [names = '', type = '', category = '', place = ''] = line.split('|').map((cell) => cell.trim());
  const [name = '', ...others] = names.split(', ');
  return { name, names: [name, ...others], type, category, place };
}
