import { afterAll, expect, test } from 'vitest';
import { openShopperSession, variantOnPage, type ShopperSession } from '../../helpers/shopper-session.ts';
import { startShop } from '../../helpers/start-shop.ts';

const running = await startShop({ TRUSTED_PROXIES: '127.0.0.1' });
afterAll(() => running.stop());
const shop = running.url;
const mug = await variantOnPage(shop, '/products/morgen-mug');
const lamp = await variantOnPage(shop, '/products/kveld-table-lamp');

/** The id of the first line, which platforms give. */
async function lineOf(shopper: ShopperSession): Promise<string> {
  const [[line] = ['']] = await shopper.lines();
  return line;
}

async function withMugs(quantity = '2'): Promise<ShopperSession> {
  const shopper = openShopperSession(shop);
  await shopper.post('/cart', { action: 'add', variant: mug, quantity });
  return shopper;
}

test('a posted form answers 303 to the cart, which shows its message once', async () => {
  const shopper = openShopperSession(shop);
  const added = await shopper.post('/cart', { variant: mug, action: 'add', quantity: '2', key: '' });
  expect([added.status, added.headers.get('location')]).toEqual([303, '/cart']);
  const html = await (await shopper.get('/cart')).text();
  expect(html).toContain('Morgen mug added to your cart.');
  expect(await (await shopper.get('/cart')).text()).not.toContain('added to your cart.');
  expect(await shopper.products()).toEqual([['Morgen mug', '2']]);
});

test('the message links back to the page of the form, never to another site', async () => {
  const shopper = openShopperSession(shop);
  const add = { action: 'add', variant: mug };
  await shopper.post('/cart', add, { referer: `${shop}/products/morgen-mug?colour=sand` });
  expect(await (await shopper.get('/cart')).text()).toContain(
    'href="/products/morgen-mug?colour=sand">Continue shopping',
  );
  for (const referer of ['https://evil.example/products/x', `${shop}//evil.example`, 'nonsense']) {
    const answer = await shopper.post('/cart', add, { referer });
    expect(answer.headers.get('location')).toBe('/cart');
    const html = await (await shopper.get('/cart')).text();
    expect(html).not.toContain('evil.example');
  }
});

test('a shop that is opened as localhost links back too', async () => {
  const opened = shop.replace('127.0.0.1', 'localhost');
  const shopper = openShopperSession(opened);
  const referer = `${opened}/products/morgen-mug?colour=sand`;
  await shopper.post('/cart', { action: 'add', variant: mug }, { origin: opened, referer });
  expect(await (await shopper.get('/cart')).text()).toContain(
    'href="/products/morgen-mug?colour=sand">Continue shopping',
  );
});

test('a form on an uncached page leads back to that page', async () => {
  const shopper = await withMugs();
  const answer = await shopper.post(
    '/cart',
    { line: await lineOf(shopper), quantity: '3' },
    { referer: `${shop}/checkout` },
  );
  expect(answer.headers.get('location')).toBe('/checkout');
});

test('the cart id is HTTP-only, the count is readable by scripts, and responses are not cacheable', async () => {
  const answer = await openShopperSession(shop).post('/cart', { action: 'add', variant: mug });
  const cookies = answer.headers.getSetCookie();
  expect(cookies.find((each) => each.startsWith('cart='))).toMatch(
    /^cart=[\w%-]{32,}; Path=\/; HttpOnly; SameSite=Lax; /,
  );
  expect(cookies.find((each) => each.startsWith('cart_count='))).toMatch(/^cart_count=1; (?!.*HttpOnly)/);
  expect(answer.headers.get('cache-control')).toBe('private, no-store');
  expect((await openShopperSession(shop).get('/cart')).headers.get('cache-control')).toBe('private, no-store');
  expect((await openShopperSession(shop).get('/cart/drawer')).headers.get('cache-control')).toBe('private, no-store');
});

test('cart writes answer JSON to scripts', async () => {
  const shopper = openShopperSession(shop);
  expect(await shopper.postJson({ action: 'add', variant: mug, quantity: '2' })).toMatchObject({
    status: 200,
    reply: { ok: true, cart: { count: 2 }, message: 'Morgen mug added to your cart.' },
  });
  const line = await lineOf(shopper);
  expect(await shopper.postJson({ line, quantity: '2', step: '1' })).toMatchObject({
    reply: { cart: { count: 3 } },
  });
  expect(await shopper.postJson({ line, quantity: '3', step: '-1' })).toMatchObject({
    reply: { cart: { count: 2 } },
  });
  expect(await shopper.postJson({ action: 'note', note: 'A present' })).toMatchObject({
    reply: { cart: { note: 'A present' } },
  });
  expect(await shopper.postJson({ line, remove: '1' })).toMatchObject({
    reply: { cart: { count: 0 }, message: 'Morgen mug removed.' },
  });
});

