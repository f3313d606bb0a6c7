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

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test('a purchase ends in Shopify’s checkout', async ({ page }) => {
    await buy(page);
  });
});
