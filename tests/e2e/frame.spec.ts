import { expect, test } from '@playwright/test';
import { pageKinds } from '../fixtures/page-kinds.ts';

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

for (const width of [390, 1440])
  test(`the trail above an article is one line in the middle at ${width} px`, async ({ page }) => {
    await page.setViewportSize({ width, height: 800 });
    await page.goto(pageKinds.article);
    const items = await page
      .locator('.article-head .breadcrumbs li')
      .evaluateAll((all) => all.map((item) => item.getBoundingClientRect().toJSON()));
    expect(new Set(items.map(({ top }) => top)).size).toBe(1);
    expect(Math.abs(items[0].left + items.at(-1).right - width)).toBeLessThan(4);
  });

test('a picture that cannot be loaded leaves its tile plain', async ({ page }) => {
  await page.route(/\.(?:avif|webp|jpe?g)(?:$|\?)|\/media\//, (route) => route.abort());
  await page.goto('/collections/all');
  await expect(page.locator('main img').first()).toHaveCSS('content', /^url\("data:/);
  await page.goto('/products/morgen-mug');
  await page.getByRole('button', { name: 'Add to cart' }).first().click();
  const line = page.getByRole('dialog').locator('.cart-line img').first();
  await expect(line).toHaveCSS('content', /^url\("data:/);
  await expect(line).toHaveCSS('opacity', '1');
  const box = await line.boundingBox();
  expect((box?.height ?? 0) / (box?.width ?? 1)).toBeCloseTo(1.1, 1);
});

test('without a connection the key of the assistant does not leave the page', async ({ page, context }) => {
  await page.goto('/collections/all', { waitUntil: 'networkidle' });
  await context.setOffline(true);
  const failed = page.waitForEvent('requestfailed');
  await page.keyboard.press('i');
  await failed;
  await expect(page).toHaveURL(/\/collections\/all$/);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await context.setOffline(false);
  await page.keyboard.press('i');
  await expect(page.locator('#assistant')).toBeVisible();
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
