import { createHash } from 'node:crypto';
import { invalidationSchema } from '#cache/log/sqlite-log.ts';
import { contextKey, type MarketContext } from '#commerce/context.ts';
import { migrations } from '#storage/migrations.ts';

/**
 * What a copy has besides the tables of a shop. `copy_record` has a row for each record of the platform and for each
 * that was deleted (a tombstone, whose `hash` is null). Products and collections have dense numbers of their own, since
 * the indexes of search are arranged by them; `copy_variant` does the same for variants. `copy_part` says what records are
 * made of, `copy_rank` has the best-selling products in their order, and `copy_recommended` says when the recommendations
 * of a product were read. `change_entry` is the change log, whose end orders reads, and `pending_read` has what has to be
 * read because of it.
 */
export const copySchema = `
${invalidationSchema};

CREATE TABLE IF NOT EXISTS copy_record (
  kind TEXT NOT NULL,
  id TEXT NOT NULL,
  number INTEGER,
  handle TEXT NOT NULL,
  epoch INTEGER NOT NULL,
  position INTEGER NOT NULL,
  version TEXT,
  listed INTEGER NOT NULL CHECK (listed IN (0, 1)),
  home TEXT,
  hash TEXT,
  scan INTEGER NOT NULL,
  read_at INTEGER NOT NULL,
  PRIMARY KEY (kind, id)
) STRICT, WITHOUT ROWID;
CREATE INDEX IF NOT EXISTS copy_record_handle ON copy_record (kind, handle);
CREATE UNIQUE INDEX IF NOT EXISTS copy_record_number ON copy_record (kind, number) WHERE number IS NOT NULL;
CREATE INDEX IF NOT EXISTS copy_record_read ON copy_record (kind, read_at) WHERE hash IS NOT NULL;
CREATE INDEX IF NOT EXISTS copy_record_scan ON copy_record (kind, scan) WHERE hash IS NOT NULL;
CREATE INDEX IF NOT EXISTS copy_record_home ON copy_record (home) WHERE home IS NOT NULL;

CREATE TABLE IF NOT EXISTS copy_variant (
  id TEXT PRIMARY KEY,
  number INTEGER NOT NULL UNIQUE,
  stock_item TEXT
) STRICT, WITHOUT ROWID;
CREATE INDEX IF NOT EXISTS copy_variant_stock ON copy_variant (stock_item) WHERE stock_item IS NOT NULL;

CREATE TABLE IF NOT EXISTS copy_member (
  collection TEXT NOT NULL,
  product TEXT NOT NULL,
  position INTEGER NOT NULL,
  PRIMARY KEY (collection, product)
) STRICT, WITHOUT ROWID;
CREATE INDEX IF NOT EXISTS copy_member_product ON copy_member (product);

CREATE TABLE IF NOT EXISTS copy_collection (
  id TEXT PRIMARY KEY,
  automatic INTEGER NOT NULL CHECK (automatic IN (0, 1)),
  epoch INTEGER NOT NULL,
  position INTEGER NOT NULL,
  members_read_at INTEGER NOT NULL
) STRICT, WITHOUT ROWID;

CREATE TABLE IF NOT EXISTS copy_part (
  part TEXT NOT NULL,
  kind TEXT NOT NULL,
  id TEXT NOT NULL,
  PRIMARY KEY (part, kind, id)
) STRICT, WITHOUT ROWID;
CREATE INDEX IF NOT EXISTS copy_part_record ON copy_part (kind, id);

CREATE TABLE IF NOT EXISTS copy_rank (
  product TEXT PRIMARY KEY,
  rank INTEGER NOT NULL
) STRICT, WITHOUT ROWID;

CREATE TABLE IF NOT EXISTS copy_recommended (
  product TEXT PRIMARY KEY,
  read_at INTEGER NOT NULL
) STRICT, WITHOUT ROWID;

CREATE TABLE IF NOT EXISTS change_entry (
  position INTEGER PRIMARY KEY AUTOINCREMENT,
  at INTEGER NOT NULL,
  body TEXT NOT NULL
) STRICT;

CREATE TABLE IF NOT EXISTS pending_read (
  kind TEXT NOT NULL,
  named_by TEXT NOT NULL CHECK (named_by IN ('id', 'handle')),
  name TEXT NOT NULL,
  position INTEGER NOT NULL,
  least TEXT,
  deleted INTEGER NOT NULL CHECK (deleted IN (0, 1)),
  listed INTEGER CHECK (listed IN (0, 1)),
  failures INTEGER NOT NULL,
  due INTEGER NOT NULL,
  since INTEGER NOT NULL,
  PRIMARY KEY (kind, named_by, name)
) STRICT, WITHOUT ROWID;
CREATE INDEX IF NOT EXISTS pending_read_due ON pending_read (due);

CREATE TABLE IF NOT EXISTS sync_state (
  name TEXT PRIMARY KEY,
  value TEXT NOT NULL
) STRICT, WITHOUT ROWID;
`;

/** Grows whenever records are written differently: a copy that was written before is not used any more. */
const recordFormat = 2;

/** What a copy is of. */
export interface CopySource {
  /** The platform and the shop on it, e.g. `shopify:my-shop.myshopify.com`. */
  readonly name: string;
  readonly market: MarketContext;
}

/** Identifies what a copy contains and how: copies of different shapes have different files. */
export function copyShape({ name, market }: CopySource): string {
  const parts = [recordFormat, copySchema, ...migrations, name, contextKey(market)];
  return createHash('sha256').update(JSON.stringify(parts)).digest('hex').slice(0, 12);
}
