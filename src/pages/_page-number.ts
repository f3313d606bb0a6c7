/** The page that an address asks for, from 1; anything that is no such number asks for the first. */
export function pageNumber(url: URL): number {
  const text = url.searchParams.get('page') ?? '';
  return /^[1-9]\d{0,5}$/.test(text) ? Number(text) : 1;
}
