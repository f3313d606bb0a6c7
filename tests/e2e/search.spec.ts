import { expect, type Page, test } from '@playwright/test';
import { axeViolations } from '../helpers/browser/axe-violations.ts';

const box = (page: Page) => page.getByRole('banner').getByRole('combobox', { name: 'Search the shop' });
const list = (page: Page) => page.getByRole('listbox', { name: 'Suggestions' });
const active = (page: Page) => page.locator('[role="option"][aria-selected="true"]');

async function type(page: Page, text: string): Promise<void> {
  await page.getByRole('banner').getByRole('searchbox').focus();
  await expect(box(page)).toBeVisible();
  await box(page).pressSequentially(text);
}

test('typing shows groups of suggestions and announces their number', async ({ page }) => {
  await page.goto('/');
  await type(page, 'va');
  await expect(list(page)).toBeVisible();
  await expect(box(page)).toHaveAttribute('aria-expanded', 'true');
  await expect(list(page).getByRole('group', { name: 'Searches' }).getByRole('option').first()).toContainText('va');
  await expect(list(page).getByRole('group', { name: 'Products' }).getByRole('option').first()).toContainText('€');
  const count = await list(page).getByRole('option').count();
  await expect(page.getByRole('banner').getByRole('status')).toHaveText(`${count} suggestions`);
  expect(await axeViolations(page, '.search-box')).toEqual([]);
});

test('arrow keys cycle through the options and the input, and Enter follows one', async ({ page }) => {
  await page.goto('/');
  await type(page, 'mug');
  await expect(list(page)).toBeVisible();
  const options = list(page).getByRole('option');
  await page.keyboard.press('ArrowUp');
  await expect(options.last()).toHaveAttribute('aria-selected', 'true');
  await page.keyboard.press('ArrowDown');
  await expect(active(page)).toHaveCount(0);
  await expect(box(page)).not.toHaveAttribute('aria-activedescendant');
  await page.keyboard.press('ArrowDown');
  await expect(box(page)).toHaveAttribute('aria-activedescendant', (await options.first().getAttribute('id')) ?? '');
  await expect(box(page)).toBeFocused();
  const object = list(page).getByRole('option', { name: /Morgen mug/ });
  while ((await object.getAttribute('aria-selected')) !== 'true') await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/products\/morgen-mug/);
});

test('Escape closes the list and keeps the term, an arrow opens it again, Enter without an option searches', async ({
  page,
}) => {
  await page.goto('/');
  await type(page, 'mug');
  await expect(list(page)).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(list(page)).toBeHidden();
  await expect(box(page)).toHaveValue('mug');
  await expect(box(page)).toHaveAttribute('aria-expanded', 'false');
  await page.keyboard.press('ArrowDown');
  await expect(list(page)).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(list(page)).toBeHidden();
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL('/search?q=mug');
});

test('leaving the input closes the list', async ({ page }) => {
  await page.goto('/');
  await type(page, 'mug');
  await expect(list(page)).toBeVisible();
  await page.keyboard.press('Tab');
  await expect(list(page)).toBeHidden();
});

test('only suggestions for the last term are shown', async ({ page }) => {
  let release = (): void => {};
  const released = new Promise<void>((resolve) => (release = resolve));
  await page.route('**/search/suggest?q=va', async (route) => {
    await released;
    await route.continue().catch(() => {});
  });
  await page.goto('/');
  await type(page, 'va');
  await page.waitForRequest('**/search/suggest?q=va');
  await box(page).fill('mug');
  await expect(list(page)).toContainText('Morgen mug');
  release();
  await expect(list(page)).toContainText('Morgen mug');
  await expect(list(page)).not.toContainText('Rille vase');
});

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test('the search box is a plain form', async ({ page }) => {
    await page.goto('/');
    const plain = page.getByRole('banner').getByRole('searchbox', { name: 'Search the shop' });
    await plain.fill('mug');
    await plain.press('Enter');
    await expect(page).toHaveURL('/search?q=mug');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Results for “mug”');
  });
});
