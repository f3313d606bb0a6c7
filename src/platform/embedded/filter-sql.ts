import { filterKeys, optionKey } from '#shop/list-query-filters.ts';
import type { Filters } from '#shop/listing.ts';
import { fold } from '#shop/fold.ts';
import { joined, sql, where, type Sql } from './sql.ts';

/** The values chosen for each facet of product or option values, without the facets that nothing is chosen in. */
export interface Choice {
  readonly product: ReadonlyMap<string, readonly string[]>;
  readonly option: ReadonlyMap<string, readonly string[]>;
  /** null: both or none are chosen. */
  readonly available: boolean | null;
  readonly priceMin: number | null;
  readonly priceMax: number | null;
}

export function choiceOf(filters: Filters): Choice {
  const [only, ...others] = [...new Set(filters.available)];
  return {
    product: chosen([
      [filterKeys.type, filters.types],
      [filterKeys.vendor, filters.vendors],
      [filterKeys.tag, filters.tags],
    ]),
    option: chosen(Array.from(filters.options, ([name, values]) => [optionKey(name), values])),
    available: others.length > 0 ? null : (only ?? null),
    priceMin: filters.priceMin,
    priceMax: filters.priceMax,
  };
}

function chosen(choices: readonly (readonly [string, readonly string[]])[]): ReadonlyMap<string, readonly string[]> {
  return new Map(choices.filter(([, values]) => values.length > 0).map(([key, values]) => [key, values.map(fold)]));
}

/** A choice with one facet left open: what that facet's own counts are made over. */
export function without(choice: Choice, key: string): Choice {
  if (key === filterKeys.price) return { ...choice, priceMin: null, priceMax: null };
  const open = (chosenValues: Choice['product']): Choice['product'] =>
    new Map([...chosenValues].filter(([each]) => each !== key));
  return { ...choice, product: open(choice.product), option: open(choice.option) };
}

/** What a row of `product_list l` must meet: its own facets, and one variant that meets all that is asked of variants. */
export function productConditions(choice: Choice): readonly Sql[] {
  return [...productFacets(choice), ...variantsExist(choice)];
}

/** The part of a choice that asks of the product as a whole. */
export function productFacets({ product }: Choice): readonly Sql[] {
  return Array.from(product, ([key, values]) =>
    sql(
      `EXISTS (SELECT 1 FROM product_facet f WHERE f.product_id = l.product_id AND f.key = ?
         AND f.folded IN (SELECT value FROM json_each(?)))`,
      key,
      JSON.stringify(values),
    ),
  );
}

/** What a row of `variant v` must meet, availability aside. */
export function variantConditions({ option, priceMin, priceMax }: Choice): readonly Sql[] {
  return [
    ...(priceMin === null ? [] : [sql('v.price >= ?', priceMin)]),
    ...(priceMax === null ? [] : [sql('v.price <= ?', priceMax)]),
    ...Array.from(option, ([key, values]) =>
      sql(
        `EXISTS (SELECT 1 FROM variant_facet o WHERE o.product_id = v.product_id AND o.key = ? AND o.variant_id = v.id
           AND o.folded IN (SELECT value FROM json_each(?)))`,
        key,
        JSON.stringify(values),
      ),
    ),
  ];
}

/** Sold out is a product none of whose wanted variants is available, not one that has a sold-out variant. */
function variantsExist(choice: Choice): readonly Sql[] {
  const wanted = variantConditions(choice);
  const { available } = choice;
  if (wanted.length === 0) return available === null ? [] : [sql('l.available = ?', Number(available))];
  if (available === null) return [exists(wanted)];
  if (available) return [exists([...wanted, sql('v.available = 1')])];
  return [exists(wanted), joined([sql('NOT'), exists([...wanted, sql('v.available = 1')])])];
}

function exists(conditions: readonly Sql[]): Sql {
  const all = where([sql('v.product_id = l.product_id'), ...conditions]);
  return joined([sql('EXISTS (SELECT 1 FROM variant v'), all, sql(')')]);
}
