import type { Product } from '#shop/product/product.ts';
import { foldAccents } from '#shop/text/normalize.ts';
import { stemsOf } from './words.ts';

/**
 * Whether a product says that it is, has or contains what is excluded; `without sugar`, `sugar free` and `Sugar: none` do
 * not. What may be contained counts as contained.
 */
export function mentionsExcluded(product: Product, word: string): boolean {
  const { title, subtitle, type, vendor, tags, details, summary } = product;
  const facts = details.filter(({ value }) => !/^(?:none|no|not|without|free)\b/i.test(value));
  const texts = [
    ...[title, subtitle, type, vendor, ...tags].map((each) => each ?? ''),
    ...facts.map(({ name, value }) => `${name} ${value}`),
    ...summary.split(/(?<=[.!?;])\s+/),
  ];
  const words = [word, ...(containedIn[word] ?? [])];
  return texts.some((text) => words.some((each) => isMentioned(text, each)));
}

/** What a word for a diet or a property means in lists of ingredients and materials. */
const containedIn: Readonly<Record<string, readonly string[]>> = {
  alcohol: ['wine', 'beer', 'rum'],
  dairy: ['milk', 'cheese', 'cream', 'butter', 'yoghurt'],
  gluten: ['wheat', 'barley', 'rye', 'spelt'],
  lactose: ['milk', 'cheese', 'cream'],
  meat: ['beef', 'pork', 'chicken', 'ham', 'bacon'],
  nut: ['hazelnut', 'almond', 'walnut', 'cashew', 'pecan', 'pistachio'],
  stretch: ['elastane', 'spandex', 'lycra'],
};

function isMentioned(text: string, word: string): boolean {
  const stems = stemsOf(foldAccents(text));
  return stems.some(
    (stem, index) =>
      stem === word &&
      stems[index + 1] !== 'free' &&
      !stems.slice(Math.max(0, index - 2), index).some((before) => negations.has(before)),
  );
}

const negations = new Set(['no', 'non', 'not', 'without', 'never', 'free', 'zero', 'un']);
