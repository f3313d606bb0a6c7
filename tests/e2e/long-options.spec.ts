import { execFileSync } from 'node:child_process';
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, type Page, test } from '@playwright/test';
import { axeViolations } from '../helpers/browser/axe-violations.ts';
import { type RunningShop, startShop } from '../helpers/start-shop.ts';

test.describe.configure({ mode: 'serial' });

const sizes = Array.from({ length: 30 }, (_, index) => String(28 + index));
const rows = sizes.flatMap((size) =>
  ['Long', 'Short']
    .filter((length) => !(size === '31' && length === 'Short'))
    .map(
      (length) =>
        `trousers,Trousers,Size,${size},Length,${length},T-${size}-${length},79,shopify,${size === '30' ? 0 : 5}`,
    ),
);
const headings =
  'Handle,Title,Option1 Name,Option1 Value,Option2 Name,Option2 Value,Variant SKU,Variant Price,Variant Inventory Tracker,Variant Inventory Qty';

let shop: RunningShop;
test.beforeAll(async () => {
  shop = await startShop({ SEED_DEMO: 'false' });
  const path = join(shop.folder, 'products.csv');
  writeFileSync(path, [headings, ...rows, ''].join('\n'));
  const env = { ...process.env, DATA_DIR: shop.folder, SEED_DEMO: 'false' };
  execFileSync(process.execPath, ['src/cli/shop.ts', 'import', path], { env });
});
test.afterAll(() => shop?.stop());

const size = (page: Page) => page.getByRole('combobox', { name: 'Size' });

test('a found product with more variants than a list has says which one its button adds', async ({ page }) => {
  await page.goto(shop.url);
  await page.keyboard.press('i');
  await page.getByRole('textbox', { name: 'Your message' }).fill('trousers');
  await page.keyboard.press('Enter');
  await expect(page.locator('#assistant .found-product .reason')).toHaveText(/^\d\d, (?:Long|Short)$/);
});

test('a long option is a list, which changes the variant in place and keeps the focus', async ({ page }) => {
  await page.goto(`${shop.url}/products/trousers?size=28&length=short`);
  await expect(size(page)).toHaveAccessibleName('Size');
  expect(await axeViolations(page)).toEqual([]);
  await size(page).focus();
  await size(page).selectOption('30, sold out');
  await expect(page).toHaveURL(/size=30&length=short/);
  await expect(page).toHaveTitle(/^Trousers, 30, Short/);
  await expect(size(page)).toBeFocused();
  await expect(size(page).getByRole('option', { selected: true })).toHaveText('30, sold out');
  await expect(page.locator('.buy-box').getByRole('button', { name: 'Sold out' })).toBeDisabled();
});

test('a value of the list that changes another option says so', async ({ page }) => {
  await page.goto(`${shop.url}/products/trousers?size=28&length=short`);
  await size(page).selectOption('31, changes Length to Long');
  await expect(page.getByRole('group', { name: /^Length:/ })).toContainText(
    'Short isn’t available in this combination',
  );
  await expect(size(page).getByRole('option', { selected: true })).toHaveText('31');
});

test('what is chosen in the list is what is put into the cart', async ({ page }) => {
  await page.goto(`${shop.url}/products/trousers`);
  await size(page).selectOption('33');
  await expect(page).toHaveURL(/size=33/);
  await page.locator('.buy-box').getByRole('button', { name: 'Add to cart' }).click();
  await expect(page.getByRole('dialog', { name: /^Cart/ })).toContainText('33');
});

test('the list works in the dialog of a product card', async ({ page }) => {
  await page.goto(`${shop.url}/collections/all`);
  await page
    .getByRole('link', { name: /^Choose options/ })
    .first()
    .click();
  const dialog = page.locator('dialog.options-sheet');
  const list = dialog.getByRole('combobox', { name: 'Size' });
  await list.focus();
  await list.selectOption('33');
  await expect(dialog.getByRole('heading').getByRole('link')).toHaveAttribute('href', /size=33/);
  await expect(list).toBeFocused();
});

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test('at 390 px nothing floats over the button of the list', async ({ page }) => {
    await page.setViewportSize({ width: 390, height: 800 });
    await page.goto(`${shop.url}/products/trousers`);
    const show = page.locator('.buy-box').getByRole('button', { name: 'Show' });
    const launcher = page.locator('.launcher');
    await show.scrollIntoViewIfNeeded();
    await expect(launcher).not.toBeInViewport();
    await launcher.scrollIntoViewIfNeeded();
    await expect(launcher).toBeInViewport();
  });

  test('a button shows the value that is chosen in the list', async ({ page }) => {
    await page.goto(`${shop.url}/products/trousers?size=28&length=short`);
    await size(page).selectOption('31, changes Length to Long');
    await page.locator('.buy-box').getByRole('button', { name: 'Show' }).click();
    await expect(page).toHaveTitle(/^Trousers, 31, Long/);
    await page.locator('.buy-box').getByRole('button', { name: 'Add to cart' }).click();
    await expect(page.getByRole('main')).toContainText('31');
  });
});
