import type { CartWrite } from '#commerce/port.ts';
import type { StoredCartLine } from '#shop/cart/cart-lines.ts';
import { integer, stringRecord, text, textOrNull, type SqlRow } from '#storage/row.ts';
import type { Database } from '#storage/database.ts';

/** A cart as it is stored, without its lines. */
export interface CartRow {
  readonly id: number;
  readonly ref: string;
  readonly revision: number;
  readonly note: string;
  readonly code: string | null;
}

export interface CartLineRow extends StoredCartLine {
  readonly attributes: Readonly<Record<string, string>>;
}

export interface NewCart {
  readonly ref: string;
  readonly key: string | null;
  /** ISO 8601, as is `expires`. */
  readonly now: string;
  readonly expires: string;
}

export function findCart(store: Database, ref: string, now: string): CartRow | null {
  const row = store.first('SELECT * FROM cart WHERE ref = ? AND expires_at > ?', ref, now);
  return row && toCart(row);
}

/** The cart that a write names, else the one that an earlier write with the same key created. */
export function findCartForWrite(store: Database, { ref, key }: CartWrite, now: string): CartRow | null {
  const known = ref === null ? null : findCart(store, ref, now);
  if (known || key === null) return known;
  const started = store.first('SELECT * FROM cart WHERE birth_key = ? AND expires_at > ?', key, now);
  return started && toCart(started);
}

/** Creates an empty cart and deletes those that have expired. `key` is the idempotency key of the write that creates it. */
export function startCart(store: Database, { ref, key, now, expires }: NewCart): CartRow {
  store.run('DELETE FROM cart WHERE expires_at <= ?', now);
  const id = store.run('INSERT INTO cart (ref, birth_key, expires_at) VALUES (?, ?, ?)', ref, key, expires);
  return { id, ref, revision: 0, note: '', code: null };
}

export function readLines(store: Database, cartId: number): readonly CartLineRow[] {
  const rows = store.all(
    'SELECT id, variant_id, attributes, quantity FROM cart_line WHERE cart_id = ? ORDER BY position',
    cartId,
  );
  return rows.map((row) => ({
    id: text(row, 'id'),
    variantId: String(integer(row, 'variant_id')),
    quantity: integer(row, 'quantity'),
    attributes: stringRecord(row, 'attributes'),
  }));
}

/** Replaces the stored lines of a cart. */
export function writeLines(store: Database, cartId: number, lines: readonly CartLineRow[]): void {
  store.run(
    'DELETE FROM cart_line WHERE cart_id = ? AND id NOT IN (SELECT value FROM json_each(?))',
    cartId,
    JSON.stringify(lines.map(({ id }) => id)),
  );
  for (const [position, { id, variantId, attributes, quantity }] of lines.entries()) {
    store.run(
      `INSERT INTO cart_line (cart_id, id, position, variant_id, attributes, quantity) VALUES (?, ?, ?, ?, ?, ?)
       ON CONFLICT (cart_id, id) DO UPDATE SET position = excluded.position, quantity = excluded.quantity`,
      cartId,
      id,
      position,
      Number(variantId),
      JSON.stringify(attributes),
      quantity,
    );
  }
}

/** Stores note and code of a cart as its next revision, and extends its life to `expires` (ISO 8601). */
export function writeCart(store: Database, { id, note, code }: CartRow, expires: string): void {
  store.run(
    'UPDATE cart SET revision = revision + 1, note = ?, code = ?, expires_at = ? WHERE id = ?',
    note,
    code,
    expires,
    id,
  );
}

function toCart(row: SqlRow): CartRow {
  return {
    id: integer(row, 'id'),
    ref: text(row, 'ref'),
    revision: integer(row, 'revision'),
    note: text(row, 'note'),
    code: textOrNull(row, 'code'),
  };
}
