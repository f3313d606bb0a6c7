import type { ProductDetail } from '#shop/product.ts';

/** What a product's details say of it, by how telling it is. */
export interface DetailTexts {
  /** Its place among others. */
  readonly category: string;
  /** Values, and the names of what it has or has a number of. */
  readonly facts: string;
  /** Names whose values tell by themselves: `Colour` of red. */
  readonly labels: string;
}

/** A detail that says no is left out: what a product lacks is not what it should be found for. */
export function textsOfDetails(details: readonly ProductDetail[]): DetailTexts {
  const affirmed = details.filter(({ value }) => !isNegative(value));
  const [categories, others] = [affirmed.filter(isCategory), affirmed.filter((detail) => !isCategory(detail))];
  return {
    category: joinTexts(categories.map(({ value }) => value)),
    facts: joinTexts(others.map(({ name, value }) => (isPresenceOrCount(value) ? `${name} ${value}` : value))),
    labels: joinTexts(others.flatMap(({ name, value }) => (isPresenceOrCount(value) ? [] : [name]))),
  };
}

/** No word reaches over a full stop. */
export function joinTexts(texts: readonly string[]): string {
  return texts.join(' . ');
}

function isNegative(value: string): boolean {
  return /^(?:no|none|not? .*|n\/a|false|0)$/i.test(value.trim());
}

/** It is there, or so many of it are. */
function isPresenceOrCount(value: string): boolean {
  return /^(?:yes|true|included|\d+)$/i.test(value.trim());
}

function isCategory({ name }: ProductDetail): boolean {
  return /\b(?:categor(?:y|ies)|class|department|product type)\b/i.test(name);
}
