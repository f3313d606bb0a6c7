import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { sampleBuyer } from '../../fixtures/site.ts';
import { openShopperSession, variantOnPage, type ShopperSession } from '../../helpers/shopper-session.ts';
import { startShop, type RunningShop } from '../../helpers/start-shop.ts';

let shop: RunningShop;
let mug = '';
beforeAll(async () => {
  shop = await startShop({ TRUSTED_PROXIES: '127.0.0.1' });
  mug = await variantOnPage(shop.url, '/products/morgen-mug');
});
afterAll(() => shop.stop());

const order = {
  action: 'order',
  ...sampleBuyer,
  method: 'parcel-no',
  total: '5400',
};

async function withMugs(quantity = '2'): Promise<ShopperSession> {
  const shopper = openShopperSession(shop.url);
  await shopper.post('/cart', { action: 'add', variant: mug, quantity });
  return shopper;
}

test('the checkout without a cart redirects to the cart', async () => {
  for (const path of ['/checkout']) {
    const answer = await openShopperSession(shop.url).get(path);
    expect([answer.status, answer.headers.get('location')]).toEqual([303, '/cart']);
  }
  const posted = await openShopperSession(shop.url).post('/checkout', order);
  expect([posted.status, posted.headers.get('location')]).toEqual([303, '/cart']);
});

test('an order ends the cart and is confirmed by a page of its own and by mail', async () => {
  const shopper = await withMugs();
  const placed = await shopper.post('/checkout', order);
  const location = placed.headers.get('location') ?? '';
  expect(placed.status).toBe(303);
  expect(location).toMatch(/^\/orders\/[\w-]{32}$/);
  expect([...shopper.cookies.keys()].filter((name) => name.startsWith('cart'))).toEqual([]);
  const page = await openShopperSession(shop.url).get(location);
  const html = await page.text();
  expect(page.headers.get('cache-control')).toBe('private, no-store');
  expect(html).toMatch(/Order H1\d{4} is confirmed\./);
  expect(html).toContain('Kari Nordmann');
  expect(html).toContain('€54');
  expect(html).toContain('noindex');
  await expect.poll(async () => (await letters()).some((letter) => letter.includes(location))).toBe(true);
});

test('attributes of a line are in the cart, the checkout, the order and the confirmation', async () => {
  const shopper = openShopperSession(shop.url);
  const engraved = { action: 'add', variant: mug, quantity: '2', 'attribute.Engraving': 'For <Ane> & Åse' };
  await shopper.post('/cart', engraved);
  const shown = 'Engraving: For &lt;Ane&gt; &amp; Åse';
  for (const path of ['/cart', '/cart/drawer', '/checkout'])
    expect(await (await shopper.get(path)).text(), path).toContain(shown);
  const location = (await shopper.post('/checkout', order)).headers.get('location') ?? '';
  expect(await (await shopper.get(location)).text()).toContain(shown);
  const isConfirmed = (letter: string) => letter.includes(location) && /Engraving: For <Ane> &/.test(letter);
  await expect.poll(async () => (await letters()).some(isConfirmed)).toBe(true);
});

async function letters(): Promise<readonly string[]> {
  const folder = join(shop.folder, 'outbox');
  const files = await readdir(folder).catch(() => []);
  const texts = await Promise.all(files.map((file) => readFile(join(folder, file), 'utf8')));
  return texts.map((text) => text.replaceAll('=\r\n', '').replaceAll('=3D', '='));
}

test('an order submitted twice leads to the same order', async () => {
  const shopper = await withMugs();
  const cookies = new Map(shopper.cookies);
  const first = await shopper.post('/checkout', order);
  for (const [name, value] of cookies) shopper.cookies.set(name, value);
  const second = await shopper.post('/checkout', order);
  expect(second.headers.get('location')).toBe(first.headers.get('location'));
  for (const [name, value] of cookies) shopper.cookies.set(name, value);
  const html = await (await shopper.get('/cart')).text();
  expect(html).toContain('This cart has been ordered');
  expect(await shopper.lines()).toEqual([]);
});

test('errors are shown beside their fields, and the input is preserved', async () => {
  const shopper = await withMugs();
  const answer = await shopper.post('/checkout', {
    ...order,
    email: 'kari@',
    name: '  ',
    postcode: '<b>',
    phone: 'call me',
    city: 'Åsgårdstrand "x"',
  });
  const html = await answer.text();
  expect(answer.status).toBe(422);
  for (const field of ['email', 'name', 'postcode', 'phone']) {
    expect(html).toMatch(
      new RegExp(`id="checkout-${field}".*?aria-invalid="true" aria-describedby="checkout-${field}-error"`),
    );
    expect(html).toContain(`href="#checkout-${field}"`);
  }
  expect(html).toContain('value="kari@"');
  expect(html).toContain('Åsgårdstrand &quot;x&quot;');
  expect(html).toContain('role="alert"');
  expect(await shopper.lines()).toEqual([[mug, '2']]);
});

test('another country has other delivery methods and another total before an order is placed', async () => {
  const shopper = await withMugs();
  const html = await (await shopper.post('/checkout', { ...order, action: 'quote', country: 'DE' })).text();
  expect(html).toMatch(/value="parcel-eu"[^>]* checked[^]*?Arriving [^<]*\d/);
  expect(html).toContain('Order and pay by invoice, €62');
  expect(html).toContain('value="Kari Nordmann"');
  const refused = await shopper.post('/checkout', { ...order, country: 'DE', postcode: '10115', method: 'parcel-eu' });
  expect(refused.status).toBe(409);
  expect(await refused.text()).toContain('The total has changed to €62.');
  const placed = await shopper.post('/checkout', {
    ...order,
    country: 'DE',
    postcode: '10115',
    method: 'parcel-eu',
    total: '6200',
  });
  expect(placed.status).toBe(303);
});

