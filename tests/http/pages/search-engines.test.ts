import { readFileSync } from 'node:fs';
import { expect, inject, onTestFinished, test } from 'vitest';
import { jsonLd, linkHref, metaContent } from '../../helpers/html.ts';
import { startShop } from '../../helpers/start-shop.ts';

const shop = inject('shop');
const text = async (path: string): Promise<string> => (await fetch(shop + path)).text();
const locations = (xml: string): string[] => [...xml.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, url = '']) => url);

test('every URL of the sitemap answers 200, is canonical and indexable', async () => {
  const shards = locations(await text('/sitemap.xml'));
  expect(shards.length).toBeGreaterThan(3);
  const urls = (await Promise.all(shards.map(async (url) => locations(await text(new URL(url).pathname))))).flat();
  expect(new Set(urls).size).toBe(urls.length);
  for (const url of urls) {
    const answer = await fetch(shop + new URL(url).pathname);
    const html = await answer.text();
    expect(answer.status, url).toBe(200);
    expect(linkHref(html, 'canonical'), url).toBe(url);
    expect(metaContent(html, 'robots') ?? '', url).not.toContain('noindex');
  }
});

test('the sitemap lists every product once', async () => {
  const products = locations(await text('/sitemaps/products-1.xml'));
  const { products: sold } = JSON.parse(readFileSync('demo/catalogue/products.json', 'utf8'));
  expect(new Set(products).size).toBe(sold.length);
  expect(products).toHaveLength(sold.length);
});

test('robots.txt names the sitemap and disallows the cart', async () => {
  const robots = await text('/robots.txt');
  expect(robots).toMatch(/^Sitemap: http.*\/sitemap\.xml$/m);
  expect(robots).toMatch(/^Disallow: \/cart$/m);
});

test('llms.txt describes the shop and its URLs', async () => {
  const llms = await text('/llms.txt');
  expect(llms).toMatch(/^# Halden/);
  expect(llms).toContain('/collections/ceramics');
});

test('the search and the assistant that llms.txt links to answer as it says', async () => {
  const links = new Map(
    Array.from((await text('/llms.txt')).matchAll(/^- \[(.+)\]\((.+)\):/gm), ([, label, href]) => [label, href]),
  );
  const found = await fetch(`${links.get('Search')}mug`);
  expect(JSON.stringify(await found.json())).toContain('Morgen mug');
  const answer = await fetch(links.get('Assistant') ?? '', {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ message: 'Do you have mugs?' }),
  });
  expect(answer.headers.get('content-type')).toMatch(/^text\/event-stream/);
  expect(await answer.text()).toContain('data-products');
});

test('structured data of a product is a ProductGroup with an offer and a URL per variant', async () => {
  const blocks = jsonLd(await text('/products/kveld-table-lamp'));
  const group = blocks.find((block) => type(block) === 'ProductGroup');
  expect(group).toMatchObject({ name: 'Kveld table lamp', productGroupID: expect.any(String) });
  expect(blocks.some((block) => type(block) === 'BreadcrumbList')).toBe(true);
});

test('structured data of a product names its manufacturer and energy class', async () => {
  const html = await text('/products/lykt-portable-lamp');
  expect(jsonLd(html)).toContainEqual(
    expect.objectContaining({
      manufacturer: expect.objectContaining({ name: 'Sletta Metall AS' }),
      hasEnergyConsumptionDetails: expect.objectContaining({
        hasEnergyEfficiencyCategory: 'https://schema.org/EUEnergyEfficiencyCategoryE',
      }),
    }),
  );
});

test('search results and combined filters are noindex', async () => {
  const robots = async (path: string): Promise<string> => metaContent(await text(path), 'robots') ?? '';
  expect(await robots('/search?q=mug')).toBe('noindex, follow');
  expect(await robots('/collections/all?filter.p.vendor=Maja+Berg&filter.v.availability=1')).toBe('noindex, follow');
  expect(await robots('/collections/ceramics')).not.toContain('noindex');
});

test('a variant and a sorted list have a canonical link', async () => {
  const canonical = async (path: string): Promise<string | undefined> =>
    linkHref(await text(path), 'canonical')?.replace(/^https?:\/\/[^/]+/, '');
  expect(await canonical('/products/kveld-table-lamp?colour=chalk&utm_source=x')).toBe('/products/kveld-table-lamp');
  expect(await canonical('/collections/ceramics?utm_source=x')).toBe('/collections/ceramics');
});

function type(block: unknown): unknown {
  return typeof block === 'object' && block !== null && '@type' in block ? block['@type'] : null;
}

test('security.txt names the contact of the shop’s profile, and expires in the future', async () => {
  const answer = await fetch(`${shop}/.well-known/security.txt`);
  expect([answer.status, answer.headers.get('content-type')]).toEqual([200, 'text/plain; charset=utf-8']);
  const text = await answer.text();
  expect(text).toMatch(/^Contact: mailto:[^@\s]+@[^@\s]+$/m);
  expect(Date.parse(/^Expires: (.+)$/m.exec(text)?.[1] ?? '')).toBeGreaterThan(Date.now());
  expect(text).toContain(`\nCanonical: ${shop}/.well-known/security.txt\n`);
});

test('security.txt names the contact that is set, and is not found where there is none', async () => {
  const shopWithContact = await startShop({ SEED_DEMO: 'false', SECURITY_CONTACT: 'https://shop.example/report' });
  onTestFinished(shopWithContact.stop);
  expect(await (await fetch(`${shopWithContact.url}/.well-known/security.txt`)).text()).toMatch(
    /^Contact: https:\/\/shop\.example\/report$/m,
  );
  const silent = await startShop({ SEED_DEMO: 'false' });
  onTestFinished(silent.stop);
  expect((await fetch(`${silent.url}/.well-known/security.txt`)).status).toBe(404);
});
