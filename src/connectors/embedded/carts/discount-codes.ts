import type { DiscountBenefit, DiscountCode } from '#shop/cart/discount-code.ts';
import { flag, integer, integerOrNull, strings, text, textOrNull, type SqlRow } from '#storage/row.ts';
import type { Database } from '#storage/database.ts';

/** A code by its normalized name, or null. */
export function findCode(store: Database, code: string): DiscountCode | null {
  const row = store.first('SELECT * FROM code WHERE code = ?', code);
  return row && toCode(row, readScopeTitles(store, code));
}

export function listCodes(store: Database): readonly DiscountCode[] {
  return store
    .all('SELECT * FROM code ORDER BY code')
    .map((row) => toCode(row, readScopeTitles(store, text(row, 'code'))));
}

function readScopeTitles(store: Database, code: string): readonly string[] {
  const rows = store.all(
    `SELECT coalesce(c.title, p.title, s.handle) title FROM code_scope s
     LEFT JOIN collection c ON s.kind = 'collection' AND c.handle = s.handle
     LEFT JOIN product p ON s.kind = 'product' AND p.handle = s.handle
     WHERE s.code = ? ORDER BY s.kind, c.position, title`,
    code,
  );
  return rows.map((row) => text(row, 'title'));
}

function toCode(row: SqlRow, confinedTo: readonly string[]): DiscountCode {
  return {
    code: text(row, 'code'),
    title: text(row, 'title'),
    benefit: toBenefit(row),
    minimum: integerOrNull(row, 'minimum'),
    from: textOrNull(row, 'starts_on'),
    until: textOrNull(row, 'ends_on'),
    countries: strings(row, 'countries'),
    confinedTo,
    oncePerCustomer: flag(row, 'once_per_customer'),
    usageLimit: integerOrNull(row, 'usage_limit'),
  };
}

function toBenefit(row: SqlRow): DiscountBenefit {
  switch (text(row, 'kind')) {
    case 'percentage':
      return { kind: 'percentage', percent: integer(row, 'percent') };
    case 'amount':
      return { kind: 'amount', amount: integer(row, 'amount') };
    default:
      return { kind: 'free-delivery' };
  }
}

const selectEligibleProducts = `
SELECT p.id FROM product p WHERE p.id IN (SELECT value FROM json_each(?1)) AND p.requires_shipping AND (
  NOT EXISTS (SELECT 1 FROM code_scope WHERE code = ?2)
  OR EXISTS (SELECT 1 FROM code_scope s WHERE s.code = ?2 AND s.kind = 'product' AND s.handle = p.handle)
  OR EXISTS (SELECT 1 FROM code_scope s JOIN collection c ON c.handle = s.handle
    JOIN collection_product cp ON cp.collection_id = c.id
    WHERE s.code = ?2 AND s.kind = 'collection' AND cp.product_id = p.id))`;

/** Those of the products that a code applies to. Products that are not shipped (tickets) have no discount. */
export function eligibleProducts(store: Database, code: string, productIds: readonly string[]): ReadonlySet<string> {
  const rows = store.all(selectEligibleProducts, JSON.stringify(productIds.map(Number)), code);
  return new Set(rows.map((row) => String(integer(row, 'id'))));
}

/** The number of orders that used a code, of all customers and of one. */
export function countUses(
  store: Database,
  code: string,
  email: string | null,
): { uses: number; usesByCustomer: number } {
  const row = store.first(
    'SELECT count(*) uses, coalesce(sum(email = ?), 0) own FROM placed_order WHERE code = ?',
    email,
    code,
  );
  return { uses: row ? integer(row, 'uses') : 0, usesByCustomer: row ? integer(row, 'own') : 0 };
}
