import type { FlatHeaders } from '#cache/entries/page-response.ts';

/**
 * The headers of a permanent redirect with the query of the request, unchanged, in its `Location`. It is added after the
 * cache, which knows only the parameters that pages depend on. Parameters of the redirect itself take precedence.
 */
export function keepQuery(headers: FlatHeaders, requestTarget: string): FlatHeaders {
  const mark = requestTarget.indexOf('?');
  if (mark < 0) return headers;
  const query = requestTarget.slice(mark + 1).split('#', 1)[0] ?? '';
  const isLocation = (index: number): boolean => index % 2 === 1 && headers[index - 1]?.toLowerCase() === 'location';
  return headers.map((text, index) => (isLocation(index) ? appendQuery(text, query) : text));
}

function appendQuery(location: string, query: string): string {
  const {
    path = '',
    own = '',
    hash = '',
  } = /^(?<path>[^?#]*)(?<own>\?[^#]*)?(?<hash>#.*)?$/u.exec(location)?.groups ?? {};
  const names = new URLSearchParams(own);
  const added = query.split('&').filter((pair) => pair !== '' && !hasNameOf(names, pair));
  const pairs = [
    ...own
      .slice(1)
      .split('&')
      .filter((pair) => pair !== ''),
    ...added,
  ].join('&');
  return path + (pairs === '' ? '' : `?${pairs}`) + hash;
}

function hasNameOf(names: URLSearchParams, pair: string): boolean {
  const [name] = new URLSearchParams(pair).keys();
  return name !== undefined && names.has(name);
}
