import { expect, inject, test } from 'vitest';
import { openShopperSession, variantOnPage, type ShopperSession } from '../../helpers/shopper-session.ts';

const shop = inject('shop');
const mug = await variantOnPage(shop, '/products/morgen-mug');

async function withMugs(quantity = '2'): Promise<ShopperSession> {
  const shopper = openShopperSession(shop);
  await shopper.post('/cart', { action: 'add', variant: mug, quantity });
  return shopper;
}

test('a form posted to the drawer is answered with the drawer after it, and its message is not repeated', async () => {
  const shopper = openShopperSession(shop);
  const added = await shopper.post('/cart/drawer', { action: 'add', variant: mug, quantity: '2' });
  const html = await added.text();
  expect([added.status, html.includes('Cart (2)'), html.includes('Morgen mug added to your cart.')]).toEqual([
    200,
    true,
    true,
  ]);
  expect(added.headers.get('cache-control')).toBe('private, no-store');
  expect(await (await shopper.get('/cart')).text()).not.toContain('added to your cart.');
  expect(await shopper.products()).toEqual([['Morgen mug', '2']]);
});

test('the drawer refuses with a status and shows the cart as it was', async () => {
  const shopper = await withMugs();
  const tooMany = await shopper.post('/cart/drawer', { action: 'add', variant: mug, quantity: '998' });
  expect([tooMany.status, await tooMany.text()]).toEqual([
    422,
    expect.stringMatching(/Cart \(2\)[^]*Nothing in your cart/),
  ]);
  const unreadable = await shopper.post('/cart/drawer', { action: 'explode' });
  expect([unreadable.status, await unreadable.text()]).toEqual([400, expect.stringMatching(/Cart \(2\)/)]);
});

test('a second code says which one it replaces', async () => {
  const shopper = await withMugs();
  await shopper.post('/cart/drawer', { action: 'apply-code', code: 'morketid' });
  const html = await (await shopper.post('/cart/drawer', { action: 'apply-code', code: 'velkommen' })).text();
  expect(html).toContain('Code VELKOMMEN applied. It replaces MORKETID: one code can be used per order.');
});
