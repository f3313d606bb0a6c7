import { expect, type Page, test } from '@playwright/test';
import { accessibilityProblems } from '../helpers/browser/axe-violations.ts';

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

/** At both widths in both color schemes. */
async function expectAccessible(page: Page): Promise<void> {
  for (const width of [320, 1280]) {
    await page.setViewportSize({ width, height: 900 });
    expect(await accessibilityProblems(page), `${width} px`).toEqual([]);
  }
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

test.describe('without motion', () => {
  test.use({ contextOptions: { reducedMotion: 'reduce' } });

  test('from the confirmation to the withdrawal, axe finds nothing', async ({ page }) => {
    test.slow();
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
