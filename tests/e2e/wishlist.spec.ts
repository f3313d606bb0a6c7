import { expect, test, type Page } from '@playwright/test';
import { accessibilityProblems } from '../helpers/browser/axe-violations.ts';

const mug = '/products/morgen-mug';
const lamp = '/products/kveld-table-lamp';

const heart = (page: Page) => page.locator('.buy-box').getByRole('button', { name: 'Save to wishlist' });
const cards = (page: Page) => page.locator('.wishlist').getByRole('article');

async function save(page: Page, ...paths: readonly string[]): Promise<void> {
  for (const path of paths) {
    await page.goto(path);
    await heart(page).click();
    await expect(heart(page)).toHaveAttribute('aria-pressed', 'true');
  }
}

test('a saved product is on the wishlist, latest first, and can be added to the cart from there', async ({ page }) => {
  await save(page, mug, lamp);
  await page.goto('/wishlist');
  await expect(cards(page).getByRole('heading')).toHaveText(['Kveld table lamp', 'Morgen mug']);
  await expect(cards(page).first()).toContainText('€');
  expect(await page.evaluate(() => localStorage.getItem('wishlist'))).toBe('["kveld-table-lamp","morgen-mug"]');
  await cards(page)
    .last()
    .getByRole('button', { name: /^Add Morgen mug/ })
    .click();
  await expect(page.getByRole('dialog', { name: /cart/i })).toContainText('Morgen mug');
});

test('the heart keeps its state from one color to another, and takes back what it saved', async ({ page }) => {
  await save(page, lamp);
  await page
    .getByRole('link', { name: /^Chalk/ })
    .first()
    .click();
  await expect(page).toHaveURL(/colour=chalk/);
  await expect(heart(page)).toHaveAttribute('aria-pressed', 'true');
  await heart(page).click();
  await expect(heart(page)).toHaveAttribute('aria-pressed', 'false');
  await page.goto('/wishlist');
  await expect(page.getByRole('heading', { name: 'Your wishlist is empty' })).toBeVisible();
});

test('removing tells, moves the keyboard to the next product, and ends at the empty list', async ({ page }) => {
  await save(page, mug, lamp);
  await page.goto('/wishlist');
  await page.getByRole('button', { name: 'Remove Kveld table lamp from wishlist' }).press('Enter');
  await expect(cards(page)).toHaveCount(1);
  await expect(page.locator('.wishlist [role="status"]')).toHaveText('Kveld table lamp removed from wishlist.');
  await expect(page.getByRole('button', { name: 'Remove Morgen mug from wishlist' })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { name: 'Your wishlist is empty' })).toBeVisible();
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
  await expect(page.locator('.wishlist').getByRole('link', { name: 'View all products' })).toBeVisible();
});

test('several tabs agree', async ({ page, context }) => {
  await page.goto('/wishlist');
  await expect(page.getByRole('heading', { name: 'Your wishlist is empty' })).toBeVisible();
  const other = await context.newPage();
  await save(other, mug);
  await expect(cards(page)).toHaveCount(1);
  await page.getByRole('button', { name: /^Remove/ }).click();
  await expect(heart(other)).toHaveAttribute('aria-pressed', 'false');
});

test('a page from the back/forward cache reads the list again', async ({ page }) => {
  await save(page, mug);
  await page.goto('/wishlist');
  await expect(cards(page)).toHaveCount(1);
  await page.evaluate(() => {
    localStorage.setItem('wishlist', '["kveld-table-lamp"]');
    dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true }));
  });
  await expect(cards(page).getByRole('heading')).toHaveText(['Kveld table lamp']);
});

test('a list that cannot be read says so, shows no old prices, and is read again', async ({ page }) => {
  await save(page, mug);
  await page.route('**/product-cards?*', (route) => route.abort());
  await page.goto('/wishlist');
  await expect(page.getByRole('alert')).toContainText('We couldn’t load your wishlist.');
  await expect(cards(page)).toHaveCount(0);
  await page.unroute('**/product-cards?*');
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect(cards(page)).toHaveCount(1);
  await expect(page.getByRole('alert')).toBeHidden();
});

test('the sheet that asks for options has the heart too', async ({ page }) => {
  await page.goto('/collections/lighting');
  await page.getByRole('link', { name: /^Choose options for Kveld table lamp/ }).click();
  const sheet = page.getByRole('dialog', { name: 'Kveld table lamp' });
  await sheet.getByRole('button', { name: 'Save to wishlist' }).click();
  await expect(sheet.getByRole('button', { name: 'Save to wishlist' })).toHaveAttribute('aria-pressed', 'true');
  expect(await page.evaluate(() => localStorage.getItem('wishlist'))).toBe('["kveld-table-lamp"]');
});

test('a browser that keeps nothing is told so by the heart', async ({ page }) => {
  await page.addInitScript(() => {
    Storage.prototype.setItem = () => {
      throw new DOMException('full', 'QuotaExceededError');
    };
  });
  await page.goto(mug);
  await heart(page).click();
  await expect(
    page.getByRole('button', { name: 'Your browser doesn’t let this shop save a wishlist.' }),
  ).toBeDisabled();
});

test.describe('without motion', () => {
  test.use({ contextOptions: { reducedMotion: 'reduce' } });

  test('a wishlist, a failed one and a saved product have no accessibility violation', async ({ page }) => {
    test.slow();
    await save(page, mug, lamp);
    expect(await accessibilityProblems(page)).toEqual([]);
    await page.goto('/wishlist');
    await expect(cards(page)).toHaveCount(2);
    expect(await accessibilityProblems(page)).toEqual([]);
    await page.route('**/product-cards?*', (route) => route.abort());
    await page.reload();
    await expect(page.getByRole('alert')).toBeVisible();
    expect(await accessibilityProblems(page)).toEqual([]);
  });
});

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test('there is no heart, and the page of the list says what it needs', async ({ page }) => {
    await page.goto(mug);
    await expect(page.locator('[data-save]')).toBeHidden();
    await page.goto('/wishlist');
    await expect(page.getByText('Please turn on JavaScript')).toBeVisible();
  });
});
