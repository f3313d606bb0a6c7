import { optionFamily, optionKey } from '#shop/listing/query/list-query-filters.ts';
import { namingAny } from '#shop/lexicon/excluded-words.ts';
import { createIdentityCache } from '#shop/memoize.ts';
import type { Variant } from '#shop/product/product.ts';
import { normalizeText } from '#shop/text/normalize.ts';
import { isStopWord, tokenize } from '#shop/text/tokenize.ts';
import type { ProductParts } from '../port.ts';
import type { VariantChoice, VariantPredicate } from '../products/cards.ts';
import { bareCode } from '../search/exact-matches.ts';
import type { ListFilter } from './filter.ts';
import type { ProductScope } from './list-scope.ts';
import type { ListedProduct } from './sorted-page.ts';

interface ListedVariants {
  readonly filter: ListFilter;
  readonly products: readonly ListedProduct[];
  readonly named: SearchedVariants;
}

/** What a search says of variants: terms that are values of their options, and a code. */
type SearchedVariants = Pick<ProductScope, 'optionTermsOf' | 'code'>;

/**
 * A card shows a variant that matches the filters; in a list sorted by price, one with the price it is ranked by; of these
 * one that has the most of what a search names: the red one for `red dress`, the one with the code.
 */
export function chooseListedVariants({ filter, products, named }: ListedVariants): VariantChoice {
  const { code } = named;
  const fits = acceptFilteredVariant(filter);
  const filterKey = filteredVariantKey(filter);
  const prices = new Map(products.map(({ id, price }) => [String(id), price]));
  const terms = new Map(products.map(({ id }) => [String(id), named.optionTermsOf(id)]));
  const namesOf = (productId: string): VariantNames | null => {
    const ofOptions = terms.get(productId) ?? [];
    return ofOptions.length === 0 && code === null ? null : { terms: ofOptions, code };
  };
  const isListed: VariantPredicate = (variant, parts, product) =>
    fits(variant, parts, product) && (prices.get(product.id) ?? variant.price.amount) === variant.price.amount;
  return {
    accepts: acceptMostNamed(isListed, namesOf),
    keyOf: (productId) => {
      const names = namesOf(productId);
      return `${filterKey}${names ? JSON.stringify(names) : ''}${prices.get(productId) ?? ''}`;
    },
  };
}

/** What a search names of the variants of one product. */
interface VariantNames {
  readonly terms: readonly string[];
  readonly code: string | null;
}

/** Whether a variant can be bought does not count: a card prefers that anyway, and the one that is asked for may be sold out. */
function acceptMostNamed(
  isListed: VariantPredicate,
  namesOf: (productId: string) => VariantNames | null,
): VariantPredicate {
  const accepted = createIdentityCache<ReadonlySet<Variant>>();
  return (variant, parts, product) => {
    const names = namesOf(product.id);
    if (!names) return isListed(variant, parts, product);
    const mostNamed = accepted.get([parts], '', () =>
      withMostNames(
        parts.variants.filter((each) => isListed(each, parts, product)),
        names,
      ),
    );
    return mostNamed.has(variant);
  };
}

function withMostNames(variants: readonly Variant[], { terms, code }: VariantNames): ReadonlySet<Variant> {
  const wanted = new Set(terms);
  const shares = new Map<string, number>();
  const counts = variants.map((variant) =>
    variant.values.reduce(
      (sum, value) => sum + shares.getOrInsertComputed(value, () => namedShare(value, wanted)),
      code !== null && hasCode(variant, code) ? 1 : 0,
    ),
  );
  const most = Math.max(...counts);
  return new Set(variants.filter((_variant, index) => counts[index] === most));
}

function hasCode({ sku, barcode }: Variant, code: string): boolean {
  return [sku, barcode].some((own) => own !== null && bareCode(own).startsWith(code));
}

/** How much of a value a search names: all of `Red` by `red dress`, half of `W34/L32` by `jeans w34`. */
function namedShare(value: string, terms: ReadonlySet<string>): number {
  const words = tokenize(value).filter((word) => !isStopWord(word));
  return words.filter(({ term }) => terms.has(term)).length / Math.max(1, words.length);
}

/** Not by availability: a card prefers what can be bought, and what is listed as sold out has nothing else. */
function acceptFilteredVariant({ option, priceMin, priceMax, without }: ListFilter): VariantPredicate {
  const isExcluded = namingAny(without);
  const chosenByFamily = new Map(Array.from(option, ([key, chosen]) => [optionFamily(key), chosen]));
  const chosenOf = createIdentityCache<readonly (readonly string[] | undefined)[]>();
  const hasChosen = ({ values }: Variant, options: ProductParts['options']): boolean =>
    chosenOf
      .get([options], '', () => options.map(({ name }) => chosenByFamily.get(optionFamily(optionKey(name)))))
      .every((chosen, index) => !chosen || chosen.includes(normalizeText(values[index] ?? '')));
  return (variant, { options }) =>
    (priceMin === null || variant.price.amount >= priceMin) &&
    (priceMax === null || variant.price.amount <= priceMax) &&
    (chosenByFamily.size === 0 || hasChosen(variant, options)) &&
    (without.length === 0 || !variant.values.some(isExcluded));
}

/** A key of the variants that filters accept: equal where they accept the same ones. */
function filteredVariantKey({ option, priceMin, priceMax, without }: ListFilter): string {
  const isFiltered = option.size > 0 || priceMin !== null || priceMax !== null || without.length > 0;
  return isFiltered ? JSON.stringify([[...option], priceMin, priceMax, without]) : '';
}
