import { z } from 'zod';
import { measureText, parseJson, richText } from '#shop/text/structured-text.ts';

/**
 * A cell of a metafield in words: exports write lists, measurements and rich text as JSON. Values of lists are separated
 * by commas. Any other cell is its own text.
 */
export function detailText(cell: string): string {
  const value = /^[[{]/u.test(cell) ? parseJson(cell) : undefined;
  return valueText(value) ?? cell;
}

const listSchema = z.array(z.union([z.string(), z.number(), z.record(z.string(), z.unknown())])).min(1);

function valueText(value: unknown): string | null {
  const list = listSchema.safeParse(value).data;
  if (!list) return measureText(value) ?? richText(value);
  const texts = list.map((each) => (typeof each === 'object' ? valueText(each) : String(each)));
  return texts.includes(null) ? null : texts.join(', ');
}
