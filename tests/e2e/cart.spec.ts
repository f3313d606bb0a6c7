import { expect, test, type Page } from '@playwright/test';
import { accessibilityProblems } from '../helpers/browser/axe-violations.ts';

const mug = '/products/morgen-mug';
const count = (page: Page) => page.locator('[data-cart-button] .count');
const drawer = (page: Page) => page.getByRole('dialog', { name: /^Cart \(/ });

async function addMug(page: Page): Promise<void> {
  await page.goto(mug);
  await page.getByRole('button', { name: 'Add to cart' }).first().click();
  await expect(drawer(page)).toBeVisible();
}

test('adding a product opens the drawer, updates the count and announces it', async ({ page }) => {
  await addMug(page);
  await expect(drawer(page).getByRole('heading', { name: 'Cart (1)' })).toBeVisible();
  await expect(drawer(page).getByText('Morgen mug added to your cart.').first()).toBeVisible();
  await expect(page.getByRole('status').filter({ hasText: 'Morgen mug added to your cart.' })).toHaveCount(1);
  await expect(count(page)).toHaveText('1');
  await page.keyboard.press('Escape');
  await expect(drawer(page)).toBeHidden();
  expect(new URL(page.url()).pathname).toBe(mug);
});

test('a double click adds once', async ({ page }) => {
  await page.goto(mug);
  await page.getByRole('button', { name: 'Add to cart' }).first().dblclick({ force: true });
  await expect(drawer(page)).toBeVisible();
  await page.goto('/cart');
  await expect(page.getByRole('spinbutton', { name: 'Quantity of Morgen mug' })).toHaveValue('1');
});

test('a card adds the variant it shows with one click', async ({ page }) => {
  await page.goto('/collections/ceramics');
  await page.getByRole('button', { name: /^Add Morgen mug/ }).click();
  await expect(drawer(page).getByRole('link', { name: 'Morgen mug' })).toBeVisible();
});

test('quantity, remove and undo work in place, are announced and keep keyboard focus', async ({ page }) => {
  await addMug(page);
  await page.goto('/cart');
  let loads = 0;
  page.on('load', () => (loads += 1));
  const more = page.getByRole('button', { name: 'Quantity of Morgen mug: one more' });
  await more.focus();
  await page.keyboard.press('Enter');
  await expect(count(page)).toHaveText('2');
  await expect(more).toBeFocused();
  const quantity = page.getByRole('spinbutton', { name: 'Quantity of Morgen mug' });
  await quantity.fill('4');
  await quantity.press('Tab');
  await expect(count(page)).toHaveText('4');
  await expect(page.locator('.cart-summary .sum dd')).toHaveText('€96');
  await page.getByRole('button', { name: 'Remove Morgen mug' }).click();
  await expect(page.getByRole('heading', { name: 'Your cart is empty' })).toBeVisible();
  await page.getByRole('button', { name: 'Undo: put Morgen mug back' }).click();
  await expect(quantity).toHaveValue('4');
  expect(loads).toBe(0);
});

test('after a line is removed by the keyboard the focus is before the offer to undo, on the page and in the drawer', async ({
  page,
}) => {
  await addMug(page);
  await page.goto('/cart');
  await page.getByRole('button', { name: 'Remove Morgen mug' }).press('Enter');
  await expect(page.getByRole('heading', { name: 'Your cart is empty' })).toBeFocused();
  await page.keyboard.press('Tab');
  await expect(page.getByRole('button', { name: 'Undo: put Morgen mug back' })).toBeFocused();
  await page.keyboard.press('Enter');
  await page.goto('/products/kveld-table-lamp');
  await page.getByRole('button', { name: 'Add to cart' }).first().click();
  await drawer(page).getByRole('button', { name: 'Remove Morgen mug' }).press('Enter');
  await expect(drawer(page).getByRole('heading', { name: 'Cart (1)' })).toBeFocused();
});

test('quick quantity steps add up', async ({ page }) => {
  await addMug(page);
  await page.goto('/cart');
  const more = page.getByRole('button', { name: 'Quantity of Morgen mug: one more' });
  await more.hover();
  for (let step = 0; step < 4; step += 1) {
    await page.mouse.down();
    await page.mouse.up();
  }
  await expect(count(page)).toHaveText('5');
  await expect(page.getByRole('spinbutton', { name: 'Quantity of Morgen mug' })).toHaveValue('5');
  await page.reload();
  await expect(page.getByRole('spinbutton', { name: 'Quantity of Morgen mug' })).toHaveValue('5');
});

test('messages of quantity steps neither move the page nor remove the undo offer', async ({ page }) => {
  await addMug(page);
  await page.goto('/products/kveld-table-lamp');
  await page.getByRole('button', { name: 'Add to cart' }).first().click();
  await expect(count(page)).toHaveText('2');
  await page.goto('/cart');
  const more = page.getByRole('button', { name: 'Quantity of Morgen mug: one more' });
  const before = await more.boundingBox();
  await more.click();
  await expect(page.getByText('€24 each')).toBeVisible();
  await expect(page.getByRole('status').filter({ hasText: 'changed to 2' })).toHaveCount(1);
  expect(await more.boundingBox()).toEqual(before);
  await page.getByRole('button', { name: 'Remove Kveld table lamp' }).click();
  const undo = page.getByRole('button', { name: 'Undo: put Kveld table lamp back' });
  await expect(undo).toBeVisible();
  await more.click();
  await expect(count(page)).toHaveText('3');
  await undo.click();
  await expect(count(page)).toHaveText('4');
});

test('unsent input survives a change of another control', async ({ page }) => {
  await addMug(page);
  await page.goto('/cart');
  const more = page.getByRole('button', { name: 'Quantity of Morgen mug: one more' });
  const code = page.getByRole('textbox', { name: 'Discount code' });
  const note = page.getByLabel('Note for the shop');
  await code.fill('morketid');
  await page.getByText('Add a note').click();
  await note.fill('A presnt');
  await note.evaluate((field: HTMLTextAreaElement) => field.setSelectionRange(6, 6));
  const redrawn = page.waitForResponse(
    (answer) => answer.url().endsWith('/cart') && answer.request().method() === 'GET',
  );
  await more.dispatchEvent('click');
  await (await redrawn).finished();
  await expect(page.getByText('€24 each')).toBeVisible();
  await page.keyboard.type('e');
  await expect(note).toHaveValue('A present');
  await expect(code).toHaveValue('morketid');
  await code.press('Enter');
  await expect(page.locator('.cart-summary .off')).toHaveText('−€4.80');
  await expect(code).toHaveValue('');
  await expect(note).toHaveValue('A present');
});

test('a quantity typed while the cart is updated is submitted on blur', async ({ page }) => {
  await addMug(page);
  await page.goto('/cart');
  const quantity = page.getByRole('spinbutton', { name: 'Quantity of Morgen mug' });
  const { promise: isWritten, resolve: letAnswer } = Promise.withResolvers<void>();
  await page.route('**/cart', async (route) => {
    if (route.request().method() !== 'GET') return route.fallback();
    const response = await route.fetch();
    await isWritten;
    await route.fulfill({ response });
  });
  await page.getByRole('button', { name: 'Quantity of Morgen mug: one more' }).click();
  await expect(quantity).toHaveValue('2');
  await quantity.fill('7');
  letAnswer();
  await expect(page.getByText('€24 each')).toBeVisible();
  await expect(quantity).toBeFocused();
  await expect(quantity).toHaveValue('7');
  await page.unrouteAll({ behavior: 'wait' });
  await quantity.press('Tab');
  await expect(count(page)).toHaveText('7');
});

test('a refused change is reverted with its reason', async ({ page }) => {
  await addMug(page);
  await page.goto('/cart');
  const quantity = page.getByRole('spinbutton', { name: 'Quantity of Morgen mug' });
  await quantity.fill('999');
  await quantity.press('Enter');
  await expect(
    page.getByText('Enter a whole number from 1 to 99. Nothing in your cart has changed.').first(),
  ).toBeVisible();
  await expect(quantity).toHaveValue('1');
  await page.getByRole('textbox', { name: 'Discount code' }).fill('nope');
  await page.getByRole('button', { name: 'Apply' }).click();
  await expect(
    page.getByText('We don’t recognise this code. Check the spelling. Nothing in your cart has changed.').first(),
  ).toBeVisible();
});

test('a code and a note can be applied, persist, and can be removed', async ({ page }) => {
  await addMug(page);
  await page.goto('/cart');
  await page.getByRole('textbox', { name: 'Discount code' }).fill('morketid');
  await page.keyboard.press('Enter');
  await expect(page.locator('.cart-summary .off')).toHaveText('−€2.40');
  await page.getByText('Add a note').click();
  await page.getByLabel('Note for the shop').fill('A present');
  await page.getByRole('button', { name: 'Save note' }).click();
  await expect(page.getByText('Note saved.').first()).toBeVisible();
  await page.reload();
  await expect(page.getByLabel('Note for the shop')).toHaveValue('A present');
  await page.getByRole('button', { name: 'Remove discount code MORKETID' }).click();
  await expect(page.locator('.cart-summary .off')).toHaveCount(0);
});

test('a recommendation is added with one click and leaves the list', async ({ page }) => {
  await addMug(page);
  await page.goto('/cart');
  const offers = page.getByRole('region', { name: 'You might also like' });
  const first = offers.getByRole('button', { name: /^Add / }).first();
  const name = (await offers.getByRole('heading', { level: 3 }).first().textContent())?.trim() ?? '';
  await first.click();
  await expect(page.locator('.cart-lines').getByRole('link', { name })).toBeVisible();
  await expect(offers.getByRole('heading', { name, level: 3 })).toHaveCount(0);
});

test('a recommendation says in which colors there are', async ({ page }) => {
  await addMug(page);
  await page.goto('/cart');
  const offers = page.getByRole('region', { name: 'You might also like' });
  expect(await offers.locator('.colours').first().textContent()).toMatch(/\S/);
});

test('other tabs show the same count', async ({ page, context }) => {
  await addMug(page);
  const other = await context.newPage();
  await other.goto('/cart');
  const elsewhere = await context.newPage();
  await elsewhere.goto('/');
  await page.bringToFront();
  await drawer(page).getByRole('button', { name: 'Quantity of Morgen mug: one more' }).click();
  await expect(count(page)).toHaveText('2');
  await expect(count(elsewhere)).toHaveText('2');
  await expect(other.getByRole('spinbutton', { name: 'Quantity of Morgen mug' })).toHaveValue('2');
});

test('a hidden tab shows another tab’s change when it is seen again, and does not ask for the cart before', async ({
  page,
  context,
}) => {
  await addMug(page);
  const other = await context.newPage();
  await other.goto('/cart');
  const hide = (hidden: boolean) =>
    other.evaluate((isHidden) => {
      Object.defineProperty(document, 'hidden', { value: isHidden, configurable: true });
      document.dispatchEvent(new Event('visibilitychange'));
    }, hidden);
  await hide(true);
  const asked: string[] = [];
  other.on('request', (request) => asked.push(request.url()));
  await drawer(page).getByRole('button', { name: 'Quantity of Morgen mug: one more' }).click();
  await expect(count(page)).toHaveText('2');
  expect(asked.filter((url) => url.endsWith('/cart'))).toEqual([]);
  await hide(false);
  await expect(other.getByRole('spinbutton', { name: 'Quantity of Morgen mug' })).toHaveValue('2');
});

test('a product added by the assistant is counted once and shown at once', async ({ page }) => {
  await page.goto('/cart');
  await page.keyboard.press('i');
  await page.getByRole('textbox', { name: 'Your message' }).fill('morgen mug');
  await page.keyboard.press('Enter');
  await page
    .locator('#assistant')
    .getByRole('button', { name: /^Add Morgen mug/ })
    .click();
  await expect(count(page)).toHaveText('1');
  await expect(page.getByRole('spinbutton', { name: 'Quantity of Morgen mug' })).toHaveValue('1');
});

test('going back to a page shows the current count', async ({ page }) => {
  await page.goto(mug);
  await page.goto('/collections/ceramics');
  await page.getByRole('button', { name: /^Add Morgen mug/ }).click();
  await expect(count(page)).toHaveText('1');
  await page.goBack();
  await expect(count(page)).toHaveText('1');
});

test('a lost cart is restored', async ({ page, context }) => {
  await addMug(page);
  const known = (await context.cookies()).find(({ name }) => name === 'cart');
  if (!known) throw new Error('no cart cookie');
  await context.addCookies([{ ...known, value: 'a-cart-that-nobody-knows-any-more' }]);
  await page.goto('/cart');
  await expect(page.getByText('We’ve refilled it')).toBeVisible();
  await expect(page.getByRole('spinbutton', { name: 'Quantity of Morgen mug' })).toHaveValue('1');
});

for (const width of [320, 1280]) {
  test.describe(`${width} px`, () => {
    test.use({ viewport: { width, height: 900 }, contextOptions: { reducedMotion: 'reduce' } });

    test('cart, drawer and messages have no accessibility violation and do not scroll sideways', async ({ page }) => {
      await addMug(page);
      expect(await accessibilityProblems(page)).toEqual([]);
      await page.goto('/cart');
      await page.getByRole('textbox', { name: 'Discount code' }).fill('nope');
      await page.getByRole('button', { name: 'Apply' }).click();
      await expect(page.locator('.cart-message')).toBeVisible();
      expect(await accessibilityProblems(page)).toEqual([]);
      await page.getByRole('button', { name: 'Remove Morgen mug' }).click();
      await expect(page.getByRole('heading', { name: 'Your cart is empty' })).toBeVisible();
      expect(await accessibilityProblems(page)).toEqual([]);
    });
  });
}
