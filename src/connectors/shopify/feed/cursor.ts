import { z } from 'zod';
import { type BulkPosition, bulkPositionSchema } from '../bulk/bulk-reader.ts';

const cursorSchema = z.object({
  /** Time from which the current stretch of the scan is read; null: from the beginning. */
  from: z.iso.datetime().nullable(),
  /** Shopify's cursor in that stretch. */
  after: z.string().nullable(),
  /** Records of the stretch before that cursor. */
  count: z.number().int().min(0),
});

/** Where a scan continues. */
export type ScanPosition = z.infer<typeof cursorSchema>;

export function formatCursor(position: ScanPosition | ListPosition): string {
  return JSON.stringify(position);
}

const listSchema = z.object({
  list: bulkPositionSchema,
  /** How many entries before it were left out: nobody may buy them here. */
  skipped: z.number().int().min(0),
});

/** Where a scan by a list of everything continues. */
export interface ListPosition {
  readonly list: BulkPosition;
  readonly skipped: number;
}

/** The place in a list that a cursor names; null for another cursor. */
export function parseListCursor(cursor: string | null): ListPosition | null {
  return listSchema.safeParse(parseJson(cursor ?? '')).data ?? null;
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

/** The position that a cursor names, or the start for one that is not of this connector. */
export function parseCursor(cursor: string | null, start: string | null): ScanPosition {
  return cursorSchema.safeParse(parseJson(cursor ?? '')).data ?? { from: start, after: null, count: 0 };
}
