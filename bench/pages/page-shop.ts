import { resolve } from 'node:path';
import { createDraftToken } from '#app/draft-mode.ts';
import { saveProduct } from '#catalog/write/save-product.ts';
import { readConfig } from '#config.ts';
import { openEmbeddedPlatform } from '#connectors/embedded/platform.ts';
import { routes } from '#routes.ts';
import { openShopperSession } from '#tests/helpers/shopper-session.ts';
import { sampleProductInput, sampleVariantInput } from '#tests/fixtures/sample-product-input.ts';
import { sampleOption } from '#tests/fixtures/sample-option.ts';
import { catalogSizeFor, generateCatalog } from '../catalog/generate-catalog.ts';

/** What requests of the pages are drawn from. */
export interface PageShop {
  readonly products: readonly string[];
  readonly collections: readonly string[];
  /** Words of titles. */
  readonly terms: readonly string[];
  readonly variantIds: readonly string[];
}

export const largeProduct = 'two-thousand-variants';
const now = '2026-11-20T12:00:00.000Z';

/** Creates the demo shop with generated products up to a number, and a product with 2,000 variants. */
export async function fillPageShop(dataDir: string, products: number): Promise<PageShop> {
  const platform = openEmbeddedPlatform({ dataDir, chooseDemo: () => resolve('demo'), warn: () => undefined });
  const { store } = platform;
  const column = (sql: string): string[] => store.all(sql).map((row) => String(Object.values(row)[0]));
  const own = column("SELECT handle FROM product WHERE status = 'published'").length;
  if (products > own) generateCatalog(store, catalogSizeFor(products - own, now));
  const shop = {
    products: column("SELECT handle FROM product WHERE status = 'published' ORDER BY id"),
    collections: column('SELECT c.handle FROM collection c JOIN list_size s ON s.collection_id = c.id ORDER BY c.id'),
    terms: [...new Set(column('SELECT title FROM product').flatMap((title) => title.split(' ').slice(-1)))].slice(
      0,
      50,
    ),
    variantIds: column('SELECT id FROM variant WHERE available ORDER BY id LIMIT 500'),
  };
  saveLargeProduct(store);
  await platform.close();
  return shop;
}

function saveLargeProduct(store: Parameters<typeof saveProduct>[0]): void {
  const values = (name: string, count: number): string[] =>
    Array.from({ length: count }, (_each, index) => `${name} ${index + 1}`);
  const [colors, sizes] = [values('Colour', 50), values('Size', 40)];
  const product = sampleProductInput({
    handle: largeProduct,
    title: 'Two thousand variants',
    options: [sampleOption('Colour', colors), sampleOption('Size', sizes)],
    variants: colors.flatMap((color) => sizes.map((size) => sampleVariantInput({ values: [color, size] }))),
  });
  saveProduct(store, product, now);
}

/** The `Cookie` headers of a visitor with five lines in the cart, and of one who previews all drafts of `/`. */
export interface VisitorCookies {
  readonly cart: string;
  readonly preview: string;
}

export async function openVisits(url: string, dataDir: string, { variantIds }: PageShop): Promise<VisitorCookies> {
  const shopper = openShopperSession(url);
  for (const variant of variantIds.slice(0, 5)) await shopper.post(routes.cart(), { action: 'add', variant });
  const editor = openShopperSession(url);
  const token = createDraftToken(readConfig({ DATA_DIR: dataDir }), routes.home(), new Date(Date.now() + 3_600_000));
  await editor.get(routes.draftLink(token));
  return { cart: cookieHeader(shopper.cookies), preview: cookieHeader(editor.cookies) };
}

function cookieHeader(cookies: ReadonlyMap<string, string>): string {
  return [...cookies].map((pair) => pair.join('=')).join('; ');
}
