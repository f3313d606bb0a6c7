import { createHash } from 'node:crypto';
import type { AsOf, ReadState } from '#commerce/records/record-order.ts';
import type { CatalogRecord, RecordKind } from '#commerce/records/catalog-record.ts';
import { createIdentityCache } from '#shop/memoize.ts';
import type { Database } from '#storage/database.ts';
import { flag, integer, integerOrNull, text, textOrNull, type SqlRow } from '#storage/row.ts';

/** What the copy knows of a record: where it is, and which read it is from. */
export interface StoredRecord extends ReadState {
  readonly id: string;
  /** Of the product or collection in the copy; null for other kinds. */
  readonly number: number | null;
  readonly handle: string;
  readonly listed: boolean;
  /** Of what is visible; null: the record was deleted. */
  readonly hash: string | null;
}

/** A record that the copy has, or had. */
export function findRecord(store: Database, kind: RecordKind, id: string): StoredRecord | null {
  const row = store.first(selectRecord, kind, id);
  return row && toStoredRecord(row);
}

const selectRecord = `
SELECT id, number, handle, epoch, position, version, listed, hash FROM copy_record WHERE kind = ? AND id = ?`;

/** The ids of records that exist and have a handle; several while handles are exchanged. */
export function idsByHandle(store: Database, kind: RecordKind, handle: string): readonly string[] {
  const sql = 'SELECT id FROM copy_record WHERE kind = ? AND handle = ? AND hash IS NOT NULL';
  return store.all(sql, kind, handle).map((row) => text(row, 'id'));
}

/** The records of a kind that exist. */
export function existingRecords(
  store: Database,
  kind: RecordKind,
): readonly Pick<StoredRecord, 'id' | 'handle' | 'listed'>[] {
  const rows = store.all('SELECT id, handle, listed FROM copy_record WHERE kind = ? AND hash IS NOT NULL', kind);
  return rows.map((row) => ({ id: text(row, 'id'), handle: text(row, 'handle'), listed: flag(row, 'listed') }));
}

function toStoredRecord(row: SqlRow): StoredRecord {
  return {
    id: text(row, 'id'),
    number: integerOrNull(row, 'number'),
    handle: text(row, 'handle'),
    asOf: { epoch: integer(row, 'epoch'), position: integer(row, 'position') },
    version: textOrNull(row, 'version'),
    listed: flag(row, 'listed'),
    hash: textOrNull(row, 'hash'),
  };
}

/** Where a record comes from. */
export interface ReadOrigin {
  readonly asOf: AsOf;
  /** The number of the complete scan that read it; null for another read. */
  readonly scan: number | null;
  /** Epoch milliseconds. */
  readonly at: number;
}

export interface RecordRow extends Omit<StoredRecord, 'asOf'> {
  readonly kind: RecordKind;
  /** Id of the collection that breadcrumbs lead through. */
  readonly home: string | null;
}

const upsertRecord = `
INSERT INTO copy_record (kind, id, number, handle, epoch, position, version, listed, home, hash, scan, read_at)
VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, coalesce(?, 0), ?)
ON CONFLICT (kind, id) DO UPDATE SET number = excluded.number, handle = excluded.handle, epoch = excluded.epoch,
  position = excluded.position, version = excluded.version, listed = excluded.listed, home = excluded.home,
  hash = excluded.hash, scan = max(scan, excluded.scan), read_at = excluded.read_at`;

/** Stores what is known of a record after a read; `hash` null makes it a tombstone. */
export function saveRecordRow(store: Database, row: RecordRow, { asOf, scan, at }: ReadOrigin): void {
  store.run(
    upsertRecord,
    row.kind,
    row.id,
    row.number,
    row.handle,
    asOf.epoch,
    asOf.position,
    row.version,
    Number(row.listed),
    row.home,
    row.hash,
    scan,
    at,
  );
}

/** Notes that a scan has seen a record whose stored state is newer than the scan. */
export function markSeen(store: Database, { kind, id }: Pick<RecordRow, 'kind' | 'id'>, scan: number | null): void {
  if (scan !== null) store.run('UPDATE copy_record SET scan = max(scan, ?) WHERE kind = ? AND id = ?', scan, kind, id);
}

/** The next number of a product or collection. Numbers are not used again. */
export function nextNumber(store: Database, kind: RecordKind): number {
  const sql = 'SELECT coalesce(max(number), 0) + 1 next FROM copy_record WHERE kind = ? AND number IS NOT NULL';
  return integer(store.first(sql, kind) ?? {}, 'next');
}

/** The numbers of variants by the platform's ids; new ones get the next numbers. */
export function variantNumbers(store: Database, variants: readonly NamedVariant[]): ReadonlyMap<string, number> {
  const rows = store.all(
    'SELECT id, number, stock_item FROM copy_variant WHERE id IN (SELECT value FROM json_each(?))',
    JSON.stringify(variants.map(({ id }) => id)),
  );
  const known = new Map(rows.map((row) => [text(row, 'id'), row]));
  return new Map(
    variants.map((variant) => {
      const row = known.get(variant.id);
      const isCurrent = row && (variant.stockItem === null || variant.stockItem === textOrNull(row, 'stock_item'));
      return [variant.id, isCurrent ? integer(row, 'number') : saveVariantNumber(store, variant)];
    }),
  );
}

interface NamedVariant {
  readonly id: string;
  readonly stockItem: string | null;
}

function saveVariantNumber(store: Database, { id, stockItem }: NamedVariant): number {
  const row = store.first(
    `INSERT INTO copy_variant VALUES (?, (SELECT coalesce(max(number), 0) + 1 FROM copy_variant), ?)
     ON CONFLICT (id) DO UPDATE SET stock_item = coalesce(excluded.stock_item, stock_item) RETURNING number`,
    id,
    stockItem,
  );
  return integer(row ?? {}, 'number');
}

/** Stores what a record is made of; nothing for kinds that are not made of parts. */
export function saveParts(store: Database, { kind, id, parts }: CatalogRecord): void {
  if (!parts) return;
  store.run('DELETE FROM copy_part WHERE kind = ? AND id = ?', kind, id);
  for (const part of parts) store.run('INSERT OR IGNORE INTO copy_part VALUES (?, ?, ?)', part, kind, id);
}

/** A hash of what a record shows in a market. The version is no part of it: platforms raise it without a change. */
export function visibleHash(record: CatalogRecord, market: string, listed: boolean): string {
  return visibleHashes.get([record], JSON.stringify([market, listed]), () => {
    const { handle, base } = record;
    const visible = JSON.stringify([handle, listed, base, record.overlays[market] ?? null, market in record.overlays]);
    return createHash('sha256').update(visible).digest('base64url').slice(0, 22);
  });
}

/** Asked for twice: before the transaction for the prices, and in it. */
const visibleHashes = createIdentityCache<string>();
