/** First and last byte, both included; `unsatisfiable`: none of it exists; null: send everything. */
export type ByteRange = { readonly first: number; readonly last: number } | 'unsatisfiable' | null;

/** The part of `size` bytes a `Range` header asks for. Several parts at once, and nonsense, count as no wish at all. */
export function parseByteRange(header: string | undefined, size: number): ByteRange {
  const [, from = '', to = ''] = /^bytes=(\d{0,15})-(\d{0,15})$/.exec(header?.trim() ?? '') ?? [];
  if (from === '' && to === '') return null;
  if (from === '') return parseSuffixRange(Number(to), size);
  const first = Number(from);
  const last = to === '' ? size - 1 : Number(to);
  if (to !== '' && last < first) return null;
  return first < size ? { first, last: Math.min(last, size - 1) } : 'unsatisfiable';
}

function parseSuffixRange(count: number, size: number): ByteRange {
  if (count === 0 || size === 0) return 'unsatisfiable';
  return { first: Math.max(0, size - count), last: size - 1 };
}
