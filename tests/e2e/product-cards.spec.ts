import { expect, type Page, test } from '@playwright/test';
import { axeViolations } from '../helpers/browser/axe-violations.ts';

const lighting = '/collections/lighting';
const card = (page: Page, title: string) => page.getByRole('article').filter({ hasText: title });
const sheet = (page: Page) => page.getByRole('dialog', { name: 'Kveld table lamp' });

/** Asks for the options of the lamp from its card. */
async function openSheet(page: Page): Promise<void> {
  await page.goto(lighting);
  const lamp = card(page, 'Kveld table lamp');
  await lamp.hover();
  await lamp.getByRole('link', { name: 'Choose options for Kveld table lamp, Rust' }).click();
  await expect(sheet(page)).toBeVisible();
}

test('a card shows its looks as dots, each leading to the product in that look', async ({ page }) => {
  await page.goto(lighting);
  const looks = card(page, 'Kveld table lamp').getByRole('list', { name: 'Colour' });
  await expect(looks.getByRole('link')).toHaveCount(3);
  await expect(looks.getByRole('link', { name: 'Kveld table lamp, Rust' })).toHaveAttribute('aria-current', 'true');
  await looks.getByRole('link', { name: 'Kveld table lamp, Chalk' }).focus();
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/colour=chalk/);
  await expect(page.getByRole('group', { name: 'Colour: Chalk' })).toBeVisible();
});

test('quick add asks for the size and the plug, and adds what was chosen', async ({ page }) => {
  await openSheet(page);
  await expect(sheet(page).getByRole('group', { name: /^Plug:/ })).toBeVisible();
  expect(await axeViolations(page)).toEqual([]);
  const plug = sheet(page).getByRole('link', { name: 'UK' });
  await plug.focus();
  await page.keyboard.press('Enter');
  await expect(sheet(page).getByRole('group', { name: 'Plug: UK' })).toBeVisible();
  await expect(plug).toBeFocused();
  await expect(page).toHaveURL(/\/collections\/lighting$/);
  await sheet(page).getByRole('button', { name: 'Add to cart' }).click();
  const cart = page.getByRole('dialog', { name: 'Cart (1)' });
  await expect(cart).toContainText('UK');
  await page.keyboard.press('Escape');
  await expect(sheet(page)).toBeHidden();
  await expect(card(page, 'Kveld table lamp').getByRole('link', { name: /^Choose options/ })).toBeFocused();
});

test('the sheet closes by keyboard and gives the focus back', async ({ page }) => {
  await openSheet(page);
  await page.keyboard.press('Escape');
  await expect(sheet(page)).toBeHidden();
  await expect(card(page, 'Kveld table lamp').getByRole('link', { name: /^Choose options/ })).toBeFocused();
});

test('an addition that fails opens the sheet again and says why', async ({ page }) => {
  await openSheet(page);
  await page.route('**/cart/drawer', (route) => route.abort());
  await sheet(page).getByRole('button', { name: 'Add to cart' }).click();
  await expect(sheet(page).getByRole('button', { name: 'Try again' })).toBeVisible();
});

test('when the options cannot be fetched the product’s page is opened', async ({ page }) => {
  await page.goto(lighting);
  await page.route(/\/products\//, (route) =>
    route.request().resourceType() === 'fetch' ? route.abort() : route.continue(),
  );
  await card(page, 'Kveld table lamp').hover();
  await page.getByRole('link', { name: /^Choose options for Kveld/ }).click();
  await expect(page).toHaveURL(/\/products\/kveld-table-lamp\?.*#buy$/);
});

test('a product whose card says it all is added at once', async ({ page }) => {
  await page.goto(lighting);
  await card(page, 'Klokke pendant').hover();
  await page.getByRole('button', { name: 'Add Klokke pendant, Ochre to cart' }).click();
  await expect(page.getByRole('dialog', { name: 'Cart (1)' })).toContainText('Klokke pendant');
});

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test('quick add leads to the product in the look of its card', async ({ page }) => {
    await page.goto(lighting);
    await card(page, 'Kveld table lamp').hover();
    await page.getByRole('link', { name: /^Choose options for Kveld/ }).click();
    await expect(page).toHaveURL(/\/products\/kveld-table-lamp\?colour=rust.*#buy$/);
  });
});
