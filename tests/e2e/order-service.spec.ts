import { expect, type Page, test } from '@playwright/test';
import { axeViolations } from '../helpers/browser/axe-violations.ts';

const email = 'kari@example.org';

/** Buys a mug, up to the confirmation, and returns the number of the order. */
async function buy(page: Page): Promise<string> {
  await page.goto('/products/morgen-mug');
  await page.getByRole('button', { name: 'Add to cart' }).first().click();
  await page.getByRole('link', { name: 'Checkout' }).click();
  for (const [label, text] of [
    ['Email', email],
    ['Full name', 'Kari Nordmann'],
    ['Street address', 'Storgata 1'],
    ['Postcode', '0155'],
    ['Town or city', 'Oslo'],
  ] as const)
    await page.getByLabel(label).fill(text);
  await page.getByRole('button', { name: /^Order and pay/ }).click();
  await expect(page.getByRole('heading', { name: 'Thank you' })).toBeVisible();
  return /H1\d{4}/.exec(await page.getByRole('main').innerText())?.[0] ?? '';
}

/** Nothing that axe finds, and no scrolling sideways. */
async function expectAccessible(page: Page): Promise<void> {
  expect(await axeViolations(page)).toEqual([]);
  expect(await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth)).toBeLessThanOrEqual(0);
}

async function lookUp(
  page: Page,
  { path, number, button }: Record<'path' | 'number' | 'button', string>,
): Promise<void> {
  await page.goto(path);
  await page.getByLabel('Order number').fill(number);
  await page.getByLabel('Email').fill(email);
  await page.getByRole('button', { name: button }).click();
}

// Two of the four combinations: one visitor may look up only so many orders.
for (const [colorScheme, width] of [
  ['light', 320],
  ['dark', 1280],
] as const) {
  test.describe(`${colorScheme}, ${width} px`, () => {
    test.use({ colorScheme, viewport: { width, height: 900 }, contextOptions: { reducedMotion: 'reduce' } });

    test('from the confirmation to the withdrawal, axe finds nothing', async ({ page }) => {
      const number = await buy(page);
      await expectAccessible(page);
      await lookUp(page, { path: '/orders', number: 'H10000', button: 'Find order' });
      await expect(page.getByText('We couldn’t find an order with this number and email address.')).toBeVisible();
      await expectAccessible(page);
      await lookUp(page, { path: '/orders', number, button: 'Find order' });
      await expect(page.getByRole('main')).toContainText(number);
      await expectAccessible(page);
      await lookUp(page, { path: '/withdrawal', number, button: 'Continue' });
      await page.getByRole('checkbox').first().uncheck();
      await page.getByRole('button', { name: 'Confirm withdrawal' }).click();
      await expect(page.getByText('Choose at least one product.')).toBeVisible();
      await expectAccessible(page);
      await page.getByRole('checkbox').first().check();
      await page.getByRole('button', { name: 'Confirm withdrawal' }).click();
      await expect(page.getByText(`We received your withdrawal from order ${number}`)).toBeVisible();
      await expectAccessible(page);
    });
  });
}