/** In place of the id of the cart’s line. */
const ownLine = '{line}';

const refusals: readonly (readonly [name: string, fields: Readonly<Record<string, string>>, reason: string])[] = [
  ...['-1', '0', '1000000000', '1e9', 'NaN', '1.5', '', '0x10', ' ', '٣', '99999999999999999999'].map(
    (quantity) => [`quantity ${quantity}`, { action: 'add', variant: mug, quantity }, 'bad_quantity'] as const,
  ),
  ...['-1', '0', 'NaN', '1.5', '1e9'].map(
    (quantity) => [`a line set to ${quantity}`, { line: ownLine, quantity }, 'bad_quantity'] as const,
  ),
  ['a step below one', { line: ownLine, quantity: '1', step: '-1' }, 'bad_quantity'],
  ['an unknown variant', { action: 'add', variant: '1' }, 'unknown_variant'],
  ['a variant that is no id', { action: 'add', variant: "' OR 1=1 --" }, 'unknown_variant'],
  ['a variant of letters beyond ASCII', { action: 'add', variant: '\u202e\u0000é' }, 'unknown_variant'],
  ['an unknown line', { line: 'nope', quantity: '1' }, 'unknown_line'],
  ['a foreign line', { line: lamp, remove: '1' }, 'unknown_line'],
  ['a prototype as a line', { line: '__proto__', quantity: '1' }, 'unknown_line'],
  ['an unknown code', { action: 'apply-code', code: 'NOPE' }, 'code_unknown'],
  ['an empty code', { action: 'apply-code', code: '' }, 'code_unknown'],
  ['a code that has ended', { action: 'apply-code', code: 'sensommer' }, 'code_ended'],
  ['a code below its minimum', { action: 'apply-code', code: 'TILBORDS' }, 'code_minimum'],
  ['a note that is too long', { action: 'note', note: 'x'.repeat(501) }, 'note_too_long'],
  ['an unknown action', { action: 'explode' }, 'bad_form'],
  ['nothing', {}, 'bad_form'],
  ['a variant without an end', { action: 'add', variant: 'x'.repeat(5000) }, 'bad_form'],
];

test.for(refusals)('%s is refused with a reason and leaves the cart unchanged', async ([, given, reason]) => {
  const shopper = await withMugs();
  const fields = given['line'] === ownLine ? { ...given, line: await lineOf(shopper) } : given;
  const { status, reply } = await shopper.postJson(fields);
  expect(status).toBe(reason === 'bad_form' ? 400 : 422);
  expect(reply).toMatchObject({ ok: false, reason });
  expect(reply.message.length).toBeGreaterThan(10);
  expect(await shopper.products()).toEqual([['Morgen mug', '2']]);
  const posted = await shopper.post('/cart', fields);
  expect([posted.status, posted.headers.get('location')]).toEqual([303, '/cart']);
  expect(await (await shopper.get('/cart')).text()).toContain('cart-message refused');
  expect(await shopper.products()).toEqual([['Morgen mug', '2']]);
});

test('a refused code stays in its field until it is corrected', async () => {
  const shopper = await withMugs();
  await shopper.post('/cart', { action: 'apply-code', code: 'VELKOMEN' });
  const field = async () => /<input[^>]*name="code"[^>]*>/.exec(await (await shopper.get('/cart')).text())?.[0];
  expect(await field()).toMatch(/value="VELKOMEN".*aria-invalid="true"/s);
  expect(await field()).not.toMatch(/value=|aria-invalid/);
});

test('the 201st line is refused', async () => {
  const shopper = openShopperSession(shop);
  const ticket = await variantOnPage(shop, '/products/verkstedkveld');
  expect(ticket).not.toBe('');
  const add = async (index: number): Promise<Response> =>
    shopper.post(
      '/cart',
      { action: 'add', variant: ticket, 'attribute.For': String(index) },
      { accept: 'application/json', 'x-forwarded-for': `10.9.0.${Math.floor(index / 100)}` },
    );
  for (let index = 0; index < 200; index += 1) expect((await add(index)).status).toBe(200);
  const refused = await add(200);
  expect(refused.status).toBe(422);
  expect(await refused.json()).toMatchObject({ reason: 'too_many_lines', cart: { count: 200 } });
});

