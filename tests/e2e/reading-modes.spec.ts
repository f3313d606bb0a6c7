import { expect, type Page, test } from '@playwright/test';
import { notFoundPaths, pageKinds } from '../fixtures/page-kinds.ts';

const pages = { ...pageKinds, assistant: '/assistant', 'not found': notFoundPaths[0] };

/** Puts a mug in the cart by a link, and opens the checkout. */
async function openCheckout(page: Page): Promise<void> {
  await page.goto('/products/morgen-mug');
  const variant = await page.locator('input[name="variant"]').first().getAttribute('value');
  await page.goto(`/cart/${variant}:2`);
  await page.goto('/checkout');
}

async function order(page: Page): Promise<void> {
  await openCheckout(page);
  const answers = {
    Email: 'kari@example.org',
    Name: 'Kari Nordmann',
    'Street address': 'Storgata 1',
    Postcode: '0155',
    'Town or city': 'Oslo',
  };
  for (const [label, answer] of Object.entries(answers)) await page.getByLabel(label).fill(answer);
  await page.getByRole('button', { name: /^Order and pay/ }).click();
  await expect(page.getByRole('heading', { name: 'Thank you' })).toBeVisible();
}

const sidewaysOverflow = (page: Page): Promise<number> =>
  page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);

test.describe('on paper', () => {
  // A4 without its margins, at 96 pixels an inch.
  test.use({ viewport: { width: 680, height: 986 }, colorScheme: 'dark' });

  for (const [kind, path] of Object.entries({
    product: pageKinds.product,
    article: pageKinds.article,
    policy: pageKinds.policy,
    order: null,
  })) {
    test(`a printed ${kind} is its content, dark on the paper itself`, async ({ page }) => {
      if (path === null) await order(page);
      else await page.goto(path);
      await page.emulateMedia({ media: 'print' });
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      for (const control of await page.locator('button, .button, .launcher, nav, footer, dialog, input:enabled').all())
        await expect(control).toBeHidden();
      await expect(page.locator('html')).toHaveCSS('color-scheme', 'light');
      await expect(page.locator('body')).toHaveCSS('background-color', 'rgba(0, 0, 0, 0)');
      expect(await sidewaysOverflow(page)).toBeLessThanOrEqual(0);
    });
  }

  test('a printed order of one line is one page', async ({ page }) => {
    await order(page);
    const paper = await page.pdf({ format: 'A4' });
    expect(paper.toString('latin1').match(/\/Type\s*\/Page\b(?!s)/g)).toHaveLength(1);
  });

  test('a printed order names who sells', async ({ page }) => {
    await order(page);
    await page.emulateMedia({ media: 'print' });
    await expect(page.getByText(/^Sold by Halden Hjem AS, .*1771 Halden, Norway, hei@halden\.example/)).toBeVisible();
  });

  test('a printed product has the texts that are folded on the screen', async ({ page }) => {
    await page.goto(pageKinds.product);
    const folded = page.locator('main details:not([open]) > :not(summary)').first();
    await expect(folded).not.toBeInViewport();
    await page.emulateMedia({ media: 'print' });
    expect((await folded.boundingBox())?.height).toBeGreaterThan(20);
  });
});

test.describe('zoomed to 400 %', () => {
  test.use({ viewport: { width: 320, height: 256 }, contextOptions: { reducedMotion: 'reduce' } });

  for (const [kind, path] of Object.entries(pages)) {
    test(`${kind}: what stays in place leaves half of the view free`, async ({ page }) => {
      await page.goto(path);
      await page.mouse.move(100, 100);
      await page.mouse.wheel(0, 700);
      await page.mouse.wheel(0, -80);
      const covered = await page.evaluate(() => {
        const rows = Array.from({ length: innerHeight / 8 }, (_, row) => row * 8 + 4);
        const isFixed = (element: Element | null): boolean =>
          element !== null &&
          (['fixed', 'sticky'].includes(getComputedStyle(element).position) || isFixed(element.parentElement));
        return rows.filter((y) => isFixed(document.elementFromPoint(innerWidth / 2, y))).length / rows.length;
      });
      expect(covered).toBeLessThan(0.5);
      expect(await sidewaysOverflow(page)).toBeLessThanOrEqual(0);
    });
  }
});

for (const width of [390, 1280]) {
  test.describe(`right to left, ${width} px`, () => {
    test.use({ viewport: { width, height: 900 } });

    test('no page scrolls sideways', async ({ page }) => {
      for (const [kind, path] of Object.entries(pages)) {
        await page.goto(path);
        await turnAround(page);
        expect([kind, await sidewaysOverflow(page)]).toEqual([kind, 0]);
      }
      await openCheckout(page);
      await turnAround(page);
      expect(await sidewaysOverflow(page)).toBe(0);
    });

    test('the title of a list starts at the right edge', async ({ page }) => {
      await page.goto(pageKinds.everything);
      await turnAround(page);
      const gap = await page.getByRole('heading', { level: 1 }).evaluate((heading) => {
        const range = document.createRange();
        range.selectNodeContents(heading);
        return innerWidth - range.getBoundingClientRect().right;
      });
      expect(gap).toBeLessThan(70);
    });
  });
}

function turnAround(page: Page): Promise<void> {
  return page.evaluate(() => {
    document.documentElement.dir = 'rtl';
  });
}
