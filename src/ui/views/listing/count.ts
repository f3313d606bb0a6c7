/** A number of products in words; no number when the platform cannot count. */
export function objects(total: number | null): string {
  if (total === null) return 'Objects';
  return total === 1 ? '1 object' : `${total} objects`;
}
