import { expect, test, type Page } from '@playwright/test';
import { axeViolations } from '../helpers/browser/axe-violations.ts';

const mug = '/products/morgen-mug';
const filled = (page: Page) => page.getByRole('dialog', { name: 'Cart (1)' });
const pending = (page: Page) => page.getByRole('dialog', { name: 'Cart', exact: true });
const count = (page: Page) => page.locator('[data-cart-button] .count');

/** Opens a page of a product after the scripts and styles of the drawer were loaded. */
async function openMug(page: Page): Promise<void> {
  const styles = page.waitForResponse(/\/drawer\.[^/]+\.css$/);
  await page.goto(mug);
  await (await styles).finished();
}

/** Lets additions wait for their response until the returned function is called. */
async function delayAdditions(page: Page): Promise<() => void> {
  const { promise, resolve } = Promise.withResolvers<void>();
  await page.route('**/cart/drawer', async (route) => {
    await promise;
    await route.continue();
  });
  return resolve;
}

test('an addition is one request, whose response is the drawer', async ({ page }) => {
  await openMug(page);
  const requests: string[] = [];
  page.on('request', (request) => requests.push(`${request.method()} ${new URL(request.url()).pathname}`));
  await page.getByRole('button', { name: 'Add to cart' }).first().click();
  await expect(filled(page).getByRole('link', { name: 'Morgen mug' })).toBeVisible();
  // Browsers request the icon of a page when they like.
  const others = requests.filter((request) => !/ \/(?:media|_image|s\/files|icon\.svg)/.test(request));
  expect(others).toEqual(['POST /cart/drawer']);
});

test('button, drawer and count react before the response', async ({ page }) => {
  await openMug(page);
  const answer = await delayAdditions(page);
  await page.getByRole('spinbutton', { name: 'Quantity' }).fill('2');
  await page.locator('#buy').getByRole('button', { name: 'Add to cart' }).click();
  await expect(pending(page).getByText('Adding…')).toBeVisible();
  await expect(page.locator('#buy button[aria-busy="true"]')).toHaveText('Adding…');
  await expect(count(page)).toHaveText('2');
  expect(await axeViolations(page)).toEqual([]);
  answer();
  await expect(page.getByRole('dialog', { name: 'Cart (2)' })).toBeVisible();
  await expect(page.locator('#buy button[name="action"]')).toHaveText('Added');
  await expect(page.locator('#buy button[name="action"]')).toHaveText('Add to cart');
  await expect(count(page)).toHaveText('2');
});

test('a drawer that is closed before the response stays closed', async ({ page }) => {
  await openMug(page);
  const answer = await delayAdditions(page);
  await page.getByRole('button', { name: 'Add to cart' }).first().click();
  await expect(pending(page)).toBeVisible();
  await page.keyboard.press('Escape');
  answer();
  await expect(page.getByRole('status').filter({ hasText: 'Morgen mug added to your cart.' })).toHaveCount(1);
  await expect(page.locator('#cart-drawer[open]')).toHaveCount(0);
  await expect(count(page)).toHaveText('1');
});

test('an addition that is refused closes the drawer, restores the count and says why at the form', async ({ page }) => {
  await openMug(page);
  const quantity = page.getByRole('spinbutton', { name: 'Quantity' });
  await quantity.evaluate((input: HTMLInputElement) => input.removeAttribute('max'));
  await quantity.fill('998');
  await page.getByRole('button', { name: 'Add to cart' }).first().click();
  await expect(page.locator('#buy + .problem-notice')).toContainText(/Only \d+ left|whole number/);
  await expect(page.locator('#cart-drawer[open]')).toHaveCount(0);
  await expect(count(page)).toHaveText('');
  await expect(page.locator('#buy button[name="action"]')).toHaveText('Add to cart');
  expect(await axeViolations(page)).toEqual([]);
});

for (const [status, text] of [
  [408, 'The shop is taking too long to answer. Please try again.'],
  [413, 'That’s too much to send at once. Shorten it and try again.'],
] as const)
  test(`an addition that is answered with ${status} has a sentence of its own`, async ({ page }) => {
    await openMug(page);
    await page.route('**/cart/drawer', (route) => route.fulfill({ status, body: 'refused' }));
    await page.getByRole('button', { name: 'Add to cart' }).first().click();
    await expect(page.locator('#buy + .problem-notice')).toContainText(text);
  });
