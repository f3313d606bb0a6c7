import { expect, type Page, test } from '@playwright/test';
import { axeViolations } from '../helpers/browser/axe-violations.ts';

const lamp = '/products/kveld-table-lamp?size=38+cm';
const options = (page: Page, name: string) => page.getByRole('group', { name: new RegExp(`^${name}:`) });
const value = (page: Page, option: string, name: string) => options(page, option).getByRole('link', { name });

/** Counts full page loads. */
function countLoads(page: Page): () => number {
  let loads = 0;
  page.on('load', () => (loads += 1));
  return () => loads;
}

test('an option changes picture, price, URL and title in place, is announced and keeps the focus', async ({ page }) => {
  const loads = countLoads(page);
  await page.goto(lamp);
  const picture = page.getByRole('list', { name: 'Large pictures' }).first().getByRole('img').first();
  const before = await picture.getAttribute('src');
  await value(page, 'Colour', 'Chalk').focus();
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/colour=chalk&size=38\+cm/);
  await expect(page).toHaveTitle(/^Kveld table lamp, Chalk, 38 cm/);
  await expect(value(page, 'Colour', 'Chalk')).toHaveAttribute('aria-current', 'true');
  await expect(value(page, 'Colour', 'Chalk')).toBeFocused();
  await expect(page.locator('#product-status')).toContainText('Kveld table lamp, Chalk, 38 cm');
  expect(await picture.getAttribute('src')).not.toBe(before);
  expect(loads()).toBe(1);
});

test('the visible picture stays when only the size changes', async ({ page }) => {
  await page.goto(lamp);
  const gallery = await page.locator('.gallery').elementHandle();
  await value(page, 'Size', '28 cm').click();
  await expect(page).toHaveURL(/size=28\+cm/);
  expect(await gallery?.evaluate((element) => element.isConnected)).toBe(true);
});

test('a value that does not exist with the others leads to the nearest variant', async ({ page }) => {
  await page.goto('/products/kveld-table-lamp?colour=rust&size=28+cm&plug=uk');
  const link = options(page, 'Size').getByRole('link', { name: /^52 cm ?, changes Colour to / });
  await link.focus();
  await page.keyboard.press('Enter');
  await expect(options(page, 'Size')).toContainText('Size: 52 cm');
  const reason = 'Rust isn’t available in this combination, so we’re showing';
  await expect(options(page, 'Colour').getByText(reason)).toBeVisible();
  await expect(page.locator('#product-status')).toContainText(reason);
  await expect(value(page, 'Size', '52 cm')).toBeFocused();
  expect(await axeViolations(page)).toEqual([]);
});

test('what decides whether a product fits stands beside its button, its safety below', async ({ page }) => {
  await page.goto('/products/lykt-portable-lamp');
  const info = page.locator('.info');
  await expect(info).toContainText('Repaired for 10 years');
  await expect(info.getByRole('definition').filter({ hasText: 'Aluminium' })).toBeVisible();
  await expect(info.getByRole('definition').filter({ hasText: 'on a scale from A to G' })).toContainText('E');
  await page.getByText('Safety and manufacturer').click();
  await expect(page.getByText('Halden Hjem AB, Södra Hamngatan 3')).toBeVisible();
  expect(await axeViolations(page)).toEqual([]);
});

test('a combination that does not exist is named apart from the variant shown', async ({ page }) => {
  await page.goto('/products/kveld-table-lamp?colour=rust&size=52+cm&plug=eu');
  await expect(page.getByText(/isn’t available in this combination, so we’re showing /)).toBeVisible();
});

test('a sold-out variant names the available ones', async ({ page }) => {
  await page.goto('/products/stue-candle?cup=chalk&weight=220+g');
  await expect(page.locator('.info').getByRole('button', { name: 'Sold out' }).first()).toBeDisabled();
  await expect(page.getByText('Clay and Ink are in stock at the same price')).toBeVisible();
  await value(page, 'Cup', 'Clay').click();
  await expect(page.locator('.buy-box').getByRole('button', { name: 'Add to cart' })).toBeEnabled();
});

