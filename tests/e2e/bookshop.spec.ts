import { expect, type Page, test } from '@playwright/test';
import { readFileSync } from 'node:fs';
import { axeViolations } from '../helpers/browser/axe-violations.ts';
import { startBookshop } from '../helpers/servers/start-bookshop.ts';
import type { RunningShop } from '../helpers/start-shop.ts';

test.describe.configure({ mode: 'serial' });

let shop: RunningShop;
test.beforeAll(async () => {
  test.setTimeout(300_000);
  shop = await startBookshop();
});
test.afterAll(() => shop?.stop());

const paths = [
  '/',
  '/collections',
  '/collections/all?filter.p.product_type=Poetry',
  '/products/moth-and-the-moon',
  '/products/mudlarks',
  '/products/reading-light',
  '/cart',
  '/checkout',
  '/search?q=moon',
  '/search?q=zzzz',
  '/blogs/notes',
  '/blogs/notes/how-to-read-the-same-book-forty-times',
  '/about',
  '/pages/mending',
  '/pages/events/pyjama-evening',
  '/policies/refund',
  '/orders',
  '/wishlist',
  '/assistant',
  '/nothing-here',
];

test('a film is reached and played by keyboard, and stops when a picture is shown', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto(`${shop.url}/products/reading-light`);
  const film = page.getByLabel('The light comes on').and(page.locator('video'));
  await page.getByRole('link', { name: 'The light comes on' }).press('Enter');
  await expect(film).toBeInViewport({ ratio: 0.9 });
  expect(await axeViolations(page)).toEqual([]);
  await film.focus();
  await page.keyboard.press('Space');
  await expect.poll(() => film.evaluate((video: HTMLVideoElement) => video.currentTime)).toBeGreaterThan(0);
  await page.locator('.thumbs a').first().press('Enter');
  await expect.poll(() => film.evaluate((video: HTMLVideoElement) => video.paused)).toBe(true);
});

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });
  test('a film has its controls, its shape and its picture', async ({ page }) => {
    await page.goto(`${shop.url}/products/reading-light`);
    await page.getByRole('link', { name: 'The light comes on' }).click();
    const film = page.locator('.stage video[controls][poster]');
    await expect(film).toBeInViewport({ ratio: 0.9 });
    await expect(film).toHaveAttribute('width', '640');
  });
});

for (const colorScheme of ['light', 'dark'] as const)
  test(`no part of a ${colorScheme} page has a color or a font of the built-in theme`, async ({ browser }) => {
    test.setTimeout(120_000);
    const page = await (await browser.newContext({ colorScheme })).newPage();
    const fonts: string[] = [];
    page.on('request', (request) => {
      if (request.resourceType() === 'font') fonts.push(new URL(request.url()).pathname);
    });
    await page.goto(`${shop.url}/products/goodnight-harbour`);
    await page.getByRole('button', { name: 'Add to cart' }).first().click();
    const builtIn = await resolvedColors(page);
    expect(builtIn.length).toBeGreaterThan(12);
    for (const path of paths) {
      await page.goto(shop.url + path);
      expect(await foundStyles(page, builtIn), path).toEqual([]);
    }
    await page.goto(shop.url);
    await page.keyboard.press('i');
    await expect(page.getByRole('textbox', { name: /message/i })).toBeVisible();
    expect(await foundStyles(page, builtIn), 'assistant').toEqual([]);
    expect(fonts.filter((font) => !/\/(?:karla|vollkorn)/u.test(font))).toEqual([]);
    expect(fonts.length).toBeGreaterThan(0);
    await page.context().close();
  });

/** The colors of the built-in theme as the browser computes them; those of energy labels are the same in every theme. */
async function resolvedColors(page: Page): Promise<readonly string[]> {
  const css = readFileSync('src/ui/styles/tokens.css', 'utf8');
  const values = Array.from(css.matchAll(/(--[\w-]+):\s*((?:light-dark|oklch|#)[^;]+);/gu), ([, name, value]) => ({
    name,
    value,
  }))
    .filter(({ name = '' }) => !name.includes('energy'))
    .map(({ value = '' }) => value);
  return page.evaluate((colors) => {
    const probe = document.body.appendChild(document.createElement('i'));
    const resolved = colors.map((color) => {
      probe.style.color = color;
      return getComputedStyle(probe).color;
    });
    probe.remove();
    return resolved;
  }, values);
}

/** `p.lead color: rgb(1, 2, 3)` of every element and its pseudo-elements that has one of the colors, or a built-in font. */
function foundStyles(page: Page, colors: readonly string[]): Promise<readonly string[]> {
  return page.evaluate((unwanted) => {
    const properties = [
      'color',
      'backgroundColor',
      'backgroundImage',
      'borderTopColor',
      'borderBottomColor',
      'outlineColor',
      'fill',
      'stroke',
      'caretColor',
      'boxShadow',
      'fontFamily',
    ] as const;
    const found = new Set<string>();
    for (const element of document.querySelectorAll('body, body *'))
      for (const pseudo of ['', '::before', '::after', '::placeholder']) {
        const style = getComputedStyle(element, pseudo);
        for (const property of properties) {
          const value = style[property];
          const isBuiltIn = /Schibsted|Newsreader/u.test(value) || unwanted.some((color) => value.includes(color));
          if (isBuiltIn) found.add(`${element.tagName} ${element.className}${pseudo} ${property}: ${value}`);
        }
      }
    return [...found].slice(0, 20);
  }, colors);
}
