import type { RandomSource } from '../catalog/random.ts';
import type { ProductFacts } from './product-facts.ts';
import type { ProductKind, ShopVocabulary } from './shop-vocabulary.ts';

/** A query with the grade of each product: 1 exact, 0.5 partly relevant, 0 irrelevant. */
export interface RelevanceQuery {
  readonly kind: string;
  readonly term: string;
  readonly grade: (facts: ProductFacts) => number;
}

const queriesPerKind = 25;

/** Queries of every kind, each about facts of some product. */
export function generateQueries(
  random: RandomSource,
  vocabulary: ShopVocabulary,
  products: readonly ProductFacts[],
): readonly RelevanceQuery[] {
  return Object.entries(queryKinds).flatMap(([kind, ask]) => {
    const queries = new Map<string, RelevanceQuery>();
    for (let turn = 0; turn < 20 * queriesPerKind && queries.size < queriesPerKind; turn += 1) {
      const product = products[random.below(products.length)];
      const query = product && ask({ random, vocabulary, product });
      if (query) queries.set(query.term, { kind, ...query });
    }
    return [...queries.values()];
  });
}

interface QuerySubject {
  readonly random: RandomSource;
  readonly vocabulary: ShopVocabulary;
  readonly product: ProductFacts;
}

type GeneratedQuery = Omit<RelevanceQuery, 'kind'> | null;

type FactPredicate = (facts: ProductFacts) => boolean;

/** Products of a kind with all attributes; those without are partly relevant. */
function gradeByKind(kind: ProductKind, ...qualities: readonly FactPredicate[]): RelevanceQuery['grade'] {
  return (facts) => {
    if (facts.kind !== kind) return 0;
    return qualities.every((quality) => quality(facts)) ? 1 : 0.5;
  };
}

const sharesFact =
  (about: ProductFacts, name: keyof ProductFacts): FactPredicate =>
  (facts) =>
    facts[name] === about[name];