test('when a variant cannot be fetched its page is opened', async ({ page }) => {
  const loads = countLoads(page);
  await page.goto(lamp);
  await page.route(/colour=chalk/, (route) =>
    route.request().resourceType() === 'fetch' ? route.abort() : route.continue(),
  );
  await value(page, 'Colour', 'Chalk').click();
  await expect(options(page, 'Colour')).toContainText('Colour: Chalk');
  await expect.poll(loads).toBe(2);
});

test('without a connection the page stays, and each control says that the shop cannot be reached', async ({
  page,
  context,
}) => {
  await page.goto(lamp);
  await context.setOffline(true);
  const problem = page.getByRole('alert').filter({ hasText: 'We couldn’t reach the shop' });
  await value(page, 'Colour', 'Chalk').click();
  await expect(options(page, 'Colour').getByRole('alert')).toHaveCount(1);
  await page.getByRole('link', { name: /^Cart/ }).first().click();
  await expect(page.getByRole('banner').getByRole('alert')).toBeVisible();
  await expect(problem).toHaveCount(2);
  await context.setOffline(false);
  await options(page, 'Colour').getByRole('button', { name: 'Try again' }).click();
  await expect(options(page, 'Colour')).toContainText('Colour: Chalk');
  await expect(options(page, 'Colour').getByRole('alert')).toHaveCount(0);
});

test('the quantity stays when the variant changes', async ({ page }) => {
  await page.goto(lamp);
  const quantity = page.getByRole('spinbutton', { name: 'Quantity' });
  const less = page.getByRole('button', { name: 'Quantity: one less' });
  await expect(less).toBeDisabled();
  await page.getByRole('button', { name: 'Quantity: one more' }).click();
  await expect(quantity).toHaveValue('2');
  await expect(less).toBeEnabled();
  await value(page, 'Colour', 'Chalk').click();
  await expect(page).toHaveURL(/colour=chalk/);
  await expect(quantity).toHaveValue('2');
  await expect(less).toBeEnabled();
});

test('a thumbnail shows its picture without scrolling the page', async ({ page }) => {
  await page.goto(lamp);
  const [first, second] = [0, 1].map((index) => page.locator('.thumbs a').nth(index));
  await second?.click();
  await expect(second ?? page.locator('none')).toHaveAttribute('aria-current', 'true');
  await expect(first ?? page.locator('none')).not.toHaveAttribute('aria-current', 'true');
  await expect(page.locator('#picture-2')).toBeInViewport();
  expect(await page.evaluate(() => window.scrollY)).toBe(0);
});

test('a picture opens in a dialog and closes by keyboard', async ({ page }) => {
  await page.goto(lamp);
  const link = page.locator('#picture-1').getByRole('link');
  await link.focus();
  await page.keyboard.press('Enter');
  const dialog = page.getByRole('dialog', { name: 'Large picture' });
  await expect(dialog.getByRole('img').first()).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(dialog).toBeHidden();
  await expect(link).toBeFocused();
});

test('large pictures are leafed through by keys and buttons, counted, scaled and moved, and axe finds nothing', async ({
  page,
}) => {
  await page.goto(lamp);
  await page.locator('#picture-1').getByRole('link').click();
  const dialog = page.getByRole('dialog', { name: 'Large picture' });
  const [first, second] = [dialog.getByRole('listitem').nth(0), dialog.getByRole('listitem').nth(1)];
  await expect(dialog.getByRole('status')).toHaveText('Picture 1 of 4');
  await page.keyboard.press('ArrowRight');
  await expect(dialog.getByRole('status')).toHaveText('Picture 2 of 4');
  await expect(second).toBeInViewport({ ratio: 1 });
  await dialog.getByRole('button', { name: 'Previous picture' }).click();
  await expect(first).toBeInViewport({ ratio: 1 });
  expect(await axeViolations(page)).toEqual([]);
  await first.getByRole('img').click({ position: { x: 300, y: 200 } });
  const overflow = (): Promise<number> => first.evaluate((slide) => slide.scrollWidth - slide.clientWidth);
  expect(await overflow()).toBeGreaterThan(500);
  expect(await first.evaluate((slide) => slide.scrollLeft)).toBeGreaterThan(100);
  await page.keyboard.press('-');
  await page.keyboard.press('-');
  await page.keyboard.press('-');
  expect(await overflow()).toBe(0);
});