test('a body that is no form is refused and never a 500', async () => {
  for (const [type, body, status] of [
    ['application/json', '{"action":"add"}', 415],
    ['multipart/form-data; boundary=x', 'nonsense', 400],
    ['text/plain', 'action=add', 415],
    ['application/x-www-form-urlencoded', '%%%&=&&a', 400],
    ['', '', 400],
  ] as const) {
    const answer = await fetch(`${shop}/cart`, {
      method: 'POST',
      body: new Blob([body]),
      redirect: 'manual',
      headers: { accept: 'application/json', ...(type && { 'content-type': type }) },
    });
    expect(answer.status, type).toBe(status);
  }
});

test('an unknown, foreign or malformed cart id starts a new cart', async () => {
  for (const forged of ['x', 'A'.repeat(32), '%', '%00', 'a=b', '"', '../../etc', 'ø', 'x'.repeat(2000)]) {
    const answer = await fetch(`${shop}/cart`, {
      method: 'POST',
      body: new URLSearchParams({ action: 'add', variant: mug }),
      headers: { cookie: `cart=${encodeURI(forged)}; cart_lines=%zz; flash=%7b`, accept: 'application/json' },
    });
    expect(answer.status, forged).toBe(200);
    expect(await answer.json()).toMatchObject({ ok: true, cart: { count: 1 } });
    expect(answer.headers.getSetCookie().join()).not.toContain(`cart=${encodeURI(forged)};`);
    expect(
      (await fetch(`${shop}/cart`, { headers: { cookie: `cart=${encodeURI(forged)}; flash=${forged.length}` } }))
        .status,
    ).toBe(200);
  }
});

test('a lost cart is restored with its last known lines, once', async () => {
  const shopper = await withMugs('3');
  shopper.cookies.set('cart', 'forgotten-forgotten-forgotten-00');
  const html = await (await shopper.get('/cart')).text();
  expect(html).toContain('We’ve refilled it');
  expect(await shopper.products()).toEqual([['Morgen mug', '3']]);
  const other = openShopperSession(shop);
  other.cookies.set('cart', 'forgotten-forgotten-forgotten-01').set('cart_lines', `${mug}%3A1%20999%3A1%20rubbish`);
  expect(await other.postJson({ action: 'add', variant: lamp })).toMatchObject({
    reply: { ok: true, cart: { count: 2 } },
  });
});

test('a form submitted twice counts once, also before there is a cart', async () => {
  const shopper = openShopperSession(shop);
  const form = { action: 'add', variant: mug, quantity: '2', key: 'a-key-of-this-very-form-01' };
  const twice = await Promise.all([shopper.postJson(form), shopper.postJson(form), shopper.postJson(form)]);
  expect(twice.map(({ reply }) => reply.cart?.count)).toEqual([2, 2, 2]);
  expect((await shopper.postJson(form)).reply.cart?.count).toBe(2);
  const stranger = openShopperSession(shop);
  stranger.cookies.set('cart', shopper.cookies.get('cart') ?? '');
  expect((await stranger.postJson({ ...form, key: 'short' })).reply.cart?.count).toBe(4);
});

test('a double click on a form without a key counts once where there is a cart', async () => {
  const shopper = await withMugs('1');
  const form = { action: 'add', variant: lamp, quantity: '1' };
  await Promise.all([shopper.post('/cart', form), shopper.post('/cart', form)]);
  expect(await shopper.products()).toEqual([
    ['Morgen mug', '1'],
    ['Kveld table lamp', '1'],
  ]);
});

test('removing a line can be undone with and without scripts', async () => {
  const shopper = await withMugs('2');
  await shopper.post('/cart', { line: await lineOf(shopper), remove: '1' });
  const html = await (await shopper.get('/cart')).text();
  expect(html).toContain('Morgen mug removed.');
  const undo = Object.fromEntries(
    [...html.matchAll(/<input type="hidden" name="(variant|quantity|key)" value="([^"]*)"/g)].map(
      ([, name = '', value = '']) => [name, value],
    ),
  );
  await shopper.post('/cart', { ...undo, action: 'add' });
  await shopper.post('/cart', { ...undo, action: 'add' });
  expect(await shopper.products()).toEqual([['Morgen mug', '2']]);
});

test('a cart permalink is idempotent', async () => {
  const shopper = openShopperSession(shop);
  const link = `/cart/${mug}:2,${lamp}:1?discount=morketid`;
  for (let time = 0; time < 2; time += 1) {
    const answer = await shopper.get(link);
    expect([answer.status, answer.headers.get('location')]).toEqual([303, '/cart']);
    expect(await shopper.products()).toEqual([
      ['Morgen mug', '2'],
      ['Kveld table lamp', '1'],
    ]);
  }
  const html = await (await shopper.get('/cart')).text();
  expect(html).toMatch(/Remove discount code MORKETID/i);
});

