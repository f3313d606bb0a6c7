/** The term of all products of a class; its mark keeps it apart from words. */
export function classTerm(name: string): string {
  return `@${name}`;
}

/** The term for what a product is, apart from what it mentions; its mark keeps it apart from words. */
export function headTerm(term: string): string {
  return `=${term}`;
}

/** The word of a term for what a product is; other terms as they are. */
export function wordOfHeadTerm(term: string): string {
  return term.startsWith('=') ? term.slice(1) : term;
}

/** The term for products that are only for what a word names; its mark keeps it apart from words. */
export function accessoryTerm(term: string): string {
  return `-${term}`;
}
