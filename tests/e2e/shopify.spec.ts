import { expect, type Page, test } from '@playwright/test';
import { type ShopifyEmulator, startShopifyEmulator } from '../emulators/shopify/emulator.ts';
import { hardwareShop } from '../emulators/shopify/shops/hardware-shop.ts';
import { type RunningShop, startShop } from '../helpers/start-shop.ts';

// One shop and one emulator for all of them.
test.describe.configure({ mode: 'default' });

let emulator: ShopifyEmulator;
let shop: RunningShop;

test.beforeAll(async () => {
  emulator = await startShopifyEmulator({ data: hardwareShop() });
  shop = await startShop({ ...emulator.environment, COUNTRY: 'DE', TRUSTED_PROXIES: '127.0.0.1' });
});

test.afterAll(async () => {
  await shop.stop();
  await emulator.close();
});

/** Buys a product, from its page to Shopify's confirmation, by visible controls. */
async function buy(page: Page): Promise<void> {
  await page.goto(`${shop.url}/products/claw-hammer-16-oz`);
  await page.getByRole('button', { name: 'Add to cart' }).first().click();
  await page.getByRole('link', { name: 'Checkout' }).click();
  await expect(page).toHaveURL(new RegExp(`^${emulator.origin}/cart/c/`));
  await page.getByRole('button').click();
  await expect(page.getByText('is confirmed')).toBeVisible();
}

test('a purchase ends in Shopify’s checkout', async ({ page }) => {
  const before = emulator.orders.length;
  await buy(page);
  expect(emulator.orders).toHaveLength(before + 1);
});

test('a subscription is bought by the chosen plan', async ({ page }) => {
  await page.goto(`${shop.url}/products/firewood-subscription`);
  await page.getByRole('radio', { name: 'Delivered every quarter' }).check();
  await page.getByRole('button', { name: 'Add to cart' }).first().click();
  await expect(page.getByRole('dialog', { name: 'Cart (1)' })).toBeVisible();
  await page.goto(`${shop.url}/cart`);
  await expect(page.getByText('Delivered every quarter')).toBeVisible();
});

test('what is new about a cart is still said after the assistant has changed the cart', async ({ page }) => {
  await page.goto(`${shop.url}/products/center-punch`);
  await page.getByRole('button', { name: 'Add to cart' }).first().click();
  await expect(page.getByRole('dialog', { name: 'Cart (1)' })).toBeVisible();
  const product = emulator.store.products.all().find(({ handle }) => handle === 'center-punch');
  emulator.edits.deleteProduct(product?.id ?? '');
  await page.goto(`${shop.url}/products/marking-gauge`);
  const synced = page.waitForResponse(
    (response) => response.url().endsWith('/cart/drawer') && response.request().method() === 'HEAD',
  );
  await page.keyboard.press('i');
  await page.getByRole('textbox', { name: 'Your message' }).fill('add it to my cart');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('log').getByText('Marking Gauge added to your cart.')).toBeVisible();
  await synced;
  await page.keyboard.press('Escape');
  await page.locator('[data-cart-button]').click();
  const drawer = page.getByRole('dialog', { name: 'Cart (1)' });
  await expect(drawer.getByText('Center Punch is no longer available and was removed from your cart.')).toBeVisible();
  await drawer
    .getByRole('button', { name: 'Increase' })
    .or(drawer.getByRole('button', { name: /more/i }))
    .first()
    .click();
  await expect(page.getByRole('dialog', { name: 'Cart (2)' })).toBeVisible();
  await expect(page.getByText('Center Punch is no longer available')).toBeVisible();
});

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test('a purchase ends in Shopify’s checkout', async ({ page }) => {
    await buy(page);
  });
});