test('two fingers scale a large picture', async ({ page }) => {
  await page.goto(lamp);
  await page.locator('#picture-1').getByRole('link').click();
  const slide = page.getByRole('dialog', { name: 'Large picture' }).getByRole('listitem').first();
  await expect(slide.getByRole('img')).toBeVisible();
  await slide.getByRole('img').evaluate((image) => {
    const touch = (name: string, pointerId: number, clientX: number): boolean =>
      image.dispatchEvent(
        new PointerEvent(name, { pointerId, pointerType: 'touch', clientX, clientY: 400, bubbles: true }),
      );
    touch('pointerdown', 1, 600);
    touch('pointerdown', 2, 700);
    touch('pointermove', 2, 800);
  });
  expect(await slide.evaluate((element) => element.scrollWidth / element.clientWidth)).toBeCloseTo(2, 1);
});

test('the picture keeps its size from one color to another', async ({ page }) => {
  await page.goto(lamp);
  const picture = page.locator('#picture-1');
  const before = await picture.boundingBox();
  await page
    .getByRole('link', { name: /^Chalk/ })
    .first()
    .click();
  await expect(page).toHaveURL(/colour=chalk/);
  expect(await picture.boundingBox()).toEqual(before);
});

test('viewed products are offered on the next product and on an empty cart', async ({ page }) => {
  const seen = page.getByRole('region', { name: 'Recently viewed' });
  await page.goto('/products/morgen-mug');
  await expect(seen).toBeHidden();
  await page.goto(lamp);
  await expect(seen.getByRole('heading', { level: 3 })).toHaveText(['Morgen mug']);
  await page.goto('/cart');
  await expect(seen.getByRole('heading', { level: 3 })).toHaveText(['Kveld table lamp', 'Morgen mug']);
});

test('viewed products have the price of now, and those that are gone drop out', async ({ page }) => {
  await page.goto('/products/morgen-mug');
  await page.evaluate(() =>
    localStorage.setItem('recently-viewed', JSON.stringify(['no-longer-sold', 'morgen-mug', { handle: 'old' }])),
  );
  await page.route('**/product-cards?*', async (route) => {
    const response = await route.fetch();
    await route.fulfill({ response, body: (await response.text()).replace(/€\d+/g, '€7') });
  });
  await page.goto(lamp);
  const seen = page.getByRole('region', { name: 'Recently viewed' });
  await expect(seen.getByRole('article')).toHaveCount(1);
  await expect(seen.getByRole('article')).toContainText('€7');
  expect(await page.evaluate(() => localStorage.getItem('recently-viewed'))).toBe(
    '["kveld-table-lamp","no-longer-sold","morgen-mug"]',
  );
});

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test('every option is a link and every control works', async ({ page }) => {
    await page.goto(lamp);
    await value(page, 'Colour', 'Chalk').click();
    await expect(page).toHaveURL(/colour=chalk/);
    await expect(options(page, 'Colour')).toContainText('Colour: Chalk');
    await expect(page.getByRole('button', { name: 'Quantity: one more' })).toBeHidden();
    await expect(page.getByRole('spinbutton', { name: 'Quantity' })).toBeVisible();
  });

  test('the link of a picture opens the picture', async ({ page }) => {
    await page.goto(lamp);
    const href = await page.locator('#picture-1').getByRole('link').getAttribute('href');
    expect((await page.request.get(href ?? '')).headers()['content-type']).toBe('image/jpeg');
  });
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 } });

  test('the buy bar is shown while the form is out of view', async ({ page }) => {
    await page.goto(lamp);
    const bar = page.getByRole('group', { name: 'Buy' });
    const add = page.locator('.buy-box').getByRole('button', { name: 'Add to cart' });
    await add.evaluate((button) => button.scrollIntoView({ block: 'center' }));
    await expect(bar).toBeHidden();
    await page.evaluate(() => window.scrollTo(0, document.body.scrollHeight));
    await expect(bar.getByRole('button', { name: 'Add to cart' })).toBeInViewport();
  });
});
