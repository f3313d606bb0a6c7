import { optionMeaning } from '#shop/listing/option-names.ts';
import type { Product, Variant } from '#shop/product/product.ts';
import type { TermReading, CriteriaTerm, SearchCriteria } from '../../conversation/conversation.ts';
import { foldAccents, normalizeText } from '#shop/text/normalize.ts';
import { isCondition, searchTermOfCriteria } from '../relax-criteria.ts';
import { isNamedAfterMaterial, mentionsExcluded } from '../words/excluded-words.ts';
import { isAge, statesAge } from '../quantities/ages.ts';
import { meetsMeasure, variantMeetsMeasure } from '../quantities/measures.ts';
import { stemsOf } from '../words/words.ts';
import { valueByMeasure } from './value-ranges.ts';
import { findLooselyNamed } from './named-values.ts';

/** A product with the variant that matches. */
export interface ProductMatch {
  readonly product: Product;
  readonly variant: Variant;
  /** Why the shop recommends it, in its own words; null without a reason. */
  readonly reason: string | null;
}

/**
 * The variant that meets all conditions, an available one before a sold-out one; null when none does. Whatever
 * a platform's search returns, only products that match here are shown. The platform decides what is in a collection, and
 * the ranking how well a product is what is looked for.
 */
export function matchVariant(product: Product, criteria: SearchCriteria): Variant | null {
  const terms = criteria.terms.filter((term) => term.negated || isCondition(term)).map(withoutExcludedCollections);
  const ofProduct = terms.filter((term) => !isVariantTerm(term, product));
  if (!ofProduct.every((term) => productMeets(product, term))) return null;
  if ((criteria.excluded ?? []).some((word) => mentionsExcluded(product, word))) return null;
  const { measures = [] } = criteria;
  if (!measures.every((measure) => meetsMeasure(product, measure))) return null;
  if (isForAgeAlone(criteria) && !statesAge(product)) return null;
  const ofVariant = terms.filter((term) => !ofProduct.includes(term));
  const fitting = product.variants.filter(
    (variant) =>
      variantHas(product, variant, { ...criteria, terms: ofVariant }) &&
      measures.every((measure) => variantMeetsMeasure(variant, measure)),
  );
  const meant = namedAmong(fitting, product, criteria);
  const best = sortByPrice(meant.length > 0 ? meant : fitting, criteria);
  return best.find(({ available }) => available) ?? (criteria.available ? null : (best[0] ?? null));
}

/** `something for a child of 4`: what states no age may be for any, but is no answer when nothing else is said. */
function isForAgeAlone(criteria: SearchCriteria): boolean {
  return (criteria.measures ?? []).some(isAge) && searchTermOfCriteria(criteria) === '';
}

/** What is looked for may name a value without its unit or its explanation. */
function namedAmong(
  variants: readonly Variant[],
  product: Product,
  { phrase = '' }: SearchCriteria,
): readonly Variant[] {
  if (phrase === '' || variants.length < 2) return [];
  const measured = valueByMeasure(product, phrase);
  if (measured !== null) return variants.filter(({ values }) => values.includes(measured));
  const named = findLooselyNamed(product, phrase);
  return variants.filter((variant) => named.includes(variant));
}

function sortByPrice(variants: readonly Variant[], { sort }: SearchCriteria): readonly Variant[] {
  if (sort === 'price-ascending') return variants.toSorted((a, b) => a.price.amount - b.price.amount);
  return sort === 'price-descending' ? variants.toSorted((a, b) => b.price.amount - a.price.amount) : variants;
}

/** The search excludes collections: a product does not know all of its own. */
function withoutExcludedCollections(term: CriteriaTerm): CriteriaTerm {
  return term.negated ? { ...term, readings: term.readings.filter(({ kind }) => kind !== 'collection') } : term;
}

/** A term that differs between variants: one of its readings names an option that the product has. */
function isVariantTerm({ readings }: CriteriaTerm, product: Product): boolean {
  return readings.some(({ kind, name }) => kind === 'option' && optionIndex(product, name) !== -1);
}

