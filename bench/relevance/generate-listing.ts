import { sampleProductInput, sampleVariantInput } from '../../tests/fixtures/sample-product-input.ts';
import type { ProductInput } from '#catalog/write/product-input.ts';
import type { RandomSource } from '../catalog/random.ts';
import { capitalize, type ProductFacts } from './product-facts.ts';
import type { ShopVocabulary } from './shop-vocabulary.ts';

/** A shop's text about the facts: some are left out, other things are mentioned, and a few statements are wrong. */
export function generateListing(random: RandomSource, vocabulary: ShopVocabulary, facts: ProductFacts): ProductInput {
  const { kind, brand, model } = facts;
  const name = random.below(3) === 0 ? (kind.names[random.below(kind.names.length)] ?? kind.name) : kind.name;
  return sampleProductInput({
    handle: `${facts.series}-${name}-${model}`.toLowerCase().replaceAll(/[^a-z0-9]+/g, '-'),
    title: titleOf(random, vocabulary, { facts, name }),
    type: typeOf(random, facts),
    vendor: random.below(10) === 0 ? null : brand,
    description: descriptionOf(random, vocabulary, { facts, name }),
    details: [
      ...(random.below(8) === 0 ? [] : [{ name: 'Category', value: `${kind.category} / ${kind.type}` }]),
      ...detailsOf(random, vocabulary, facts),
    ],
    variants: [sampleVariantInput({ sku: model })],
  });
}

/** One product in seven has no type, and one only a general type. */
function typeOf(random: RandomSource, { kind }: ProductFacts): string | null {
  const turn = random.below(7);
  if (turn === 0) return null;
  return turn === 1 ? (kind.category.split(' / ').at(-1) ?? null) : kind.type;
}

interface TextSubject {
  readonly facts: ProductFacts;
  readonly name: string;
}

function titleOf(random: RandomSource, { unit }: ShopVocabulary, { facts, name }: TextSubject): string {
  const sometimes = (value: string, inTen: number): string => (random.below(10) < inTen ? value : '');
  const words = [
    facts.series,
    sometimes(random.below(2) === 0 ? `${facts.size}"` : `${facts.size} ${unit[1]}`, 2),
    sometimes(facts.style, 2),
    sometimes(facts.color, 2),
    sometimes(facts.material, 3),
    titleNameOf(random, name),
    facts.feature === null ? '' : sometimes(`with ${facts.feature}`, 5),
    facts.user === null ? '' : sometimes(`for ${facts.user}`, 5),
    sometimes('(Set of 2)', 1),
  ];
  return capitalize(words.filter((word) => word !== '').join(' '));
}

/** Some titles contain only the last word of the name, and a few none. */
function titleNameOf(random: RandomSource, name: string): string {
  const turn = random.below(16);
  if (turn === 0) return '';
  return turn < 3 ? (name.split(' ').at(-1) ?? '') : name;
}

const genericSentences = [
  'Bring a touch of comfort to every day with this piece.',
  'Made to last and easy to care for, it fits right in.',
  'The perfect set to light up any room, day or night.',
  'Wipe it with a dry cloth; no tools are needed to put it together.',
  'A clean silhouette with a warm, natural look.',
  'Designed with your whole family in mind, indoors and outdoors.',
  'Great value, strong build, and a one year warranty.',
  'It arrives in one box and is ready within minutes.',
] as const;

function descriptionOf(random: RandomSource, vocabulary: ShopVocabulary, { facts, name }: TextSubject): string {
  const other = (): string => random.pick(vocabulary.kinds).name;
  const mentions = [
    `This ${facts.material} ${name} comes in ${facts.color}.`,
    `Its ${facts.style} design suits any ${facts.kind.place}.`,
    `Pairs well with our ${other()} and a ${other()} of the same series.`,
    `Looks as good as ${random.pick(vocabulary.materials)}.`,
    `Also available in ${random.pick(vocabulary.colors)} and ${random.pick(vocabulary.colors)}.`,
    `Put it beside a ${other()}, under a ${random.pick(vocabulary.colors)} ${other()} or next to the ${other()}.`,
    ...(facts.user === null ? [] : [`Made for ${facts.user}.`]),
    ...(facts.feature === null ? [] : [`Comes with ${facts.feature}.`]),
  ];
  return [
    ...random.sample(mentions, 2 + random.below(4)),
    ...random.sample(genericSentences, 2 + random.below(4)),
  ].join(' ');
}

type Details = ProductInput['details'];

function detailsOf(random: RandomSource, vocabulary: ShopVocabulary, facts: ProductFacts): Details {
  const lengths = [
    `${facts.size} ${vocabulary.unit[0]}`,
    `${facts.size} ${vocabulary.unit[1]}`,
    `${facts.size}`,
  ] as const;
  const stated: Details = [
    { name: 'Color', value: capitalize(facts.color) },
    { name: 'Primary material', value: capitalize(facts.material) },
    { name: 'Style', value: capitalize(facts.style) },
    { name: 'Collection', value: facts.series },
    { name: 'Overall width - side to side', value: random.pick([...lengths]) },
    { name: 'Room use', value: capitalize(facts.kind.place) },
    ...(facts.user === null ? [] : [{ name: 'Recommended for', value: capitalize(facts.user) }]),
    ...(facts.feature === null ? [] : [{ name: 'Features', value: capitalize(facts.feature) }]),
  ];
  return [...stated.filter(() => random.below(6) > 0), ...irrelevantDetails(random, vocabulary, facts)];
}

function irrelevantDetails(random: RandomSource, vocabulary: ShopVocabulary, { kind }: ProductFacts): Details {
  const colour = (): string => capitalize(random.pick(vocabulary.colors));
  const all: Details = [
    { name: 'Assembly required', value: random.pick(['Yes', 'No']) },
    { name: 'Tools needed for assembly', value: 'Screwdriver (Included)' },
    { name: 'Supplier intended and approved use', value: 'Residential Use' },
    { name: 'Product care', value: 'Wipe clean with a dry cloth' },
    { name: 'Country of origin', value: random.pick(['China', 'Vietnam', 'India', 'United States']) },
    { name: 'Overall product weight', value: `${5 + random.below(80)} lb.` },
    { name: 'Overall height - top to bottom', value: `${10 + random.below(70)}` },
    { name: 'Overall depth - front to back', value: `${10 + random.below(40)}` },
    { name: 'Commercial warranty', value: 'No' },
    { name: 'Product warranty', value: '1 Year Limited' },
    { name: 'Pieces included', value: `1 ${capitalize(kind.name)}` },
    { name: 'Compatible with', value: capitalize(random.pick(vocabulary.kinds).name) },
    { name: 'Accent color', value: colour() },
    { name: 'Lining material', value: capitalize(random.pick(vocabulary.materials)) },
    { name: 'Water resistant', value: random.pick(['Yes', 'No']) },
    { name: 'Weight capacity', value: `${100 + random.below(300)} lb` },
    { name: 'Number of drawers', value: `${random.below(9)}` },
    { name: 'Adjustable height', value: 'No' },
    { name: 'Purposeful distressing type', value: 'No Distressing' },
    { name: 'Uniform packaging and labeling regulations compliant', value: 'Yes' },
  ];
  return random.sample(all, 6 + random.below(10));
}
