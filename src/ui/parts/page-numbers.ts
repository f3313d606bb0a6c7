/** The pages worth a link: the first, the last, the current one and its neighbours, with a gap where others lie between. */
export function pageNumbers(page: number, pages: number): readonly (number | 'gap')[] {
  const shown = new Set([1, page - 1, page, page + 1, pages].filter((each) => each >= 1 && each <= pages));
  if (page <= 2) shown.add(Math.min(3, pages));
  return [...shown].sort((a, b) => a - b).flatMap((each, index, all) => withGap(each, all[index - 1]));
}

function withGap(number: number, before: number | undefined): readonly (number | 'gap')[] {
  if (before === undefined || number === before + 1) return [number];
  return number === before + 2 ? [before + 1, number] : ['gap', number];
}