function productMeets(product: Product, term: CriteriaTerm): boolean {
  return term.negated
    ? !productHas(product, term) && !isNamedAfterMaterial(product, term.label)
    : productHas(product, term);
}

function productHas(product: Product, { readings, label }: CriteriaTerm): boolean {
  if (readings.some((reading) => productMatches(product, reading))) return true;
  return readings.some(({ kind }) => kind === 'option') && isNamedWith(product, label);
}

/**
 * A product without the option says in its name or its details what it is: `Toner black`. A model that it is for, it says in
 * its description: `Fits Golf 7`.
 */
function isNamedWith({ title, subtitle, tags, details, summary }: Product, label: string): boolean {
  const stems = new Set(stemsOf([title, subtitle, ...tags, ...details.map(({ value }) => value)].join(' ')));
  const wanted = stemsOf(label);
  if (wanted.every((stem) => stems.has(stem))) return true;
  const isModel = wanted.length > 1 && /\p{L}{3}/u.test(label) && /\d/.test(label);
  return isModel && ` ${stemsOf(summary).join(' ')} `.includes(` ${wanted.join(' ')} `);
}

export function productMatches(product: Product, { kind, name, values }: TermReading): boolean {
  if (kind === 'type') return isAmong(values, product.type);
  if (kind === 'vendor') return isAmong(values, product.vendor);
  if (kind === 'tag') return product.tags.some((tag) => isAmong(values, tag));
  return kind === 'collection' || (kind === 'detail' && hasDetail(product, name, values));
}

/** A detail may be several values, as the shop separates them. */
function hasDetail({ details }: Product, name: string, values: readonly string[]): boolean {
  const same = details.filter((detail) => normalizeText(detail.name) === name).map(({ value }) => value);
  return same.flatMap((value) => [value, ...value.split(/[,;/|]/)]).some((value) => isAmong(values, value));
}

/** Compares values as the filters of a listing do. */
function isAmong(values: readonly string[], value: string | null): boolean {
  return value !== null && values.some((each) => normalizeText(each) === normalizeText(value));
}

function variantHas(product: Product, variant: Variant, criteria: SearchCriteria): boolean {
  const { amount } = variant.price;
  if (criteria.priceMin !== null && amount < criteria.priceMin) return false;
  if (criteria.priceMax !== null && amount > criteria.priceMax) return false;
  if (criteria.reduced && variant.compareAt === null) return false;
  return criteria.terms.every((term) => satisfiesTerm(product, variant, term));
}

/** If the product has the option, the value of the variant decides, whatever its tags are. */
function satisfiesTerm(product: Product, variant: Variant, { readings, negated }: CriteriaTerm): boolean {
  const has = readings.some((reading) => hasValue(product, variant, reading));
  return negated
    ? !has && !readings.some((reading) => reading.kind === 'type' && productMatches(product, reading))
    : has;
}

function hasValue(product: Product, variant: Variant, { kind, name, values }: TermReading): boolean {
  const value = kind === 'option' ? variant.values[optionIndex(product, name)] : undefined;
  return value !== undefined && isAmong(values, value);
}

function optionIndex(product: Product, name: string): number {
  const meaning = optionMeaning(foldAccents(name));
  return product.options.findIndex((option) => optionMeaning(foldAccents(option.name)) === meaning);
}

/** Whether the texts of a product contain every word, compared as stems. */
export function mentionsWords(product: Product, words: readonly string[]): boolean {
  if (words.length === 0) return true;
  const details = product.details.map(({ name, value }) => `${name} ${value}`);
  const values = product.options.flatMap((option) => option.values.map(({ value }) => value));
  const texts = [product.title, product.subtitle, product.type, product.vendor, product.summary];
  const stems = new Set(stemsOf([...texts, ...product.tags, ...details, ...values].join(' ')));
  return words.every((word) => stems.has(word));
}
