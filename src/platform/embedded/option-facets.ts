import { optionKey } from '#shop/list-query-filters.ts';
import type { Facet } from '#shop/listing.ts';
import type { Counting } from './counting.ts';
import { facetValues } from './facet-values.ts';
import { productFacets, variantConditions, without } from './filter-sql.ts';
import { text, type Row } from './row.ts';
import { joined, nothing, sql, where, type Sql } from './sql.ts';

/** A facet for each option that products of the scope have. */
export function optionFacets(counting: Counting): readonly Facet[] {
  const { choice } = counting;
  const open = Map.groupBy(countValues(counting, null), (row) => text(row, 'key'));
  const keys = new Set([...open.keys(), ...choice.option.keys()]);
  return [...keys].sort().flatMap((key) => {
    const chosen = choice.option.get(key);
    const rows = chosen ? countValues(counting, key) : (open.get(key) ?? []);
    const values = facetValues(rows, chosen ?? [], readSwatches(counting, key));
    return values.length === 0 ? [] : [{ kind: 'values', key, label: labelOf(key), values } as const];
  });
}

/** Products by option value: of one option with its own choice left open, else of all options with all choices. */
function countValues({ visit, scope, choice }: Counting, key: string | null): readonly Row[] {
  const open = key === null ? choice : without(choice, key);
  const counted = joined([
    sql('SELECT key, folded, min(value) value, count(*) count FROM (SELECT f.key, f.folded, min(f.value) value'),
    scope.from,
    sql('CROSS JOIN variant_facet f ON f.product_id = l.product_id'),
    sql('CROSS JOIN variant v ON v.id = f.variant_id'),
    where([
      ...scope.conditions,
      ...productFacets(open),
      ...variantConditions(open),
      ...(key === null ? [] : [sql('f.key = ?', key)]),
    ]),
    sql('GROUP BY l.product_id, f.key, f.folded'),
    having(open.available),
    sql(') GROUP BY key, folded'),
  ]);
  return visit.store.all(counted.sql, ...counted.values);
}

function having(available: boolean | null): Sql {
  return available === null ? nothing : sql('HAVING max(v.available) = ?', Number(available));
}

/** The colour that was last given to each value, by the value's folded form. */
function readSwatches({ visit }: Counting, key: string): ReadonlyMap<string, string> {
  const rows = visit.store.all('SELECT folded, swatch FROM swatch WHERE key = ?', key);
  return new Map(rows.map((row) => [text(row, 'folded'), text(row, 'swatch')]));
}

function labelOf(key: string): string {
  const name = key.slice(optionKey('').length);
  return name.charAt(0).toUpperCase() + name.slice(1);
}
