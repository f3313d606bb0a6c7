import { expect, type Page, test } from '@playwright/test';

/** Counts full page loads. */
function countLoads(page: Page): () => number {
  let loads = 0;
  page.on('load', () => (loads += 1));
  return () => loads;
}

const chips = (page: Page) => page.getByRole('group', { name: 'Active filters' });

test('a filter is applied in place, announced, and undone by going back', async ({ page }) => {
  const loads = countLoads(page);
  await page.goto('/collections/all');
  const before = await page.getByRole('status').textContent();
  await page.getByRole('checkbox', { name: /^Moss/ }).focus();
  await page.keyboard.press('Space');
  await expect(page).toHaveURL(/filter\.v\.option\.colour=Moss/i);
  await expect(chips(page).getByRole('link', { name: 'Remove filter Moss' })).toBeVisible();
  await expect(page.getByRole('status')).not.toHaveText(before ?? '');
  await expect(page.getByRole('checkbox', { name: /^Moss/ })).toBeFocused();
  await page.goBack();
  await expect(page.getByRole('status')).toHaveText(before ?? '');
  expect(loads()).toBe(1);
});

test('filters, price range and sort order combine', async ({ page }) => {
  await page.goto('/collections/all');
  await page.getByRole('combobox', { name: 'Sort by' }).selectOption('Price, low to high');
  await expect(page).toHaveURL('/collections/all?sort_by=price-ascending');
  await page.getByRole('spinbutton', { name: 'To €' }).fill('30');
  await page.keyboard.press('Enter');
  await expect(chips(page).getByRole('link', { name: 'Remove filter Up to €30' })).toBeVisible();
  const prices = await page.locator('.listing .now').allTextContents();
  const amounts = prices.map((text) => Number(text.replace(/^\D*€/, '')));
  expect(amounts.length).toBeGreaterThan(0);
  expect(amounts.every((amount) => amount <= 30)).toBe(true);
  expect(amounts).toEqual(amounts.toSorted((a, b) => a - b));
});

test('removing a filter moves the focus to the count', async ({ page }) => {
  await page.goto('/collections/all?filter.v.option.colour=moss');
  await chips(page).getByRole('link', { name: 'Remove filter Moss' }).focus();
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL('/collections/all');
  await expect(page.getByRole('status')).toBeFocused();
});

test('two filters in quick succession are both applied', async ({ page }) => {
  await page.goto('/collections/all');
  await page.getByRole('checkbox', { name: /^Moss/ }).press('Space');
  await page.getByRole('checkbox', { name: /^In stock/ }).press('Space');
  await expect(chips(page).getByRole('link', { name: 'Remove filter Moss' })).toBeVisible();
  await expect(chips(page).getByRole('link', { name: 'Remove filter In stock' })).toBeVisible();
});

test('a number that is being typed survives the response to an earlier filter', async ({ page }) => {
  await page.goto('/collections/all');
  await page.getByRole('checkbox', { name: /^Moss/ }).press('Space');
  await page.getByRole('spinbutton', { name: 'From €' }).pressSequentially('20');
  await expect(chips(page)).toBeVisible();
  await expect(page.getByRole('spinbutton', { name: 'From €' })).toBeFocused();
  await expect(page.getByRole('spinbutton', { name: 'From €' })).toHaveValue('20');
});

test('without a connection a list stays and says why, and is sorted by trying again', async ({ page, context }) => {
  await page.goto('/collections/all');
  await context.setOffline(true);
  await page.getByRole('combobox', { name: 'Sort by' }).selectOption('Price, low to high');
  await expect(page.getByRole('alert')).toContainText('We couldn’t reach the shop');
  await page.getByRole('checkbox', { name: /^Moss/ }).press('Space');
  await expect(page.getByRole('alert')).toHaveCount(1);
  await expect(page).toHaveURL('/collections/all');
  await context.setOffline(false);
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect(page).toHaveURL(/colour=Moss.*sort_by=price-ascending/i);
  await expect(page.getByRole('alert')).toHaveCount(0);
});

test.describe('on a small screen', () => {
  test.use({ viewport: { width: 390, height: 800 } });

  test('the filter sheet stays open while filters change and closes on “show”', async ({ page }) => {
    await page.goto('/collections/all');
    await page.getByRole('button', { name: 'Filter', exact: true }).click();
    const sheet = page.getByRole('form', { name: 'Filters' });
    await sheet.getByText('Moss').filter({ visible: true }).click();
    await expect(page).toHaveURL(/colour=Moss/i);
    await expect(sheet).toBeVisible();
    await sheet.getByRole('button', { name: /^Show \d+ products?$/ }).click();
    await expect(sheet).toBeHidden();
    await expect(page.getByRole('button', { name: 'Filter (1)' })).toBeVisible();
  });

  test('the menu opens by keyboard, closes with Escape and restores the focus', async ({ page }) => {
    await page.goto('/');
    const button = page.getByRole('button', { name: 'Menu', exact: true });
    await button.press('Enter');
    await expect(page.getByRole('dialog', { name: 'Menu' })).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(page.getByRole('dialog', { name: 'Menu' })).toBeHidden();
    await expect(button).toBeFocused();
  });
});

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test('the filter form and the sort select lead to the same listing', async ({ page }) => {
    await page.goto('/collections/all');
    await page.getByRole('checkbox', { name: /^Moss/ }).check({ force: true });
    await page.getByRole('button', { name: 'Apply filters' }).click();
    await expect(page).toHaveURL('/collections/all?filter.v.option.colour=moss');
    await expect(chips(page).getByRole('link', { name: 'Remove filter Moss' })).toBeVisible();
    await page.getByRole('combobox', { name: 'Sort by' }).selectOption('Price, low to high');
    await page.getByRole('button', { name: 'Sort' }).click();
    await expect(page).toHaveURL(/sort_by=price-ascending/);
    await expect(chips(page).getByRole('link', { name: 'Remove filter Moss' })).toBeVisible();
  });

  test('every product can be reached through page links', async ({ page }) => {
    await page.goto('/collections/all');
    const total = Number.parseInt((await page.getByRole('status').textContent()) ?? '', 10);
    const found = new Set<string>();
    const next = page.getByRole('link', { name: 'Next page' });
    for (let more = true; more;) {
      for (const title of await page.getByRole('article').getByRole('heading').allTextContents()) found.add(title);
      more = (await next.count()) > 0;
      if (more) await Promise.all([page.waitForEvent('load'), next.click()]);
    }
    expect(found.size).toBe(total);
  });
});

test('a sold-out card shows one picture, and the other one on hover', async ({ page }) => {
  await page.goto('/collections/all?filter.v.availability=0');
  const card = page.locator('.product-card.out').first();
  const pictures = card.locator('.picture picture img');
  await expect(pictures).toHaveCount(2);
  await expect(pictures.nth(1)).toHaveCSS('opacity', '0');
  await card.hover();
  await expect(pictures.nth(1)).toHaveCSS('opacity', '1');
});
