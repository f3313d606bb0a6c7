import { filterKeys } from '#shop/list-query-filters.ts';
import type { Facet, FacetValue } from '#shop/listing.ts';
import { productConditions, productFacets, variantConditions, without, type Choice } from './filter-sql.ts';
import type { Counting } from './counting.ts';
import { optionFacets } from './option-facets.ts';
import { facetValues } from './facet-values.ts';
import { integer, integerOrNull, type Row } from './row.ts';
import type { Scope } from './scope.ts';
import { joined, sql, where, type Sql } from './sql.ts';
import type { Visit } from './visit.ts';

/** Every facet that a scope has, each counted as if nothing were chosen in it and all else were. */
export function readFacets(counting: Counting): readonly Facet[] {
  return [
    ...availabilityFacet(counting),
    ...priceFacet(counting),
    ...productFacet(counting, filterKeys.type, 'Type'),
    ...optionFacets(counting),
    ...productFacet(counting, filterKeys.vendor, 'Maker'),
    ...productFacet(counting, filterKeys.tag, 'Tag'),
  ];
}

function availabilityFacet({ visit, scope, choice }: Counting): readonly Facet[] {
  const row = read(visit, [
    sql('SELECT count(*) total, coalesce(sum(available), 0) available FROM ('),
    availabilities(scope, choice),
    sql(')'),
  ]);
  const available = integer(row, 'available');
  const value = (key: '0' | '1', label: string, count: number): FacetValue => {
    const selected = choice.available !== null && choice.available === (key === '1');
    return { value: key, label, count, selected, swatch: null };
  };
  const values = [value('1', 'In stock', available), value('0', 'Sold out', integer(row, 'total') - available)];
  const shown = values.filter(({ count, selected }) => count > 0 || selected);
  return shown.length === 0
    ? []
    : [{ kind: 'values', key: filterKeys.availability, label: 'Availability', values: shown }];
}

/** Of each product whether any of its wanted variants is available, whatever is chosen of availability. */
function availabilities(scope: Scope, choice: Choice): Sql {
  const wanted = variantConditions(choice);
  const asked = [...scope.conditions, ...productFacets(choice)];
  if (wanted.length === 0) return joined([sql('SELECT l.available'), scope.from, where(asked)]);
  return joined([
    sql('SELECT max(v.available) available'),
    scope.from,
    sql('CROSS JOIN variant v ON v.product_id = l.product_id'),
    where([...asked, ...wanted]),
    sql('GROUP BY l.product_id'),
  ]);
}

function priceFacet({ visit, scope, choice }: Counting): readonly Facet[] {
  const open = without(choice, filterKeys.price);
  const row = read(visit, [
    sql('SELECT min(v.price) least, max(v.price) most'),
    scope.from,
    sql('CROSS JOIN variant v ON v.product_id = l.product_id'),
    where([
      ...scope.conditions,
      ...productConditions(open),
      ...variantConditions(open),
      ...(open.available === true ? [sql('v.available = 1')] : []),
    ]),
  ]);
  const [min, max] = [integerOrNull(row, 'least'), integerOrNull(row, 'most')];
  if (min === null || max === null) return [];
  return [{ kind: 'price', key: filterKeys.price, label: 'Price', min, max }];
}

function productFacet({ visit, scope, choice }: Counting, key: string, label: string): readonly Facet[] {
  const open = without(choice, key);
  const counted = joined([
    sql('SELECT f.folded, min(f.value) value, count(*) count'),
    scope.from,
    sql('CROSS JOIN product_facet f ON f.product_id = l.product_id AND f.key = ?', key),
    where([...scope.conditions, ...productConditions(open)]),
    sql('GROUP BY f.folded'),
  ]);
  const rows = visit.store.all(counted.sql, ...counted.values);
  const values = facetValues(rows, choice.product.get(key) ?? []);
  return values.length === 0 ? [] : [{ kind: 'values', key, label, values }];
}

function read({ store }: Visit, parts: readonly Sql[]): Row {
  const statement = joined(parts);
  return store.first(statement.sql, ...statement.values) ?? {};
}
