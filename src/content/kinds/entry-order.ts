import { z } from 'zod';

/** The field that a kind lists its entries by. */
export interface EntryOrder {
  readonly field: string;
  readonly descending: boolean;
}

/** What an entry is ordered by. */
export interface OrderedEntry {
  readonly position: number;
  readonly title: string;
  /** The value of the field; null: the entry has none. */
  readonly value: string | number | null;
}

/** Reads `date` and, for the last ones first, `-date`. */
export function parseEntryOrder(written: string): EntryOrder {
  const descending = written.startsWith('-');
  return { field: descending ? written.slice(1) : written, descending };
}

/**
 * Entries by their field as people sort: numbers by their size, also within texts, and letters as the language (BCP 47)
 * has them. Entries without the field come last, equal ones by title.
 */
export function sortEntries<Entry extends OrderedEntry>(
  entries: readonly Entry[],
  { descending }: EntryOrder,
  language: string,
): readonly Entry[] {
  const { compare } = new Intl.Collator(language, { numeric: true });
  const direction = descending ? -1 : 1;
  return entries.toSorted(
    (one, other) =>
      one.position - other.position ||
      Number(one.value === null) - Number(other.value === null) ||
      direction * compareValues(one.value, other.value, compare) ||
      compare(one.title, other.title),
  );
}

function compareValues(
  one: OrderedEntry['value'],
  other: OrderedEntry['value'],
  compare: Intl.Collator['compare'],
): number {
  if (typeof one === 'number' && typeof other === 'number') return one - other;
  return compare(String(one), String(other));
}

/** A value of the front matter that entries can be ordered by; null for any other. */
export const orderValue = z.union([z.string(), z.number()]).nullable().catch(null);
