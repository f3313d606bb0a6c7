import { listOf } from '../lists-by-key.ts';
import { plainText } from '../plain-text.ts';
import { integer, text, textOrNull, type Row } from '../row.ts';
import type { Store } from '../store.ts';
import type { Texts } from './entry.ts';

const select = `
SELECT p.id, p.title, p.subtitle, p.type, p.vendor, p.description, c.title home,
  (SELECT group_concat(tag, ' . ') FROM product_tag WHERE product_id = p.id) tags,
  (SELECT group_concat(value, ' . ') FROM option_value WHERE product_id = p.id) options
FROM product p LEFT JOIN collection c ON c.id = p.home_id WHERE p.id IN (SELECT value FROM json_each(?))`;

const selectDetails = `
SELECT product_id, name, value FROM product_detail WHERE product_id IN (SELECT value FROM json_each(?))
ORDER BY product_id, position`;

/** What products say, by id; those that are not there are left out. */
export function readTexts(store: Store, productIds: readonly number[]): ReadonlyMap<number, Texts> {
  const ids = JSON.stringify(productIds);
  const details = new Map<number, Row[]>();
  for (const row of store.all(selectDetails, ids)) listOf(details, integer(row, 'product_id')).push(row);
  return new Map(
    store.all(select, ids).map((row) => [integer(row, 'id'), textsOf(row, details.get(integer(row, 'id')) ?? [])]),
  );
}

function textsOf(row: Row, details: readonly Row[]): Texts {
  const column = (name: string): string => textOrNull(row, name) ?? '';
  const places = details.filter((detail) => isCategory(text(detail, 'name')));
  const others = details.filter((detail) => !places.includes(detail));
  return {
    title: column('title'),
    type: column('type'),
    category: [column('home'), places.map((detail) => text(detail, 'value')).join(' . ')].join(' . '),
    tags: column('tags'),
    options: column('options'),
    vendor: column('vendor'),
    subtitle: column('subtitle'),
    details: others.map((detail) => `${text(detail, 'name')} ${text(detail, 'value')}`).join(' . '),
    description: plainText(text(row, 'description')),
  };
}

/** Details that name a product's place among others count as what it is. */
function isCategory(name: string): boolean {
  return /\b(?:categor(?:y|ies)|class|department|product type)\b/i.test(name);
}
