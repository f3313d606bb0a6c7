import { expect, type Locator, type Page, test } from '@playwright/test';
import { notFoundPaths, pageKinds } from '../fixtures/page-kinds.ts';
import { type RunningShop, startShop } from '../helpers/start-shop.ts';

test.use({ contextOptions: { reducedMotion: 'reduce' }, screenshot: 'only-on-failure' });

const pages = { ...pageKinds, assistant: '/assistant', 'not found': notFoundPaths[0] };

const widths = [390, 1440];

for (const locale of ['de-DE', 'nb-NO', 'en-GB']) {
  test.describe(locale, () => {
    test.describe.configure({ mode: 'serial' });
    let shop: RunningShop;
    test.beforeAll(async () => {
      shop = await startShop({ SHOP_LOCALE: locale });
    });
    test.afterAll(() => shop.stop());

    for (const width of [1280, 1440])
      test(`beside the panel of the assistant the button has one line at ${width} px in ${locale}`, async ({
        page,
      }) => {
        await page.setViewportSize({ width, height: 900 });
        await page.goto(shop.url + pageKinds.product);
        await page.keyboard.press('i');
        await expect(page.locator('#assistant').getByRole('textbox')).toBeVisible();
        expect(await countLines(page.locator('.buy-box button[value="add"]'))).toBe(1);
      });

    for (const width of widths) {
      test(`pages, cart and checkout fit ${width} px in ${locale}`, async ({ page }) => {
        // It opens every kind of page.
        test.slow();
        await page.setViewportSize({ width, height: 900 });
        for (const [kind, path] of Object.entries(pages)) {
          await page.goto(shop.url + path);
          await expectToFit(page, kind);
        }
        await page.goto(shop.url + pageKinds.product);
        const variant = await page.locator('input[name="variant"]').first().getAttribute('value');
        for (const path of [`/cart/${variant}:2`, '/checkout']) {
          await page.goto(shop.url + path);
          await expectToFit(page, path.split('/')[1] ?? '');
        }
      });

      test(`the button beside the quantity has one line at ${width} px in ${locale}`, async ({ page }) => {
        await page.setViewportSize({ width, height: 900 });
        await page.goto(shop.url + pageKinds.product);
        const button = page.locator('.buy-box button[value="add"]');
        expect(await countLines(button)).toBe(1);
        const [box, wishlist] = [
          await button.boundingBox(),
          await page.locator('.buy-box .wishlist-button').boundingBox(),
        ];
        expect(wishlist?.y).toBe(box?.y);
      });

      test(`the panel of the assistant fits ${width} px in ${locale}`, async ({ page }) => {
        await page.setViewportSize({ width, height: 900 });
        await page.goto(shop.url);
        // Where the button would cover a control, it is out of the way.
        await page.keyboard.press('i');
        await expect(page.locator('#assistant').getByRole('textbox')).toBeVisible();
        await expectToFit(page, 'panel');
      });
    }
  });
}

/** Nothing scrolls sideways, and no button cuts its text. */
async function expectToFit(page: Page, name: string): Promise<void> {
  const { overflow, clipped } = await page.evaluate(async () => {
    await document.fonts.ready;
    // One of a pixel is for screen readers only.
    const isCut = (button: Element): boolean =>
      button.clientWidth > 1 &&
      getComputedStyle(button).overflow !== 'visible' &&
      button.scrollWidth > button.clientWidth + 1;
    return {
      overflow: document.documentElement.scrollWidth - document.documentElement.clientWidth,
      clipped: [...document.querySelectorAll('button, .button')].filter(isCut).map((button) => button.textContent),
    };
  });
  expect({ name, overflow: Math.max(0, overflow), clipped }).toEqual({ name, overflow: 0, clipped: [] });
}

/** How many lines the text of a control has. */
function countLines(control: Locator): Promise<number> {
  return control.evaluate(async (element) => {
    await document.fonts.ready;
    const range = document.createRange();
    range.selectNodeContents(element);
    return new Set([...range.getClientRects()].filter(({ width }) => width > 0).map(({ top }) => top)).size;
  });
}
