import { type CDPSession, expect, type Page, test } from '@playwright/test';

/** What a visitor points at: a link of each kind, with the page that it is on. */
const links = {
  'collection in the menu': ['/about', 'header a[href^="/collections/"]'],
  'page in the footer': ['/', 'footer a[href^="/p"]'],
  'product on a card': ['/collections/all', '.product-card a[href^="/products/"]'],
  'collection on a tile': ['/collections', '.collection-tile'],
  'level above': ['/products/kveld-table-lamp', '.breadcrumbs a[href^="/collections/"]'],
  'other variant': ['/products/kveld-table-lamp', '#buy a[href*="/products/kveld-table-lamp"], .info a[href*="?"]'],
  'next page of a list': ['/collections/all', '.pagination a'],
  'list without a filter': ['/collections/all?filter.v.availability=1', '.chip.on'],
  article: ['/blogs/journal', 'main a[href^="/blogs/journal/"]'],
  policy: ['/policies', 'main a[href^="/policies/"]'],
} as const;

for (const [kind, [path, selector]] of Object.entries(links)) {
  test(`pointing at a link loads its page ahead: ${kind}`, async ({ page }) => {
    const loaded = await watchPreloads(page);
    await page.goto(path);
    const link = page.locator(selector).filter({ visible: true }).first();
    const href = await link.evaluate((element) => (element instanceof HTMLAnchorElement ? element.href : ''));
    await link.hover();
    await expect.poll(() => loaded.has(href), { message: href }).toBe(true);
  });
}

test('pointing at the cart loads nothing ahead, because it is personal', async ({ page }) => {
  const loaded = await watchPreloads(page);
  await page.goto('/collections/all');
  await page.locator('header a[href="/cart"]').hover();
  const card = page.locator('.product-card a[href^="/products/"]').first();
  await card.hover();
  const href = await card.evaluate((element) => (element instanceof HTMLAnchorElement ? element.href : ''));
  await expect.poll(() => loaded.has(href)).toBe(true);
  expect([...loaded].filter((url) => new URL(url).pathname === '/cart')).toEqual([]);
});

/** The addresses that the browser began to load ahead, by the speculation rules of the page. */
async function watchPreloads(page: Page): Promise<ReadonlySet<string>> {
  const session: CDPSession = await page.context().newCDPSession(page);
  const loaded = new Set<string>();
  session.on('Preload.prefetchStatusUpdated', ({ prefetchUrl }) => loaded.add(prefetchUrl));
  session.on('Preload.prerenderStatusUpdated', ({ key }) => loaded.add(key.url));
  await session.send('Preload.enable');
  return loaded;
}
