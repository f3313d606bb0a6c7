/** A condition of Shopify's search syntax: whether a record, given as its searchable fields, matches. */
export type SearchCondition = (fields: SearchFields) => boolean;

/** Values of a record by the name of the filter; several for `tag`. */
export type SearchFields = Readonly<Record<string, readonly string[]>>;

/** The query cannot be understood. Shopify ignores what it does not know; tests should notice instead. */
export class SearchSyntaxError extends Error {
  override readonly name = 'SearchSyntaxError';
}

/**
 * Parses the part of the syntax that filters need: terms `field:value` with `<`, `<=`, `>`, `>=`, quotes, `AND`
 * (written or not) and `OR`, which binds less. A time is compared as a time, everything else as a text.
 *
 * https://shopify.dev/docs/api/usage/search-syntax
 */
export function parseSearch(query: string | null, known: readonly string[]): SearchCondition {
  if (query === null || query.trim() === '') return () => true;
  const groups = splitGroups(tokensOf(query)).map((terms) => terms.map((term) => termCondition(term, known)));
  return (fields) => groups.some((conditions) => conditions.every((matches) => matches(fields)));
}

function tokensOf(query: string): readonly string[] {
  return query.match(/[^\s"']*(?:"[^"]*"|'[^']*')|\S+/g) ?? [];
}

function splitGroups(tokens: readonly string[]): readonly (readonly string[])[] {
  const groups: string[][] = [[]];
  for (const token of tokens) {
    if (token === 'OR') groups.push([]);
    else if (token !== 'AND') groups.at(-1)?.push(token);
  }
  return groups;
}

function termCondition(term: string, known: readonly string[]): SearchCondition {
  const [, name = '', comparator = '', given = ''] = /^([\w.]+):(<=|>=|<|>)?(.+)$/s.exec(term) ?? [];
  if (!known.includes(name)) throw new SearchSyntaxError(`There is no filter “${term}” here.`);
  const wanted = given.replaceAll(/^["']|["']$/g, '');
  return (fields) => {
    const values = fields[name] ?? [];
    return values.some((value) => compares(compareValues(value, wanted), comparator));
  };
}

function compareValues(value: string, wanted: string): number {
  const [one, other] = [Date.parse(value), Date.parse(wanted)];
  if (isTime(value) && Number.isFinite(other)) return one - other;
  if (/^\d+(?:\.\d+)?$/.test(value) && Number.isFinite(Number(wanted))) return Number(value) - Number(wanted);
  return value.toLowerCase().localeCompare(wanted.toLowerCase());
}

function isTime(value: string): boolean {
  return /^\d{4}-\d{2}-\d{2}T/.test(value);
}

function compares(order: number, comparator: string): boolean {
  switch (comparator) {
    case '<':
      return order < 0;
    case '<=':
      return order <= 0;
    case '>':
      return order > 0;
    case '>=':
      return order >= 0;
    default:
      return order === 0;
  }
}
