import { z } from 'zod';
import {
  attributeKey,
  attributeSources,
  defaultAttributes,
  type FilterAttribute,
} from '#shop/listing/filter-attributes.ts';
import type { Database } from '#storage/database.ts';
import { type SqlRow, text, textOrNull } from '#storage/row.ts';
import { refreshDetailFacets } from '../write/refresh-products.ts';

const sourceSchema = z.enum(attributeSources);
const name = z.string('must be a text; put it in quotes').trim().min(1, 'must not be empty');

/**
 * How a shop's profile declares the attributes that lists can be filtered by: `type`, `vendor`, `tag`, `option` for all
 * options, the name of a product detail, or a mapping with all properties of an attribute.
 */
export const filterAttributesSchema = z.array(
  z.union(
    [
      sourceSchema.transform((source) => toAttribute({ source })),
      name.transform((detail) => toAttribute({ source: 'detail', name: detail })),
      z
        .strictObject({
          source: sourceSchema,
          name: name.optional(),
          label: name.optional(),
          sort: z.enum(['count', 'label']).optional(),
          separator: z.enum([',', ';', '/', '|']).optional(),
        })
        .refine((given) => given.source !== 'detail' || given.name !== undefined, 'must have the "name" of the detail')
        .transform(toAttribute),
    ],
    `must be one of ${attributeSources.slice(0, -1).join(', ')}, the name of a product detail, or a mapping with a "source"`,
  ),
  'must be a list of attributes, e.g. [type, option, Material]',
);

interface DeclaredAttribute {
  readonly source: FilterAttribute['source'];
  readonly name?: string | undefined;
  readonly label?: string | undefined;
  readonly sort?: FilterAttribute['sort'] | undefined;
  readonly separator?: string | undefined;
}

function toAttribute({ source, name, label, sort = 'count', separator }: DeclaredAttribute): FilterAttribute {
  const isNamed = source === 'option' || source === 'detail';
  const plain = defaultAttributes.find((attribute) => attribute.source === source)?.label ?? null;
  return {
    source,
    name: (isNamed && name) || null,
    label: label ?? name ?? plain,
    sort,
    separator: (source === 'detail' && separator) || null,
  };
}

/** The attributes that lists can be filtered by, in the order of their facets. */
export function readFilterAttributes(store: Database): readonly FilterAttribute[] {
  const rows = store.all('SELECT * FROM filter_attribute ORDER BY position');
  return rows.length === 0 ? defaultAttributes : rows.map(toStoredAttribute);
}

function toStoredAttribute(row: SqlRow): FilterAttribute {
  return {
    source: sourceSchema.parse(text(row, 'source')),
    name: textOrNull(row, 'name'),
    label: textOrNull(row, 'label'),
    sort: text(row, 'sort') === 'label' ? 'label' : 'count',
    separator: textOrNull(row, 'separator'),
  };
}

/**
 * Takes over the attributes that the published profile declares as `facets`. Of the products only those are refreshed
 * that have a detail which is declared now, or is not any more. Call it in the transaction of every change of the profile.
 */
export function refreshFilterAttributes(store: Database): void {
  const before = detailAttributes(store);
  store.run('DELETE FROM filter_attribute');
  for (const [position, attribute] of declaredAttributes(store).entries()) {
    const { source, name, label, sort, separator } = attribute;
    store.run(
      'INSERT OR IGNORE INTO filter_attribute VALUES (?, ?, ?, ?, ?, ?, ?)',
      position,
      source,
      name,
      attributeKey(attribute),
      label,
      sort,
      separator,
    );
  }
  const after = detailAttributes(store);
  const keys = new Set([...before.keys(), ...after.keys()]);
  const changed = [...keys].filter((key) => before.get(key) !== after.get(key));
  if (changed.length > 0) refreshDetailFacets(store, changed);
}

function declaredAttributes(store: Database): readonly FilterAttribute[] {
  const row = store.first(
    `SELECT front ->> '$.facets' facets FROM document
     WHERE kind = 'profile' AND handle = 'shop' AND status <> 'draft' AND json_type(front, '$.facets') = 'array'`,
  );
  return (row && filterAttributesSchema.safeParse(JSON.parse(text(row, 'facets'))).data) ?? [];
}

/** The separators of declared details by their keys: what the facet rows of products depend on. */
function detailAttributes(store: Database): ReadonlyMap<string, string | null> {
  const rows = store.all("SELECT key, separator FROM filter_attribute WHERE source = 'detail'");
  return new Map(rows.map((row) => [text(row, 'key'), textOrNull(row, 'separator')]));
}
