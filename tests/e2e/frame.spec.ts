import { expect, test } from '@playwright/test';

test('a slash puts the cursor into the search box, and stays text in a field', async ({ page }) => {
  await page.goto('/collections/all');
  await page.keyboard.press('/');
  const box = page.getByRole('banner').getByRole('combobox', { name: 'Search the shop' });
  await expect(box).toBeFocused();
  await expect(box).toHaveValue('');
  await page.keyboard.type('a/b');
  await expect(box).toHaveValue('a/b');
});

test('suggestions end with all results', async ({ page }) => {
  await page.goto('/');
  await page.keyboard.press('/');
  await page.keyboard.type('vase');
  const last = page.getByRole('banner').getByRole('option').last();
  await expect(last).toHaveText('See all results for “vase”');
  await page.keyboard.press('ArrowUp');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/search\?q=vase$/);
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 780 }, contextOptions: { reducedMotion: 'reduce' } });

  test('the launcher of the assistant is away while scrolling down, and focus brings it back', async ({ page }) => {
    await page.goto('/collections/all');
    const launcher = page.locator('.launcher');
    await expect(launcher).toBeInViewport();
    await page.mouse.move(200, 400);
    await page.mouse.wheel(0, 900);
    await expect(launcher).toHaveCSS('opacity', '0');
    await expect(launcher).not.toBeInViewport();
    await page.mouse.wheel(0, -200);
    await expect(launcher).toHaveCSS('opacity', '1');
  });
});

test('cards say “from” where other variants cost more', async ({ page }) => {
  await page.goto('/collections/all?sort_by=price-ascending');
  await expect(
    page
      .getByRole('main')
      .getByText(/^From €\d/)
      .first(),
  ).toBeVisible();
});
