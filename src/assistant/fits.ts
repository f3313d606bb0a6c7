import { fold as foldValue } from '#shop/fold.ts';
import type { Product, Variant } from '#shop/product.ts';
import type { Reading, Term, Wanted } from './conversation.ts';
import { fold, stemsOf } from './words.ts';

/** A product with the variant of it that fits. */
export interface Found {
  readonly product: Product;
  readonly variant: Variant;
  /** The shop's words for why it is shown; null without any. */
  readonly reason: string | null;
}

/**
 * The variant that has everything that is wanted, an available one before a sold-out one; null when none has. Whatever
 * a platform's search returns, only what passes here is shown. Membership of a collection is left to the platform.
 */
export function variantThatFits(product: Product, wanted: Wanted): Variant | null {
  const terms = wanted.terms.map(checkable);
  const ofProduct = terms.filter((term) => !isOfVariant(term, product));
  if (!ofProduct.every((term) => productHas(product, term) !== term.negated)) return null;
  const ofVariant = terms.filter((term) => !ofProduct.includes(term));
  const fitting = product.variants.filter((variant) => variantHas(product, variant, { ...wanted, terms: ofVariant }));
  const best = byPrice(fitting, wanted);
  return best.find(({ available }) => available) ?? (wanted.available ? null : (best[0] ?? null));
}

function byPrice(variants: readonly Variant[], { sort }: Wanted): readonly Variant[] {
  if (sort === 'price-ascending') return variants.toSorted((a, b) => a.price.amount - b.price.amount);
  return sort === 'price-descending' ? variants.toSorted((a, b) => b.price.amount - a.price.amount) : variants;
}

/** Excluded collections are left to the search: a product does not know all of its collections. */
function checkable(term: Term): Term {
  return term.negated ? { ...term, readings: term.readings.filter(({ kind }) => kind !== 'collection') } : term;
}

/** A term that differs between variants: one of its readings names an option that the product has. */
function isOfVariant({ readings }: Term, product: Product): boolean {
  return readings.some(({ kind, name }) => kind === 'option' && optionIndex(product, name) !== -1);
}

function productHas(product: Product, { readings }: Term): boolean {
  return readings.some((reading) => productMatches(product, reading));
}

function productMatches(product: Product, { kind, values }: Reading): boolean {
  if (kind === 'type') return isAmong(values, product.type);
  if (kind === 'vendor') return isAmong(values, product.vendor);
  if (kind === 'tag') return product.tags.some((tag) => isAmong(values, tag));
  return kind === 'collection';
}

/** Values compare as in a list's filters. */
function isAmong(values: readonly string[], value: string | null): boolean {
  return value !== null && values.some((each) => foldValue(each) === foldValue(value));
}

function variantHas(product: Product, variant: Variant, wanted: Wanted): boolean {
  const { amount } = variant.price;
  if (wanted.priceMin !== null && amount < wanted.priceMin) return false;
  if (wanted.priceMax !== null && amount > wanted.priceMax) return false;
  return wanted.terms.every((term) => isMet(product, variant, term));
}

/** Where a product has the option, its value decides, whatever a tag of the same name says of the whole product. */
function isMet(product: Product, variant: Variant, { readings, negated }: Term): boolean {
  const has = readings.some((reading) => hasValue(product, variant, reading));
  return negated
    ? !has && !readings.some((reading) => reading.kind === 'type' && productMatches(product, reading))
    : has;
}

function hasValue(product: Product, variant: Variant, { kind, name, values }: Reading): boolean {
  const value = kind === 'option' ? variant.values[optionIndex(product, name)] : undefined;
  return value !== undefined && isAmong(values, value);
}

function optionIndex(product: Product, name: string): number {
  return product.options.findIndex((option) => fold(option.name) === fold(name));
}

/** Whether a product's own texts contain every word, in the singular and without accents. */
export function mentions(product: Product, words: readonly string[]): boolean {
  const details = product.details.map(({ name, value }) => `${name} ${value}`);
  const values = product.options.flatMap((option) => option.values.map(({ value }) => value));
  const texts = [product.title, product.subtitle, product.type, product.vendor, product.summary];
  const stems = new Set(stemsOf([...texts, ...product.tags, ...details, ...values].join(' ')));
  return words.every((word) => stems.has(word));
}
