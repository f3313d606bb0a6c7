import { attributes } from './html.ts';

export interface CrawledPage {
  readonly status: number;
  readonly html: string;
}

/** Every page of a shop that is reachable by links from some paths, by path. */
export async function crawl(shop: string, from: readonly string[] = ['/']): Promise<ReadonlyMap<string, CrawledPage>> {
  const seen = new Map<string, CrawledPage>();
  const waiting = [...from];
  for (let path = waiting.shift(); path !== undefined; path = waiting.shift()) {
    if (seen.has(path)) continue;
    const answer = await fetch(shop + path);
    const html = await answer.text();
    seen.set(path, { status: answer.status, html });
    waiting.push(...linksOf(shop, html, path).filter((next) => !seen.has(next)));
  }
  return seen;
}

/** Internal paths. Of queries only page numbers are followed, otherwise the crawl would try every filter. */
export function linksOf(shop: string, html: string, from: string): readonly string[] {
  return attributes(html, 'a', 'href').flatMap((href) => {
    const url = new URL(href, shop + from);
    if (url.origin !== shop || url.pathname.startsWith('/media/')) return [];
    const page = url.searchParams.get('page');
    return [url.pathname + (page ? `?page=${page}` : '')];
  });
}

/** The pages that are not found, or fail, with their status. */
export function brokenPages(pages: ReadonlyMap<string, CrawledPage>): readonly string[] {
  return [...pages].filter(([, { status }]) => status !== 200).map(([path, { status }]) => `${status} ${path}`);
}
