import type { SQLOutputValue } from 'node:sqlite';
import { PlatformContractError } from '#commerce/errors.ts';

export type SqlRow = Readonly<Record<string, SQLOutputValue>>;

/** A text column; like all readers below, throws PlatformContractError for a value of another type. */
export function text(row: SqlRow, column: string): string {
  const value = row[column];
  if (typeof value === 'string') return value;
  throw wrongType(column, 'text', value);
}

export function textOrNull(row: SqlRow, column: string): string | null {
  return row[column] === null ? null : text(row, column);
}

export function integer(row: SqlRow, column: string): number {
  const value = row[column];
  if (typeof value === 'number') return value;
  throw wrongType(column, 'a number', value);
}

export function integerOrNull(row: SqlRow, column: string): number | null {
  return row[column] === null ? null : integer(row, column);
}

export function flag(row: SqlRow, column: string): boolean {
  return integer(row, column) === 1;
}

/** An id in the form that ports use: decimal digits. */
export function id(row: SqlRow, column = 'id'): string {
  return String(integer(row, column));
}

export function strings(row: SqlRow, column: string): readonly string[] {
  const value: unknown = JSON.parse(text(row, column));
  if (Array.isArray(value) && value.every((each) => typeof each === 'string')) return value;
  throw wrongType(column, 'a list of strings', value);
}

export function integers(row: SqlRow, column: string): readonly number[] {
  const value: unknown = JSON.parse(text(row, column));
  if (Array.isArray(value) && value.every((each) => typeof each === 'number')) return value;
  throw wrongType(column, 'a list of numbers', value);
}

/** A JSON object whose values are strings. */
export function stringRecord(row: SqlRow, column: string): Readonly<Record<string, string>> {
  const value: unknown = JSON.parse(text(row, column));
  const found: Record<string, string> = {};
  if (typeof value !== 'object' || value === null) throw wrongType(column, 'an object of strings', value);
  for (const [name, each] of Object.entries(value)) {
    if (typeof each !== 'string') throw wrongType(column, 'an object of strings', value);
    found[name] = each;
  }
  return found;
}

function wrongType(column: string, expected: string, value: unknown): PlatformContractError {
  return new PlatformContractError(
    `Column ${column} of the shop's database: expected ${expected}, got ${typeof value}.`,
  );
}

/** Rows grouped by the id in `column`, each read by `read`, in their order. */
export function groupById<T>(
  rows: readonly SqlRow[],
  column: string,
  read: (row: SqlRow) => T,
): ReadonlyMap<string, readonly T[]> {
  const groups = Map.groupBy(rows, (row) => id(row, column));
  return new Map(Array.from(groups, ([key, group]) => [key, group.map(read)]));
}

/** The items in the order of `keys`; keys that have no item are left out. */
export function inOrder<K, T>(keys: readonly K[], items: readonly T[], keyOf: (item: T) => K): readonly T[] {
  const byKey = new Map(items.map((item) => [keyOf(item), item]));
  return keys.flatMap((key) => byKey.get(key) ?? []);
}
