import type { Detail } from '#shop/product.ts';

/** What a product's details say of it, by how telling it is. */
export interface SaidByDetails {
  /** Its place among others. */
  readonly category: string;
  /** Values, and the names of what it has or has a number of. */
  readonly facts: string;
  /** Names whose values tell by themselves: `Colour` of red. */
  readonly labels: string;
}

/** A detail that says no is left out: what a product lacks is not what it should be found for. */
export function saidByDetails(details: readonly Detail[]): SaidByDetails {
  const told = details.filter(({ value }) => !isDenied(value));
  const [places, others] = [told.filter(isPlace), told.filter((detail) => !isPlace(detail))];
  return {
    category: joined(places.map(({ value }) => value)),
    facts: joined(others.map(({ name, value }) => (isCounted(value) ? `${name} ${value}` : value))),
    labels: joined(others.flatMap(({ name, value }) => (isCounted(value) ? [] : [name]))),
  };
}

/** No word reaches over a full stop. */
export function joined(texts: readonly string[]): string {
  return texts.join(' . ');
}

function isDenied(value: string): boolean {
  return /^(?:no|none|not? .*|n\/a|false|0)$/i.test(value.trim());
}

/** It is there, or so many of it are. */
function isCounted(value: string): boolean {
  return /^(?:yes|true|included|\d+)$/i.test(value.trim());
}

function isPlace({ name }: Detail): boolean {
  return /\b(?:categor(?:y|ies)|class|department|product type)\b/i.test(name);
}
