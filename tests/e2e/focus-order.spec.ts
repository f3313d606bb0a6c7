import { expect, type Page, test } from '@playwright/test';
import { notFoundPaths, pageKinds } from '../fixtures/page-kinds.ts';

const pages = { ...pageKinds, 'not found': notFoundPaths[0] };
/** More than any page has in its first screens. */
const presses = 60;

for (const width of [390, 1280]) {
  test.describe(`${width} px`, () => {
    test.use({ viewport: { width, height: 900 }, contextOptions: { reducedMotion: 'reduce' } });

    for (const [kind, path] of Object.entries(pages)) {
      test(`${kind}: whatever the Tab key reaches is in sight`, async ({ page }) => {
        await page.goto(path);
        const hidden: string[] = [];
        for (let press = 0; press < presses; press += 1) {
          await page.keyboard.press('Tab');
          const problem = await hiddenFocus(page);
          if (problem !== null) hidden.push(problem);
        }
        expect(hidden).toEqual([]);
      });
    }
  });
}

for (const [width, name] of [
  [390, 'Menu'],
  [1280, 'Shop'],
] as const)
  test(`a menu closes when the Tab key leaves it, and on Escape gives the focus back, at ${width} px`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height: 900 });
    await page.goto('/');
    const button = page.locator('header').getByRole('button', { name, exact: true });
    const menu = page.locator(':popover-open');
    await button.press('Enter');
    await page.keyboard.press('Tab');
    await expect(menu.locator(':focus')).toHaveCount(1);
    await page.keyboard.press('Escape');
    await expect(menu).toHaveCount(0);
    await expect(button).toBeFocused();
    await button.press('Enter');
    const stops = await menu.locator('a, button').filter({ visible: true }).count();
    for (let press = 0; press <= stops + 1; press += 1) await page.keyboard.press('Tab');
    await expect(menu).toHaveCount(0);
    expect(await hiddenFocus(page)).toBeNull();
  });

for (const width of [390, 1000])
  test(`the panel of the assistant covers nothing that has the focus at ${width} px`, async ({ page }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await page.setViewportSize({ width, height: 800 });
    await page.goto('/products/morgen-mug');
    await page.keyboard.press('i');
    await expect(page.locator('#assistant').getByRole('textbox')).toBeFocused();
    const covered: string[] = [];
    for (let press = 0; press < 40; press += 1) {
      await page.keyboard.press('Tab');
      const problem = await focusBehindPanel(page);
      if (problem !== null) covered.push(problem);
    }
    expect(covered).toEqual([]);
  });

test('the sheet of filters has the focus when it opens', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 800 });
  await page.goto('/collections/all');
  await page.locator('.toolbar').getByRole('button', { name: 'Filter' }).press('Enter');
  await expect(page.locator('#filters').getByRole('heading', { name: 'Filter' })).toBeFocused();
});

test('the filters of a list can be skipped', async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 900 });
  await page.goto('/collections/all');
  await page.locator('.toolbar select').focus();
  await page.keyboard.press('Tab');
  await expect(page.getByRole('link', { name: 'Skip filters' })).toBeFocused();
  expect(await hiddenFocus(page)).toBeNull();
  await page.keyboard.press('Enter');
  await page.keyboard.press('Tab');
  await expect(page.locator('.product-card').first().locator(':focus')).toHaveCount(1);
});

/** The focused element when nothing of it can be seen. Of a field that is drawn by its label, the label is looked at. */
function hiddenFocus(page: Page): Promise<string | null> {
  return page.evaluate(() => {
    const focused = document.activeElement;
    if (!focused || focused === document.body) return null;
    const shown = focused.matches('input') ? (focused.closest('label') ?? focused) : focused;
    const { left, top, right, bottom } = shown.getBoundingClientRect();
    const isInView = right > 0 && bottom > 0 && left < innerWidth && top < innerHeight;
    const hasArea = right - left > 4 && bottom - top > 4;
    const isVisible = shown.checkVisibility({ opacityProperty: true, visibilityProperty: true });
    return isInView && hasArea && isVisible ? null : focused.outerHTML.slice(0, 160);
  });
}

/** What has the focus when the open panel of the assistant covers all of it. */
function focusBehindPanel(page: Page): Promise<string | null> {
  return page.evaluate(async () => {
    await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));
    const [focused, panel] = [document.activeElement, document.querySelector('#assistant:popover-open')];
    if (!focused || !panel || focused === document.body || panel.contains(focused)) return null;
    const [shown, cover] = [focused.getBoundingClientRect(), panel.getBoundingClientRect()];
    const isInside = shown.left >= cover.left && shown.right <= cover.right;
    return isInside && shown.top >= cover.top && shown.bottom <= cover.bottom ? focused.outerHTML.slice(0, 160) : null;
  });
}
