import type { SQLOutputValue } from 'node:sqlite';
import { PlatformContractError } from '#commerce/errors.ts';

export type SqlRow = Readonly<Record<string, SQLOutputValue>>;

/** Readers of a row's columns: a value of another type than the schema promises throws PlatformBroken. */
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

/** An id as the port knows it. */
export function id(row: SqlRow, column = 'id'): string {
  return String(integer(row, column));
}

export function strings(row: SqlRow, column: string): readonly string[] {
  const value: unknown = JSON.parse(text(row, column));
  if (Array.isArray(value) && value.every((each) => typeof each === 'string')) return value;
  throw wrongType(column, 'a list of texts', value);
}

export function integers(row: SqlRow, column: string): readonly number[] {
  const value: unknown = JSON.parse(text(row, column));
  if (Array.isArray(value) && value.every((each) => typeof each === 'number')) return value;
  throw wrongType(column, 'a list of numbers', value);
}

/** An object whose values are texts. */
export function stringRecord(row: SqlRow, column: string): Readonly<Record<string, string>> {
  const value: unknown = JSON.parse(text(row, column));
  const found: Record<string, string> = {};
  if (typeof value !== 'object' || value === null) throw wrongType(column, 'an object of texts', value);
  for (const [name, each] of Object.entries(value)) {
    if (typeof each !== 'string') throw wrongType(column, 'an object of texts', value);
    found[name] = each;
  }
  return found;
}

function wrongType(column: string, expected: string, value: unknown): PlatformContractError {
  return new PlatformContractError(
    `The shop's database holds ${typeof value} in ${column}, where ${expected} belongs.`,
  );
}
