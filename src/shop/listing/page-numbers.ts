/** Parses the number of a page in a URL, from 1 to 999,999; null for any other text. */
export function parsePageNumber(text: string): number | null {
  return /^[1-9]\d{0,5}$/.test(text) ? Number(text) : null;
}

/** The number in `?page=`; 1 when it is missing or invalid. */
export function readPageNumber(parameters: URLSearchParams): number {
  return parsePageNumber(parameters.get('page') ?? '') ?? 1;
}

/** The pages that a list links to: the first, the last, the current one and its neighbors, with gaps between. */
export function linkedPages(page: number, pages: number): readonly (number | 'gap')[] {
  const shown = new Set([1, page - 1, page, page + 1, pages].filter((each) => each >= 1 && each <= pages));
  if (page <= 2) shown.add(Math.min(3, pages));
  return [...shown].sort((a, b) => a - b).flatMap((each, index, all) => withGap(each, all[index - 1]));
}

function withGap(number: number, before: number | undefined): readonly (number | 'gap')[] {
  if (before === undefined || number === before + 1) return [number];
  return number === before + 2 ? [before + 1, number] : ['gap', number];
}
