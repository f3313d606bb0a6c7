import { expect, test, type Page } from '@playwright/test';

const mug = '/products/morgen-mug';
const unreachable = 'We couldn’t reach the shop. Check your connection and try again.';
const cartWrites = /\/cart(\/drawer)?$/;
const problem = (page: Page) => page.locator('.problem-notice');
const announced = (page: Page, text: string) => page.getByRole('status').filter({ hasText: text });
const retry = (page: Page) => problem(page).getByRole('button', { name: 'Try again' });

/** Refuses the connection of every change of the cart until it is called again with `false`. */
async function disconnect(page: Page, isOffline = true): Promise<void> {
  await page.unroute(cartWrites);
  if (isOffline)
    await page.route(cartWrites, (route) => (route.request().method() === 'POST' ? route.abort() : route.continue()));
}

async function addMug(page: Page): Promise<void> {
  await page.goto(mug);
  await page.getByRole('button', { name: 'Add to cart' }).first().click();
  await expect(page.getByRole('dialog', { name: /^Cart \(/ })).toBeVisible();
}

test('a product that could not be added says so below its form, and is added by trying again', async ({ page }) => {
  await page.goto(mug);
  await disconnect(page);
  const add = page.getByRole('button', { name: 'Add to cart' }).first();
  await add.focus();
  await page.keyboard.press('Enter');
  await expect(page.locator('#buy + .problem-notice')).toHaveText(new RegExp(unreachable));
  await expect(announced(page, unreachable)).toHaveCount(1);
  await expect(add).toBeFocused();
  await disconnect(page, false);
  await retry(page).focus();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('dialog', { name: 'Cart (1)' })).toBeVisible();
  await expect(problem(page)).toHaveCount(0);
});

test('a line that could not be removed is shown again with the focus on its button', async ({ page }) => {
  await page.goto(mug);
  await page.getByRole('button', { name: 'Add to cart' }).first().click();
  await expect(page.getByRole('dialog', { name: 'Cart (1)' })).toBeVisible();
  await page.goto('/cart');
  await disconnect(page);
  const remove = page.getByRole('button', { name: 'Remove Morgen mug' });
  await remove.press('Enter');
  await expect(problem(page)).toHaveText(new RegExp(unreachable));
  await expect(remove).toBeFocused();
});

for (const [status, text] of [
  [429, 'That was a lot at once. Please wait a moment, then try again.'],
  [503, 'The shop is briefly unavailable. Please try again in a minute.'],
  [500, 'Something went wrong. Please try again.'],
] as const)
  test(`a change that is answered with ${status} has a sentence of its own`, async ({ page }) => {
    await page.goto(mug);
    await page.route(cartWrites, (route) => route.fulfill({ status, body: 'refused' }));
    await page.getByRole('button', { name: 'Add to cart' }).first().click();
    await expect(page.locator('#buy + .problem-notice')).toContainText(text);
    await expect(retry(page)).toBeVisible();
  });

test('on a small window the failure is in the bar whose button was pressed', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 700 });
  await page.goto(mug);
  await disconnect(page);
  await page.getByRole('contentinfo').scrollIntoViewIfNeeded();
  const bar = page.getByRole('group', { name: 'Buy' });
  await bar.getByRole('button', { name: 'Add to cart' }).click();
  await expect(bar.getByText(unreachable)).toBeInViewport();
});

test('a card that could not be added says so below the card', async ({ page }) => {
  await page.goto('/collections/ceramics');
  await disconnect(page);
  await page.getByRole('button', { name: /^Add Morgen mug/ }).click();
  const card = page.getByRole('listitem').filter({ has: page.getByRole('button', { name: /^Add Morgen mug/ }) });
  await expect(card.getByText(unreachable)).toBeVisible();
  const [price, notice] = [await card.locator('.price').boundingBox(), await problem(page).boundingBox()];
  expect(notice?.y).toBeGreaterThanOrEqual((price?.y ?? 0) + (price?.height ?? 0));
  await disconnect(page, false);
  await retry(page).click();
  await expect(page.getByRole('dialog', { name: 'Cart (1)' })).toBeVisible();
});

test('a line that could not be removed stays, says so, and is removed by trying again', async ({ page }) => {
  await addMug(page);
  await page.goto('/cart');
  await disconnect(page);
  await page.getByRole('button', { name: 'Remove Morgen mug' }).click();
  const line = page.getByRole('listitem').filter({ has: page.getByRole('button', { name: 'Remove Morgen mug' }) });
  await expect(line.getByText(unreachable)).toBeVisible();
  await expect(announced(page, unreachable)).toHaveCount(1);
  await disconnect(page, false);
  await retry(page).click();
  await expect(page.getByRole('heading', { name: 'Your cart is empty' })).toBeVisible();
});

test('a quantity that is refused says why beside its line, in the cart and in the drawer', async ({ page }) => {
  await addMug(page);
  const isRefused = async (): Promise<void> => {
    const quantity = page.getByRole('spinbutton', { name: 'Quantity of Morgen mug' });
    await quantity.fill('99');
    await quantity.press('Tab');
    await expect(page.getByRole('listitem').locator('.problem-notice')).toContainText(/Only \d+ left/);
    await expect(quantity).toHaveValue('1');
  };
  await isRefused();
  await page.goto('/cart');
  await isRefused();
});
