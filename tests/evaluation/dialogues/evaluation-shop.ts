import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parse, stringify } from 'yaml';
import { z } from 'zod';
import { importProducts } from '#catalog/csv/import-products.ts';
import { type EmbeddedPlatform, openEmbeddedPlatform } from '#connectors/embedded/platform.ts';
import { saveDocument, type DocumentInput } from '#content/save-document.ts';
import type { Product } from '#shop/product/product.ts';
import { readContext } from '../../fixtures/shops/demo-shop.ts';
import { productFileToCsv } from './product-file.ts';

export const evaluationShops = ['electronics', 'fashion', 'food', 'garden', 'nursery'] as const;

export type EvaluationShopName = (typeof evaluationShops)[number];

export interface EvaluationShop {
  readonly platform: EmbeddedPlatform;
  readonly products: readonly Product[];
  /** Everything that policies, pages, questions and articles say, and the shop's address. */
  readonly documents: string;
  /** Of the shop's own texts. */
  readonly language: string;
  readonly close: () => Promise<void>;
}

const productsPerRead = 1000;

/** Imports a shop of `shops/` into a database of its own. Throws when its file has problems. */
export function openEvaluationShop(name: EvaluationShopName): Promise<EvaluationShop> {
  const folder = join(import.meta.dirname, 'shops', name);
  const [source, products] = ['shop.yaml', 'products.txt'].map((file) => readFileSync(join(folder, file), 'utf8'));
  return openShopOf({ source: source ?? '', products: products ?? '' });
}

/** The file of a shop that has only a name, an email address and these documents. */
export function plainShop(documents: readonly object[] = [], language = 'en-GB'): string {
  const contact = { name: 'Norvik', email: 'hello@norvik.example', telephone: null, address: {}, hours: null };
  return stringify({ ...contact, language, zones: [], documents });
}

interface ShopFiles {
  /** The profile, zones and documents, in YAML. */
  readonly source: string;
  /** What `productFileToCsv` reads. */
  readonly products: string;
}

/** Imports a shop into a database of its own. Throws when its files have problems. */
export async function openShopOf({ source, products: productFile }: ShopFiles): Promise<EvaluationShop> {
  const dataDir = mkdtempSync(join(tmpdir(), 'evaluation-'));
  const platform = openEmbeddedPlatform({ dataDir, chooseDemo: () => null, warn: () => undefined });
  platform.store.run('PRAGMA synchronous = OFF');
  const shop = shopFile.parse(parse(source));
  for (const document of documentsOf(shop)) saveDocument(platform.store, document);
  await importFile(platform, productFile, join(dataDir, 'products.csv'));
  const catalog = platform.catalog(readContext);
  const { items } = await catalog.sitemap('product', 1, productsPerRead);
  const close = async (): Promise<void> => {
    await platform.close();
    rmSync(dataDir, { recursive: true, force: true });
  };
  const products = await catalog.products(items.map(({ handle }) => handle));
  return { platform, products, documents: source, language: shop.language, close };
}

async function importFile({ store }: EmbeddedPlatform, productFile: string, path: string): Promise<void> {
  writeFileSync(path, productFileToCsv(productFile));
  const now = '2026-11-01T12:00:00.000Z';
  const result = await importProducts(store, { path, mode: 'write', now, origin: null, progress: () => undefined });
  if (!result.ok) throw new Error(`The products cannot be imported: ${JSON.stringify(result.problems.slice(0, 3))}`);
}

const zoneSource = z.object({
  countries: z.array(z.string()),
  /** Cents. */
  price: z.number(),
  freeFrom: z.number().nullable(),
  days: z.tuple([z.number(), z.number()]),
});

const shopFile = z.strictObject({
  name: z.string(),
  language: z.string().default('en-GB'),
  email: z.string(),
  telephone: z.string().nullable(),
  address: z.record(z.string(), z.string()),
  hours: z.string().nullable(),
  zones: z.array(zoneSource),
  documents: z.array(
    z.strictObject({
      kind: z.enum(['policy', 'page', 'faq', 'article']),
      parent: z.string().default(''),
      handle: z.string(),
      title: z.string(),
      body: z.string(),
    }),
  ),
});

type ShopFile = z.infer<typeof shopFile>;

const dates = { publishedAt: '2026-01-01T00:00:00.000Z', updatedAt: '2026-01-01T00:00:00.000Z' };

function documentsOf(shop: ShopFile): readonly DocumentInput[] {
  const settings = { ...dates, status: 'published', position: 0, body: '', parent: '' } as const;
  const blogs = new Set(shop.documents.flatMap(({ kind, parent }) => (kind === 'article' ? [parent] : [])));
  return [
    { ...settings, kind: 'profile', handle: 'shop', title: 'shop', front: profileOf(shop) },
    ...Array.from(blogs, (handle) => ({ ...settings, kind: 'blog' as const, handle, title: handle, front: {} })),
    ...shop.documents.map((document) => ({
      ...settings,
      ...document,
      body: document.kind === 'faq' ? faqBody(document) : document.body,
      front: { title: document.title },
    })),
  ];
}

/** A file of one question, which is its title, in the form of a FAQ: one without a link would never be found. */
function faqBody({ title, body }: Pick<ShopFile['documents'][number], 'title' | 'body'>): string {
  return body.includes('### ') ? body : `## ${title}\n\n### ${title}\n${body.trim()} [Contact](/pages/contact)\n`;
}

function profileOf({ name, language, email, telephone, address, hours, zones }: ShopFile): object {
  return {
    name,
    currency: 'EUR',
    language,
    timeZone: 'Europe/Oslo',
    facets: ['type', 'option', 'vendor', 'tag'],
    address,
    contact: { email, telephone },
    openingHours: { text: hours },
    delivery: {
      zones: zones.map(({ countries, price, freeFrom, days }, index) => ({
        id: `zone-${index}`,
        countries,
        methods: [{ id: `parcel-${index}`, name: 'Parcel', days, price, ...(freeFrom === null ? {} : { freeFrom }) }],
      })),
      everywhere: [],
    },
    assistant: { name: 'Assistant', opening: 'What are you looking for?', introduction: '', suggestions: [] },
  };
}
