import { expect, type Page, test } from '@playwright/test';
import { notFoundPaths, pageKinds } from '../fixtures/page-kinds.ts';

test.use({ viewport: { width: 390, height: 844 }, contextOptions: { reducedMotion: 'reduce' } });

const pages = { ...pageKinds, assistant: '/assistant', 'not found': notFoundPaths[0] };

for (const [kind, path] of Object.entries(pages)) {
  test(`${kind} does not scroll sideways with text twice as large, and the cart stays in reach`, async ({ page }) => {
    await page.goto(path);
    await expectToFit(page);
  });
}

test('cart and checkout with a line do not scroll sideways with text twice as large', async ({ page }) => {
  await page.goto(pageKinds.product);
  const variant = await page.locator('input[name="variant"]').first().getAttribute('value');
  for (const path of [`/cart/${variant}:2`, '/checkout']) {
    await page.goto(path);
    await expectToFit(page);
  }
});

const compound = 'Donaudampfschifffahrtsgesellschaft';

test('an option of one long word and a wide table in a description fit', async ({ page }) => {
  await page.goto(pageKinds.product);
  const row = `<tr>${`<td>${compound}</td>`.repeat(4)}</tr>`;
  await page.locator('.accordion [open] .content').evaluate((content, html) => {
    content.innerHTML = `<table><tbody>${html}</tbody></table>`;
  }, row);
  await page
    .locator('.option-picker li a > span:not(.dot)')
    .first()
    .evaluate((name, text) => (name.textContent = text), compound);
  const content = page.locator('.accordion [open] .content');
  await expectToFit(page);
  expect(await content.evaluate(({ scrollWidth, clientWidth }) => scrollWidth - clientWidth)).toBeLessThanOrEqual(0);
});

test('a promise of one long word fits', async ({ page }) => {
  await page.goto('/');
  const heading = page.locator('.promises h3').first();
  await heading.evaluate((element, text) => (element.textContent = text), compound);
  await expectToFit(page);
});

/** With the text size of 200 % that WCAG 1.4.4 names, as a visitor sets it in the browser. */
async function expectToFit(page: Page): Promise<void> {
  await page.evaluate(() => {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync(':root { font-size: 200% !important }');
    document.adoptedStyleSheets = [...document.adoptedStyleSheets, sheet];
  });
  expect(await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth)).toBeLessThanOrEqual(0);
  const cart = page.locator('[data-cart-button]');
  if ((await cart.count()) > 0) await expect(cart).toBeInViewport({ ratio: 1 });
}