test('the total of a country has its own tax, or none where the carrier collects it', async () => {
  const shopper = await withMugs();
  for (const [country, total, tax] of [
    ['NO', '€54', 'Includes €10.80 VAT (25%)'],
    ['DE', '€62', 'Includes €9.90 VAT (19%)'],
    ['GB', '€60.40', 'VAT isn’t included. The carrier collects VAT and duties on delivery.'],
    ['CH', '€60.40', 'VAT isn’t included. The carrier collects VAT and duties on delivery.'],
  ] as const) {
    const html = await (await shopper.post('/checkout', { ...order, action: 'quote', country })).text();
    expect(html, country).toContain(`Order and pay by invoice, ${total}`);
    expect(html, country).toContain(tax);
  }
});

test('a postcode of another country is refused with an example, and nothing that was typed is lost', async () => {
  const shopper = await withMugs();
  const british = { ...order, country: 'GB', method: 'parcel-neighbours', total: '6040' };
  const html = await (await shopper.post('/checkout', british)).text();
  expect(html).toContain('Postcodes in the country you chose look like this: SW1A 1AA.');
  expect(html).toContain('value="0155"');
  expect(html).toContain('value="Kari Nordmann"');
});

test('an Italian address has a province, which is asked for, kept and shown with the order', async () => {
  const shopper = await withMugs();
  const italian = { ...order, country: 'IT', postcode: '00184', city: 'Roma', method: 'parcel-eu' };
  const quoted = await (await shopper.post('/checkout', { ...italian, action: 'quote' })).text();
  expect(quoted).toMatch(/id="checkout-region" name="region"[^>]*required/);
  const [, total = ''] = /name="total" value="(\d+)"/.exec(quoted) ?? [];
  const refused = await shopper.post('/checkout', { ...italian, total });
  expect(refused.status).toBe(422);
  expect(await refused.text()).toContain('Enter a state or province.');
  const placed = await shopper.post('/checkout', { ...italian, total, region: 'RM' });
  expect(placed.status).toBe(303);
  expect(await (await shopper.get(placed.headers.get('location') ?? '')).text()).toContain('00184 Roma RM');
});

test('invalid countries, methods and totals place no order and never answer 500', async () => {
  const shopper = await withMugs();
  for (const wrong of [
    { country: 'US' },
    { country: '__proto__' },
    { country: '' },
    { method: 'teleport' },
    { method: '' },
    { total: 'NaN' },
    { total: '' },
    { total: '-1' },
    { total: '5400.5' },
    { email: `${'a'.repeat(300)}@example.org` },
    { name: '\u0000\u202e' },
    { street: 'x'.repeat(5000) },
  ]) {
    const answer = await shopper.post('/checkout', { ...order, ...wrong });
    expect([303, 409, 422], JSON.stringify(wrong).slice(0, 60)).toContain(answer.status);
    if (answer.status === 303) throw new Error(`ordered with ${JSON.stringify(wrong)}`);
  }
  expect(await shopper.lines()).toEqual([[mug, '2']]);
});

test('unknown and malformed order tokens are 404', async () => {
  for (const token of ['nope', 'A'.repeat(32), '%27', 'H10001']) {
    const answer = await fetch(`${shop.url}/orders/${token}`);
    expect(answer.status, token).toBe(404);
  }
});

test('while the database is locked writes answer 503 without partial effects, and pages are served', async () => {
  const shopper = await withMugs();
  const database = new DatabaseSync(join(shop.folder, 'shop.sqlite'));
  database.exec('BEGIN IMMEDIATE');
  const writes = Promise.all([
    shopper.post('/cart', { line: mug, quantity: '5' }, { accept: 'application/json' }),
    shopper.post('/checkout', order),
  ]);
  const pages = await Promise.all(['/', '/products/morgen-mug', '/cart'].map((path) => shopper.get(path)));
  expect(pages.map(({ status }) => status)).toEqual([200, 200, 200]);
  const [answered, placed] = await writes;
  database.exec('ROLLBACK');
  database.close();
  expect([answered.status, placed.status]).toEqual([503, 503]);
  expect(await answered.json()).toMatchObject({ error: { code: 'unavailable' } });
  expect(answered.headers.get('retry-after')).toMatch(/^\d+$/);
  expect(await shopper.lines()).toEqual([[mug, '2']]);
  expect((await shopper.post('/checkout', order)).status).toBe(303);
});

const script = '"><script>alert(1)</script>';

test('a script in a field is text wherever it is shown', async () => {
  const shopper = await withMugs();
  await shopper.post('/cart', { action: 'note', note: script });
  const tried = await shopper.post('/cart', { action: 'apply-code', code: script });
  const cart = await shopper.get(tried.headers.get('location') ?? '');
  const written = Object.fromEntries(Object.entries(sampleBuyer).map(([field]) => [field, script]));
  const refused = await shopper.post('/checkout', { ...order, ...written });
  expect(refused.status).toBe(422);
  const placed = await shopper.post('/checkout', {
    ...order,
    name: script,
    street: script,
    addition: script,
    city: script,
  });
  expect(placed.status).toBe(303);
  const confirmation = await shopper.get(placed.headers.get('location') ?? '');
  for (const page of [cart, refused, confirmation]) {
    const html = await page.text();
    expect(html, page.url).toContain('alert(1)');
    expect(html).not.toContain(script);
  }
});
