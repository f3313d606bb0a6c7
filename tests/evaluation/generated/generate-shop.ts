import type { RandomSource } from '../../../bench/catalog/random.ts';

/** A product of a generated shop, as the requests about it need it. */
export interface GeneratedProduct {
  readonly handle: string;
  readonly title: string;
  readonly kind: GeneratedKind;
  readonly euros: number;
  readonly options: readonly { readonly name: string; readonly values: readonly string[] }[];
  /** Stock of the variants that no value in `soldOut` names. */
  readonly stock: number;
  readonly soldOut: string | null;
}

export interface GeneratedKind {
  readonly en: string;
  readonly de: string;
  readonly nb: string;
}

const kinds: readonly [GeneratedKind, ...GeneratedKind[]] = [
  { en: 'chairs', de: 'Stühle', nb: 'stoler' },
  { en: 'lamps', de: 'Lampen', nb: 'lamper' },
  { en: 'jackets', de: 'Jacken', nb: 'jakker' },
  { en: 'kettles', de: 'Wasserkocher', nb: 'vannkokere' },
  { en: 'backpacks', de: 'Rucksäcke', nb: 'ryggsekker' },
];

const names = ['Alder', 'Brisk', 'Cove', 'Dune', 'Ember', 'Falk', 'Grove', 'Holm', 'Iver', 'Juno'] as const;
export const colors = ['Black', 'White', 'Red', 'Green', 'Blue', 'Grey'] as const;
export const sizes = ['S', 'M', 'L', 'XL'] as const;
const packs = ['250 g', '500 g', '1 kg'] as const;

/** Products with numbers in their names, colours, sizes, packs and sold-out variants; all titles differ. */
export function generateProducts(random: RandomSource, count: number): readonly GeneratedProduct[] {
  const made = Array.from({ length: count }, (_, index) => generateProduct(random, index));
  return [...new Map(made.map((product) => [product.title.toLowerCase(), product])).values()];
}

function generateProduct(random: RandomSource, index: number): GeneratedProduct {
  const kind = random.pick(kinds);
  const options = random.pick([[], [color(random)], [size(random)], [size(random), color(random)], [pack(random)]]);
  const values = options.flatMap((option) => option.values);
  const isSoldOut = values.length > 1 && random.below(2) === 0;
  return {
    handle: `product-${index}`,
    title: titleOf(random, kind),
    kind,
    euros: 5 + random.below(195) + random.pick([0, 0.5, 0.99]),
    options,
    stock: 1 + random.below(8),
    soldOut: isSoldOut ? (values[random.below(values.length)] ?? null) : null,
  };
}

/** `Alder Chair`, `Alder Chair 3`, `Cove 40 Lamp`, `FK-210 Kettle`. */
function titleOf(random: RandomSource, { en }: GeneratedKind): string {
  const noun = `${en.charAt(0).toUpperCase()}${en.slice(1, -1)}`;
  const name = random.pick(names);
  const number = 2 + random.below(8);
  const code = `${name.slice(0, 2).toUpperCase()}-${number}${random.below(10)}0`;
  return random.pick([`${name} ${noun}`, `${name} ${noun} ${number}`, `${name} ${number}0 ${noun}`, `${code} ${noun}`]);
}

function color(random: RandomSource): GeneratedProduct['options'][number] {
  return { name: 'Colour', values: random.sample(colors, 1 + random.below(3)) };
}

function size(random: RandomSource): GeneratedProduct['options'][number] {
  return { name: 'Size', values: random.sample(sizes, 2 + random.below(2)) };
}

function pack(random: RandomSource): GeneratedProduct['options'][number] {
  return { name: 'Pack', values: random.sample(packs, 2) };
}

/** The products as a file that `productFileToCsv` reads. */
export function productFileOf(products: readonly GeneratedProduct[]): string {
  const head = 'handle | title | type | vendor | price | was | options | stock | tags | details | description';
  const rows = products.map(({ handle, title, kind, euros, options, stock, soldOut }) =>
    [
      handle,
      title,
      kind.en,
      'Norvik',
      euros.toFixed(2),
      '',
      options.map(({ name, values }) => `${name}=${values.join(',')}`).join('; '),
      soldOut === null ? String(stock) : `${stock}; ${soldOut}:0`,
      '',
      '',
      'Made to last.',
    ].join(' | '),
  );
  return [head, ...rows].join('\n');
}
