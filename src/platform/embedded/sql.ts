import type { SQLInputValue } from 'node:sqlite';

/** A part of a statement with the values of its `?`, in order. */
export interface Sql {
  readonly sql: string;
  readonly values: readonly SQLInputValue[];
}

export function sql(text: string, ...values: SQLInputValue[]): Sql {
  return { sql: text, values };
}

export const nothing: Sql = { sql: '', values: [] };

/** Parts one after another, with a text between them. */
export function joined(parts: readonly Sql[], between = ' '): Sql {
  return {
    sql: parts.map((part) => part.sql).join(between),
    values: parts.flatMap(({ values }) => values),
  };
}

/** `WHERE` with all conditions; nothing without one. */
export function where(conditions: readonly Sql[]): Sql {
  if (conditions.length === 0) return nothing;
  return joined([sql('WHERE'), joined(conditions, ' AND ')]);
}