const queryKinds: Readonly<Record<string, (asking: QuerySubject) => GeneratedQuery>> = {
  thing: ({ product: { kind } }) => ({ term: kind.name, grade: gradeByKind(kind) }),
  'other name': ({ random, product: { kind } }) => {
    const other = kind.names[1 + random.below(kind.names.length - 1)];
    return other === undefined ? null : { term: other, grade: gradeByKind(kind) };
  },
  plural: ({ product: { kind } }) => ({ term: pluralize(kind.name), grade: gradeByKind(kind) }),
  colour: ({ product }) => ({
    term: `${product.color} ${product.kind.name}`,
    grade: gradeByKind(product.kind, sharesFact(product, 'color')),
  }),
  material: ({ product }) => ({
    term: `${product.material} ${pluralize(product.kind.name)}`,
    grade: gradeByKind(product.kind, sharesFact(product, 'material')),
  }),
  'three qualities': ({ product }) => ({
    term: `${product.style} ${product.color} ${product.material} ${product.kind.name}`,
    grade: gradeByKind(
      product.kind,
      sharesFact(product, 'style'),
      sharesFact(product, 'color'),
      sharesFact(product, 'material'),
    ),
  }),
  brand: ({ product }) => ({ term: product.brand, grade: (facts) => (facts.brand === product.brand ? 1 : 0) }),
  'brand and thing': ({ product }) => ({
    term: `${product.brand} ${product.kind.name}`,
    grade: gradeByKind(product.kind, sharesFact(product, 'brand')),
  }),
  series: ({ product }) => ({
    term: `${product.series} ${product.kind.name}`,
    grade: gradeByKind(product.kind, sharesFact(product, 'series')),
  }),
  number: ({ product }) => ({
    term: product.model.toLowerCase(),
    grade: (facts) => (facts.model === product.model ? 1 : 0),
  }),
  slip: ({ random, product }) => ({
    term: `${product.color} ${misspell(random, product.kind.name)}`,
    grade: gradeByKind(product.kind, sharesFact(product, 'color')),
  }),
  'slip in a name': ({ random, product }) => ({
    term: `${misspell(random, product.series)} ${product.kind.name}`,
    grade: gradeByKind(product.kind, sharesFact(product, 'series')),
  }),
  'written as one': ({ product: { kind } }) =>
    kind.name.includes(' ') ? { term: kind.name.replaceAll(/[ -]/g, ''), grade: gradeByKind(kind) } : null,
  'written as two': ({ random, product: { kind } }) => {
    const name = kind.names[random.below(kind.names.length)] ?? kind.name;
    const term = name.replace(
      /\b(arm|back|book|flash|foot|head|kettle|night|pad|rain|screw|side|snow|surf|tread|work)(?=[a-z]{4})/,
      '$1 ',
    );
    return term === name ? null : { term, grade: gradeByKind(kind) };
  },
  size: ({ random, vocabulary, product }) => ({
    term: `${product.size}${random.pick([` ${vocabulary.unit[0]}`, vocabulary.unit[1], ` ${vocabulary.unit[1]}`])} ${product.kind.name}`,
    grade: gradeByKind(product.kind, sharesFact(product, 'size')),
  }),
  use: ({ product }) =>
    product.user === null
      ? null
      : {
          term: `${product.kind.name} for ${product.user}`,
          grade: gradeByKind(product.kind, sharesFact(product, 'user')),
        },
  fittings: ({ product }) =>
    product.feature === null
      ? null
      : {
          term: `${pluralize(product.kind.name)} with ${product.feature}`,
          grade: gradeByKind(product.kind, sharesFact(product, 'feature')),
        },
  'last word': ({ product: { kind } }) => {
    const last = headWord(kind);
    return { term: last, grade: ({ kind: other }) => (headWord(other) === last ? 1 : 0) };
  },
  place: ({ product: { kind } }) => {
    const last = headWord(kind);
    return {
      term: `${kind.place} ${last}`,
      grade: ({ kind: other }) => (headWord(other) !== last ? 0 : other.place === kind.place ? 1 : 0.5),
    };
  },
  long: ({ product }) =>
    product.feature === null
      ? null
      : {
          term: `i need a ${product.style} ${product.kind.name} in ${product.color} with ${product.feature} for the ${product.kind.place}`,
          grade: gradeByKind(
            product.kind,
            sharesFact(product, 'style'),
            sharesFact(product, 'color'),
            sharesFact(product, 'feature'),
          ),
        },
};

function headWord({ name }: ProductKind): string {
  return name.split(' ').at(-1) ?? name;
}

/** The plural. */
export function pluralize(name: string): string {
  if (/(?:s|shorts|goggles|glasses|shears)$/.test(name) && !name.endsWith('ss')) return name;
  if (/(?:shelf|scarf|knife)$/.test(name)) return name.replace(/fe?$/, 'ves');
  if (/[^aeiou]y$/.test(name)) return name.replace(/y$/, 'ies');
  return /(?:ss|x|ch|sh)$/.test(name) ? `${name}es` : `${name}s`;
}

/** The words with one error in the longest of them: a letter doubled, omitted, swapped or replaced. */
export function misspell(random: RandomSource, text: string): string {
  const longest = text.split(' ').toSorted((one, other) => other.length - one.length)[0] ?? text;
  const at = 1 + random.below(Math.max(1, longest.length - 2));
  const [before, letter, next, after] = [
    longest.slice(0, at),
    longest.charAt(at),
    longest.charAt(at + 1),
    longest.slice(at + 2),
  ];
  const misspellings = [
    before + letter + letter + next + after,
    before + next + after,
    before + next + letter + after,
    before + random.pick(['a', 'e', 'i', 'o', 'n', 'r', 't']) + next + after,
  ] as const;
  return text.replace(longest, random.pick([...misspellings]));
}
