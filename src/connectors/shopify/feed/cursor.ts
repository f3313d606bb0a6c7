import { z } from 'zod';

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

export function formatCursor(position: ScanPosition): string {
  return JSON.stringify(position);
}

/** The position that a cursor names, or the start for one that is not of this connector. */
export function parseCursor(cursor: string | null, start: string | null): ScanPosition {
  const fresh = { from: start, after: null, count: 0 };
  try {
    return cursor === null ? fresh : cursorSchema.parse(JSON.parse(cursor));
  } catch {
    return fresh;
  }
}
