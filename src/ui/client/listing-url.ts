/** The address a listing's form leads to, as the service writes it: without empty fields, in the order of names. */
export function listingUrl(action: string, fields: Iterable<readonly [string, unknown]>): string {
  const pairs = [...fields].flatMap(([name, value]) => (typeof value === 'string' && value ? [[name, value]] : []));
  const parameters = new URLSearchParams(pairs);
  parameters.sort();
  return parameters.size > 0 ? `${action}?${parameters.toString()}` : action;
}
