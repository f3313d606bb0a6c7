const maxNesting = 100;

/** Elements that are never open for long: they have no end tag, or the next one of their kind ends them. */
const unnested: ReadonlySet<string> = new Set(
  'area base br col dd dt embed hr img input li link meta option p source tbody td tfoot th thead tr track wbr'.split(
    ' ',
  ),
);

/**
 * HTML without the tags that open more than 100 elements inside one another. Parsers search all open elements at many
 * tags, which takes time that grows with the square of their number. Linear in the length of the text.
 */
export function limitNesting(html: string): string {
  if ((html.match(/<[a-z]/giu)?.length ?? 0) <= maxNesting) return html;
  let depth = 0;
  return html.replaceAll(/<(\/?)([a-z][^\s/<>]*)[^<>]*>?/giu, (tag, slash: string, name: string) => {
    if (unnested.has(name.toLowerCase())) return tag;
    depth = slash === '' ? depth + 1 : Math.max(0, depth - 1);
    return slash === '' && depth > maxNesting ? '' : tag;
  });
}
