import type { AstroGlobal } from 'astro';
import type { Collection } from '#shop/listing/listing.ts';
import type { ProductCard } from '#shop/product/product.ts';
import type { Frame } from '#ui/layout/frame.ts';
import { readFrame } from './frame.ts';
import { markdownResponse, type PageResult } from './page-result.ts';

interface NotFoundPage {
  readonly frame: Frame;
  readonly collections: readonly Collection[];
  readonly cards: readonly ProductCard[];
}

const maxCollections = 6;
const maxPopular = 4;

/** Reads the 404 page with collections and popular products. */
export async function readNotFoundPage(astro: AstroGlobal): Promise<PageResult<NotFoundPage>> {
  const { locals, url, response } = astro;
  response.status = 404;
  if (locals.format === 'markdown') return markdownResponse(`# ${locals.messages.errors.notFound.heading}\n`, 404);
  const [frame, collections, cards] = await Promise.all([
    readFrame(locals, url),
    locals.catalog.collections(1, maxCollections),
    locals.catalog.bestsellers(maxPopular),
  ]);
  return { frame, collections: collections.items, cards };
}