test('a permalink adds what is available and reports the rest', async () => {
  const shopper = openShopperSession(shop);
  await shopper.get(`/cart/1:1,${mug}:2`);
  const html = await (await shopper.get('/cart')).text();
  expect(html).toContain('Some products couldn’t be added.');
  expect(await shopper.products()).toEqual([['Morgen mug', '2']]);
  for (const wrong of ['x', ':', 'a:b', `${mug}:0`, `${mug}:-1`, `${mug}:1e9`, '%20', 'a'.repeat(3000)]) {
    const answer = await shopper.get(`/cart/${wrong}`);
    expect([answer.status, answer.headers.get('location')], wrong).toEqual([303, '/cart']);
    expect(await shopper.products()).toEqual([['Morgen mug', '2']]);
  }
});

test('prefetches and HEAD requests of cart links change nothing', async () => {
  const shopper = openShopperSession(shop);
  await shopper.get(`/cart/${mug}:2`, { 'sec-purpose': 'prefetch' });
  expect(shopper.cookies.size).toBe(0);
  for (const path of [`/cart/${mug}:2`, '/discount/MORKETID']) {
    const head = await fetch(shop + path, { method: 'HEAD', redirect: 'manual' });
    expect([head.status, head.headers.get('location'), head.headers.getSetCookie()], path).toEqual([303, '/cart', []]);
  }
});

test('prefetches and HEAD requests of the cart leave what is to be said to the page that is seen', async () => {
  const shopper = await withMugs();
  for (const path of ['/cart', '/cart/drawer', '/checkout']) {
    const prefetched = await shopper.get(path, { 'sec-purpose': 'prefetch' });
    const cookie = [...shopper.cookies].map((pair) => pair.join('=')).join('; ');
    const head = await fetch(shop + path, { method: 'HEAD', headers: { cookie }, redirect: 'manual' });
    for (const { headers } of [prefetched, head])
      expect(headers.getSetCookie().filter((each) => /^(?:cart_seen|flash)=/.test(each))).toEqual([]);
  }
  expect(await (await shopper.get('/cart')).text()).toContain('Morgen mug added to your cart.');
});

test('a discount link applies its code and redirects within the shop only', async () => {
  const shopper = await withMugs();
  const answer = await shopper.get('/discount/morketid?redirect=/collections/all?page=1');
  expect([answer.status, answer.headers.get('location')]).toEqual([303, '/collections/all?page=1']);
  expect((await shopper.get('/discount/MORKETID')).headers.get('location')).toBe('/cart');
  for (const evil of ['//evil.example', '/\\evil', 'https://evil.example', '/%09/e', '/@e', '%0d%0aX: y', '/／e']) {
    const elsewhere = await shopper.get(`/discount/MORKETID?redirect=${encodeURIComponent(evil)}`);
    expect([elsewhere.status, elsewhere.headers.get('location')], evil).toEqual([303, '/cart']);
  }
  expect((await shopper.get('/discount/nope')).headers.get('location')).toBe('/cart');
  expect(await (await shopper.get('/cart')).text()).toContain('We don’t recognise this code.');
});

test('cross-site writes are refused', async () => {
  const body = new URLSearchParams({ action: 'add', variant: mug });
  for (const headers of [{ 'sec-fetch-site': 'cross-site' }, { origin: 'https://evil.example' }, { origin: 'null' }]) {
    expect((await fetch(`${shop}/cart`, { method: 'POST', body, headers, redirect: 'manual' })).status).toBe(403);
  }
});

test('other spellings of the cart’s path never show the cart', async () => {
  const shopper = await withMugs();
  for (const path of ['//cart', '/Cart', '/cart/']) expect((await shopper.get(path)).status, path).toBe(308);
  for (const path of ['/cart.css', '/cart%2f.css', '/products/x/..%2f..%2fcart']) {
    const answer = await shopper.get(path);
    expect([400, 404], path).toContain(answer.status);
    expect(await answer.text()).not.toContain('cart-line');
  }
});

test('shared pages stay the same with a cart', async () => {
  const shopper = await withMugs();
  const [mine, anybodys] = await Promise.all([
    shopper.get('/products/morgen-mug'),
    fetch(`${shop}/products/morgen-mug`),
  ]);
  expect(await mine.text()).toBe(await anybodys.text());
  expect(mine.headers.getSetCookie()).toEqual([]);
});
