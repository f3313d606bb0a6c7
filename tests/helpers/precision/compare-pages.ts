import { setTimeout as delay } from 'node:timers/promises';
import type { RandomSource } from '../../../bench/catalog/random.ts';

/** A shop that serves pages from its cache, and the same shop served by a process that keeps nothing. */
export interface ComparedShop {
  /** URLs without a trailing slash. */
  readonly cached: string;
  readonly rendering: string;
  /** Makes one edit. Resolves with its kind as soon as no page may be older than it. */
  readonly edit: (random: RandomSource) => Promise<string>;
}

/** What became of the pages that were looked at after an edit. */
export interface PageCounts {
  pages: number;
  /** Other bytes than before the edit. */
  changed: number;
  /** Served with other bytes than a process renders that keeps nothing. */
  missed: number;
  /** Not served before they were looked at: a tag of theirs was invalidated. */
  invalidated: number;
  /** Those of them that were not rendered, because they are made of the same. */
  confirmed: number;
  rendered: number;
  /** Rendered to the same bytes. */
  needless: number;
}

export interface PageComparison {
  readonly counts: PageCounts;
  /** The same by the kind of edit and the kind of page. */
  readonly byKind: ReadonlyMap<string, PageCounts>;
  /** What was edited and which page was older than it. */
  readonly missed: readonly string[];
}

/** Edits a shop at random and compares its pages after each edit. A path that is not served from the cache is left out. */
export async function comparePages(
  { cached, rendering, edit }: ComparedShop,
  { edits, random, ...given }: { paths: readonly string[]; edits: number; random: RandomSource },
): Promise<PageComparison> {
  const paths = [...new Set(given.paths)];
  const comparison = { counts: noPages(), byKind: new Map<string, PageCounts>(), missed: [] as string[] };
  const warm = await warmPages({ cached, rendering }, paths);
  const compared = paths.filter((path) => warm.get(path)?.cache === 'hit');
  if (compared.length < paths.length / 2)
    throw new Error(`Only ${compared.length} of ${paths.length} pages are cached.`);
  let before = await readPages(rendering, compared);
  for (let made = 0; made < edits; made += 1) {
    const kind = await edit(random);
    const served = await readPages(cached, compared);
    const now = await readPages(rendering, compared);
    for (const path of compared) countPage(comparison, { path, kind, before, served, now });
    before = now;
  }
  return comparison;
}

/**
 * Visits pages until both processes show the same and the cache has what it stores: recommendations are read after the
 * first visit, so that pages change without an edit. Some pages are never stored.
 */
async function warmPages(
  { cached, rendering }: Pick<ComparedShop, 'cached' | 'rendering'>,
  paths: readonly string[],
): Promise<ReadPages> {
  for (let visits = 1; visits <= 40; visits += 1) {
    await readPages(cached, paths);
    const [served, now] = [await readPages(cached, paths), await readPages(rendering, paths)];
    const isSame = paths.every((path) => served.get(path)?.content === now.get(path)?.content);
    const isWarm = paths.every((path) => served.get(path)?.cache === 'hit');
    if (isSame && (isWarm || visits > 10)) return served;
    await delay(250);
  }
  throw new Error('The two processes show different pages before the first edit.');
}

interface ReadPage {
  /** Status and body. */
  readonly content: string;
  readonly cache: 'hit' | 'confirmed' | 'rendered';
}

type ReadPages = ReadonlyMap<string, ReadPage>;

async function readPages(url: string, paths: readonly string[]): Promise<ReadPages> {
  const pages = new Map<string, ReadPage>();
  for (const path of paths) {
    const response = await fetch(url + path, { redirect: 'manual' });
    const status = response.headers.get('cache-status') ?? '';
    const content = `${response.status} ${withoutOrigin(await response.text(), url)}`;
    pages.set(path, { content, cache: outcomeOf(status) });
  }
  return pages;
}

function outcomeOf(cacheStatus: string): ReadPage['cache'] {
  if (cacheStatus === 'storefront; hit') return 'hit';
  return cacheStatus.includes('fwd-status=304') ? 'confirmed' : 'rendered';
}

/** The processes differ in their ports. */
function withoutOrigin(text: string, url: string): string {
  return text.replaceAll(url, '').replaceAll(new URL(url).host, '');
}

interface LookedAtPage {
  readonly path: string;
  readonly kind: string;
  readonly before: ReadPages;
  readonly served: ReadPages;
  readonly now: ReadPages;
}

function countPage(
  { counts, byKind, missed }: { counts: PageCounts; byKind: Map<string, PageCounts>; missed: string[] },
  { path, kind, ...read }: LookedAtPage,
): void {
  const [before, served, now] = [read.before.get(path), read.served.get(path), read.now.get(path)];
  if (!before || !served || !now) throw new Error(`${path} was not read.`);
  const name = `${kind} × ${kindOfPage(path)}`;
  const ofKind = byKind.get(name) ?? noPages();
  byKind.set(name, ofKind);
  const isChanged = before.content !== now.content;
  const isMissed = served.content !== now.content;
  for (const each of [counts, ofKind]) {
    each.pages += 1;
    each.changed += Number(isChanged);
    each.missed += Number(isMissed);
    each.invalidated += Number(served.cache !== 'hit');
    each.confirmed += Number(served.cache === 'confirmed');
    each.rendered += Number(served.cache === 'rendered');
    each.needless += Number(served.cache === 'rendered' && !isChanged);
  }
  if (isMissed) missed.push(`${path} after an edit of ${kind}`);
}

function noPages(): PageCounts {
  return { pages: 0, changed: 0, missed: 0, invalidated: 0, confirmed: 0, rendered: 0, needless: 0 };
}

function kindOfPage(path: string): string {
  const [, first = ''] = path.split('?', 1)[0]?.split('/') ?? [];
  return first === '' ? 'home' : first;
}
