import { expect, type Locator, type Page, type Response, test } from '@playwright/test';

const mug = '/products/morgen-mug';

interface DelayedResponse {
  /** Starts the update. */
  readonly ask: () => Promise<void>;
  /** Releases the control. */
  readonly release?: () => Promise<void>;
  /** The response that is delayed until the control is pressed. */
  readonly answer: RegExp;
  readonly method?: 'GET' | 'POST';
}

/** Delivers a response while a control is pressed, then releases the control. */
async function pressDuringPatch(
  page: Page,
  control: Locator,
  { ask, answer, method = 'GET', release = () => page.mouse.up() }: DelayedResponse,
): Promise<void> {
  const { promise: isDown, resolve: letAnswer } = Promise.withResolvers<void>();
  await page.route(answer, async (route) => {
    if (route.request().method() !== method) return route.fallback();
    const response = await route.fetch();
    await isDown;
    await route.fulfill({ response });
  });
  const answered = page.waitForResponse((response) => isTo(response, answer, method));
  await ask();
  await control.hover();
  await page.mouse.down();
  letAnswer();
  await (await answered).finished();
  await page.evaluate(() => new Promise((drawn) => requestAnimationFrame(() => requestAnimationFrame(drawn))));
  await release();
  await page.unrouteAll({ behavior: 'wait' });
}

function isTo(response: Response, address: RegExp, method: string): boolean {
  return address.test(response.url()) && response.request().method() === method;
}

test('a quantity step pressed while the cart is updated counts', async ({ page }) => {
  await page.goto(mug);
  await page.getByRole('button', { name: 'Add to cart' }).first().click();
  await expect(page.getByRole('dialog', { name: 'Cart (1)' })).toBeVisible();
  await page.goto('/cart');
  const more = page.getByRole('button', { name: 'Quantity of Morgen mug: one more' });
  await pressDuringPatch(page, more, { ask: () => more.click(), answer: /\/cart$/ });
  await expect(page.locator('[data-cart-button] .count')).toHaveText('3');
  await expect(page.getByRole('spinbutton', { name: 'Quantity of Morgen mug' })).toHaveValue('3');
});

test('a quantity step pressed right after something else was released counts', async ({ page }) => {
  await page.goto(mug);
  await page.getByRole('button', { name: 'Add to cart' }).first().click();
  await expect(page.getByRole('dialog', { name: 'Cart (1)' })).toBeVisible();
  await page.goto('/cart');
  const more = page.getByRole('button', { name: 'Quantity of Morgen mug: one more' });
  // As in a busy browser, where the next press comes before the timer.
  await page.evaluate(() => {
    const { setTimeout } = globalThis;
    Object.assign(globalThis, { setTimeout: (run: () => void, ms = 0) => setTimeout(run, ms + 800) });
  });
  const release = async (): Promise<void> => {
    await page.mouse.move(0, 0);
    await page.mouse.up();
    await more.hover();
    await page.mouse.down();
    await page.waitForTimeout(1000);
    await page.mouse.up();
  };
  await pressDuringPatch(page, more, { ask: () => more.press('Enter'), answer: /\/cart$/, release });
  await expect(page.locator('[data-cart-button] .count')).toHaveText('3');
});

test('a filter pressed while the listing is updated is applied', async ({ page }) => {
  await page.goto('/collections/all');
  const inStock = page.getByRole('checkbox', { name: /^In stock/ });
  await pressDuringPatch(page, inStock, {
    ask: () => page.getByRole('checkbox', { name: /^Moss/ }).press('Space'),
    answer: /colour=Moss$/i,
  });
  const chips = page.getByRole('group', { name: 'Active filters' });
  await expect(chips.getByRole('link', { name: 'Remove filter Moss' })).toBeVisible();
  await expect(chips.getByRole('link', { name: 'Remove filter In stock' })).toBeVisible();
});

test('an option pressed while another is being loaded is chosen', async ({ page }) => {
  await page.goto('/products/kveld-table-lamp?size=38+cm');
  const value = (name: string) => page.locator('.info').getByRole('link', { name, exact: true });
  await pressDuringPatch(page, value('28 cm'), { ask: () => value('Chalk').click(), answer: /colour=chalk/i });
  await expect(page).toHaveURL(/size=28\+cm/);
});

test('a delivery method pressed while a country is being quoted is chosen', async ({ page }) => {
  await page.goto(mug);
  await page.getByRole('button', { name: 'Add to cart' }).first().click();
  await page.getByRole('link', { name: 'Checkout' }).click();
  await page.waitForURL('**/checkout');
  await page.waitForLoadState('load');
  const collect = page.getByRole('radio', { name: /Collect/ });
  await pressDuringPatch(page, collect, {
    ask: async () => void (await page.getByLabel('Country').selectOption('United Kingdom')),
    answer: /\/checkout/,
    method: 'POST',
  });
  await expect(collect).toBeChecked();
  await expect(page.getByRole('button', { name: 'Order and pay by invoice, €24' })).toBeVisible();
});

test('a quantity step by the space bar, held while the cart is updated, counts', async ({ page }) => {
  await page.goto(mug);
  await page.getByRole('button', { name: 'Add to cart' }).first().click();
  await expect(page.getByRole('dialog', { name: 'Cart (1)' })).toBeVisible();
  await page.goto('/cart');
  await page.getByRole('button', { name: 'Quantity of Morgen mug: one more' }).focus();
  const redrawn = page.waitForResponse((response) => isTo(response, /\/cart$/, 'GET'));
  await page.keyboard.press('Enter');
  await page.keyboard.down('Space');
  await (await redrawn).finished();
  await page.keyboard.up('Space');
  await expect(page.locator('[data-cart-button] .count')).toHaveText('3');
});
