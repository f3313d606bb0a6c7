import type { Product, Variant } from '#shop/product/product.ts';
import { slot } from './search-slots.ts';

/** A question with a test, by the catalog alone, of the products that a right answer shows. */
export interface EvaluationQuestion {
  readonly text: string;
  /** Slots to recognize. */
  readonly slots: readonly string[];
  readonly matches: (product: Product, variant: Variant) => boolean;
}

type Matcher = EvaluationQuestion['matches'];

const plural = (word: string): string => (/(?:s|x|ch|sh)$/.test(word) ? `${word}es` : `${word}s`);
const both =
  (...all: readonly Matcher[]): Matcher =>
  (product, variant) =>
    all.every((each) => each(product, variant));
const not =
  (fits: Matcher): Matcher =>
  (product, variant) =>
    !fits(product, variant);
const either =
  (...all: readonly Matcher[]): Matcher =>
  (product, variant) =>
    all.some((each) => each(product, variant));
/** By its type, or by the last word of its title: a moon jar of the type Vase is a jar as well. */
const ofType =
  (type: string): Matcher =>
  (product) =>
    product.type === type || product.title.toLowerCase().endsWith(` ${type.toLowerCase()}`);
const byMaker =
  (vendor: string): Matcher =>
  (product) =>
    product.vendor === vendor;
const under =
  (euros: number): Matcher =>
  (_, { price }) =>
    price.amount < euros * 100;
const over =
  (euros: number): Matcher =>
  (_, { price }) =>
    price.amount > euros * 100;
const available: Matcher = (_, variant) => variant.available;
/** The variant has the value, or, if no option of the product has it, the product has such a tag. */
const has =
  (value: string): Matcher =>
  (product, variant) => {
    const same = (other: string): boolean => other.toLowerCase() === value.toLowerCase();
    const isOption = product.options.some((option) => option.values.some((each) => same(each.value)));
    return isOption ? variant.values.some(same) : product.tags.some(same);
  };

/** Questions generated from the words of a catalog, always the same ones. */
export function questionsFor(products: readonly Product[]): readonly EvaluationQuestion[] {
  const types = [...new Set(products.flatMap(({ type }) => type ?? []))];
  const vendors = [...new Set(products.flatMap(({ vendor }) => vendor ?? []))];
  const isWord = (value: string): boolean => /^\p{L}{3,}$/u.test(value) && !types.includes(value);
  const values = [
    ...new Set(products.flatMap(({ options }) => options.flatMap((o) => o.values.map((v) => v.value)))),
  ].filter(isWord);
  return types.flatMap((type, index) => {
    const next = types[(index + 1) % types.length] ?? type;
    const value = values[index % values.length] ?? '';
    const other = values[(index * 3 + 1) % values.length] ?? '';
    const vendor = vendors[index % vendors.length] ?? '';
    return questionsAbout({ type, next, value, other, vendor, euros: 30 + (index % 9) * 15 });
  });
}

interface QuestionWords {
  readonly type: string;
  readonly next: string;
  readonly value: string;
  readonly other: string;
  readonly vendor: string;
  readonly euros: number;
}

function questionsAbout({ type, next, value, other, vendor, euros }: QuestionWords): readonly EvaluationQuestion[] {
  const [things, others] = [plural(type.toLowerCase()), plural(next.toLowerCase())];
  const [low, word] = [value.toLowerCase(), other.toLowerCase()];
  const [kind, look] = [slot.named(type), slot.named(value)];
  const below = slot.max(euros - 0.01);
  return [
    { text: `Show me ${things} under €${euros}`, slots: [kind, below], matches: both(ofType(type), under(euros)) },
    { text: `Do you have ${low} ${things}?`, slots: [look, kind], matches: both(ofType(type), has(value)) },
    {
      text: `${things} in ${low} for less than ${euros} euros please`,
      slots: [kind, look, below],
      matches: both(ofType(type), has(value), under(euros)),
    },
    {
      text: `I am looking for ${things} by ${vendor}`,
      slots: [kind, slot.named(vendor)],
      matches: both(ofType(type), byMaker(vendor)),
    },
    { text: `${things} or ${others}`, slots: [slot.named(type, next)], matches: either(ofType(type), ofType(next)) },
    {
      text: `${things} but not in ${low}`,
      slots: [kind, slot.not(value)],
      matches: both(ofType(type), not(has(value))),
    },
    {
      text: `something ${low} over €${euros} that is in stock`,
      slots: [look, slot.min(euros + 0.01), slot.inStock],
      matches: both(has(value), over(euros), available),
    },
    {
      text: `anything by ${vendor} in ${low} or ${word}`,
      slots: [slot.named(vendor), slot.named(value, other)],
      matches: both(byMaker(vendor), either(has(value), has(other))),
    },
    {
      text: `which ${things} cost between €${euros} and €${euros * 2}`,
      slots: [kind, slot.min(euros), slot.max(euros * 2)],
      matches: both(ofType(type), over(euros - 0.01), under(euros * 2 + 0.01)),
    },
    { text: `${things} under €1`, slots: [kind, slot.max(0.99)], matches: both(ofType(type), under(1)) },
    { text: `the cheapest ${low} thing`, slots: [look, slot.sort('price-ascending')], matches: has(value) },
  ];
}
