import type { AstroGlobal } from 'astro';
import { entriesPerPage, type EntryList, type EntryOfKind } from '#shop/content/entry.ts';
import { readPageNumber } from '#shop/listing/page-numbers.ts';
import type { ProductCard } from '#shop/product/product.ts';
import type { Frame } from '#ui/layout/frame.ts';
import { entriesMarkdown, entryMarkdown } from '#ui/markdown/entries.ts';
import { readFrame } from '../frame.ts';
import { pageOrMarkdown, type PageResult, redirectOrNotFound } from '../page-result.ts';

export interface EntriesPage {
  readonly frame: Frame;
  readonly list: EntryList;
}

/** Reads a page of a content kind's entries. Past its last page it is shown with status 404. */
export async function readEntriesPage(astro: AstroGlobal, kind: string): Promise<PageResult<EntriesPage>> {
  const { locals, url } = astro;
  const page = readPageNumber(url.searchParams);
  const list = await locals.content.entries(kind, { page, perPage: entriesPerPage });
  if (!list) return redirectOrNotFound(astro);
  if (page > list.entries.pages) astro.response.status = 404;
  const frame = await readFrame(locals, url);
  return pageOrMarkdown(astro, { frame, list }, () => entriesMarkdown(frame, list));
}

interface EntryPage extends EntryOfKind {
  readonly frame: Frame;
  /** The cards of the fields that name products, by the name of the field. */
  readonly cards: ReadonlyMap<string, readonly ProductCard[]>;
}

/** Reads an entry of a content kind, with the products that it names. */
export async function readEntryPage(astro: AstroGlobal): Promise<PageResult<EntryPage>> {
  const { locals, params, url } = astro;
  const found = await locals.content.entry(params['slug'] ?? '', params['entry'] ?? '');
  if (!found) return redirectOrNotFound(astro);
  const [frame, cards] = await Promise.all([readFrame(locals, url), readCards(locals, found)]);
  return pageOrMarkdown(astro, { frame, ...found, cards }, (shown) => entryMarkdown(frame, shown));
}

async function readCards(
  { catalog }: App.Locals,
  { entry }: EntryOfKind,
): Promise<ReadonlyMap<string, readonly ProductCard[]>> {
  const cards = entry.fields.map(async ({ name, value }) => {
    return [name, value.type === 'products' ? await catalog.cards(value.products) : []] as const;
  });
  return new Map(await Promise.all(cards));
}
