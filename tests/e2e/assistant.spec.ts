import { expect, type Page, test } from '@playwright/test';
import { limits } from '../../src/http/limits.ts';
import { accessibilityProblems } from '../helpers/browser/axe-violations.ts';
import { advanceAnimations, useUniqueAddress } from '../helpers/browser/browser-session.ts';

const panel = (page: Page) => page.locator('#assistant');
const log = (page: Page) => panel(page).getByRole('log');
const input = (page: Page) => page.getByRole('textbox', { name: 'Your message' });
const counter = (page: Page) => page.locator('#assistant-count');

test.beforeEach(({ page }, info) => useUniqueAddress(page, info));

async function open(page: Page, path = '/'): Promise<void> {
  await page.goto(path);
  await page.keyboard.press('i');
  await expect(input(page)).toBeFocused();
}

test('the panel is loaded on first use only', async ({ page }) => {
  const loaded: string[] = [];
  page.on('request', (request) => loaded.push(request.url()));
  await page.goto('/', { waitUntil: 'networkidle' });
  expect(loaded.filter((url) => /mount|assistant/.test(url))).toEqual([]);
  await page.keyboard.press('i');
  await expect(panel(page)).toBeVisible();
  expect(loaded.some((url) => /mount/.test(url))).toBe(true);
});

test('a question without a name is about the product of the page, in the chosen color', async ({ page }) => {
  await open(page, '/products/bolge-vase?colour=moss');
  await page.keyboard.type('add it to my cart');
  await page.keyboard.press('Enter');
  await expect(log(page).getByText('Bølge vase in Moss added to your cart.')).toBeVisible();
});

test('the key I opens the panel and focuses the input, Escape closes it and keeps the draft', async ({ page }) => {
  await open(page);
  await page.keyboard.type('i like it');
  await expect(input(page)).toHaveValue('i like it');
  await expect(counter(page)).toHaveText('9 / 1000');
  await page.keyboard.press('Escape');
  await expect(panel(page)).toBeHidden();
  await expect(page.getByRole('button', { name: 'Ask the assistant' })).toBeFocused();
  await page.keyboard.press('i');
  await expect(input(page)).toHaveValue('i like it');
});

test('the key I closes the panel when the focus is outside its input', async ({ page }) => {
  await open(page);
  await page.getByRole('button', { name: 'Close the assistant' }).focus();
  await page.keyboard.press('i');
  await expect(panel(page)).toBeHidden();
});

test('the key I types in the search field and is ignored with a modifier', async ({ page }) => {
  await page.goto('/search');
  await page.getByRole('searchbox').or(page.getByRole('combobox')).first().focus();
  await page.keyboard.press('i');
  await page.locator('body').focus();
  await page.keyboard.press('Shift+I');
  await page.keyboard.press('Alt+i');
  await expect(panel(page)).toBeHidden();
});

test('the shortcut can be changed and disabled', async ({ page }) => {
  await open(page);
  await page.getByRole('button', { name: 'Assistant settings' }).click();
  await page.getByRole('textbox', { name: 'Key' }).fill('q');
  await page.keyboard.press('Escape');
  await page.keyboard.press('Escape');
  const launcher = page.locator('.launcher');
  await expect(launcher).toHaveAttribute('aria-keyshortcuts', 'Q');
  await page.reload();
  await page.keyboard.press('i');
  await page.keyboard.press('q');
  await expect(panel(page)).toBeVisible();
  await page.getByRole('button', { name: 'Assistant settings' }).click();
  await page.getByRole('switch').uncheck();
  await expect(launcher).not.toHaveAttribute('aria-keyshortcuts');
});

test('an answer has cards, is announced in one sentence to screen readers and survives navigation', async ({
  page,
}) => {
  await open(page, '/products/rille-vase');
  await page.keyboard.type('lamps under €150');
  await page.keyboard.press('Enter');
  await expect(panel(page).getByRole('article')).toHaveCount(2);
  await expect(panel(page).getByRole('status').first()).toHaveText('I found 2 products for lamps under €150.');
  await expect(input(page)).toHaveValue('');
  await open(page, '/collections/all');
  await expect(log(page).locator('.user')).toHaveText('You: lamps under €150');
  await expect(panel(page).getByRole('article')).toHaveCount(2);
});

test('the button of a card adds the chosen variant to the cart, and a message removes it', async ({ page }) => {
  await open(page);
  await page.keyboard.type('morgen mug');
  await page.keyboard.press('Enter');
  await panel(page).getByRole('combobox', { name: 'Choose an option for Morgen mug' }).selectOption({ label: 'Moss' });
  await panel(page).getByRole('button', { name: 'Add Morgen mug, Moss to cart' }).click();
  await expect(log(page).getByText('Added')).toBeVisible();
  await expect(page.locator('[data-cart-button] .count').first()).toHaveText('1');
  await input(page).fill('what is in my cart?');
  await page.keyboard.press('Enter');
  await expect(log(page).getByText('1 × Morgen mug, Moss')).toBeVisible();
  await input(page).fill('remove the mug');
  await page.keyboard.press('Enter');
  await expect(log(page).getByText('Morgen mug in Moss removed.')).toBeVisible();
  await expect(page.locator('[data-cart-button] .count').first()).toHaveText('');
  await panel(page).getByRole('button', { name: 'Undo' }).click();
  await expect(log(page).getByText('Undone.')).toBeVisible();
});

test('a paste that is too long is truncated at a character with a notice', async ({ page }) => {
  await open(page);
  await input(page).fill('x'.repeat(999));
  await input(page).evaluate((area) => {
    const clipboardData = new DataTransfer();
    clipboardData.setData('text/plain', '👍👍');
    area.dispatchEvent(new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true }));
  });
  await expect(counter(page)).toHaveText('999 / 1000');
  await expect(page.locator('#assistant-hint')).toHaveText('Characters cut off: 4');
});

test('a draft that is too long shows its length and cannot be sent', async ({ page }) => {
  await page.goto('/');
  await page.evaluate(() => sessionStorage.setItem('assistant-draft', 'y'.repeat(1240)));
  await page.keyboard.press('i');
  await expect(counter(page)).toHaveText('1240 / 1000');
  await expect(input(page)).toHaveAttribute('aria-invalid', 'true');
  await expect(panel(page).getByRole('button', { name: 'Send' })).toBeDisabled();
  await page.keyboard.press('Enter');
  await expect(panel(page).locator('.user')).toHaveCount(0);
});

test('an interrupted answer reports it, keeps the question and can be retried', async ({ page }) => {
  await open(page);
  await page.route('**/api/chat', (route) =>
    route.fulfill({ contentType: 'text/event-stream', body: 'data: {"type":"start","messageId":"m"}\n\n' }),
  );
  await page.keyboard.type('lamps');
  await page.keyboard.press('Enter');
  await expect(panel(page).getByRole('alert')).toContainText('Answer cut off');
  await page.unroute('**/api/chat');
  await panel(page).getByRole('button', { name: 'Try again' }).click();
  await expect(panel(page).getByRole('article').first()).toBeVisible();
  await expect(panel(page).locator('.user')).toHaveCount(1);
});

test('each failure has a message of its own', async ({ page, context }) => {
  await open(page);
  const fails = async (text: string, fail: () => Promise<unknown>): Promise<void> => {
    await fail();
    await input(page).fill('lamps');
    await page.keyboard.press('Enter');
    await expect(panel(page).getByRole('alert')).toContainText(text);
  };
  const refuse =
    (status: number, code: string, headers = {}) =>
    async () => {
      await page.unroute('**/api/chat');
      await page.route('**/api/chat', (route) => route.fulfill({ status, headers, json: { error: { code } } }));
    };
  await fails('We can’t reach the shop', () => page.route('**/api/chat', (route) => route.abort()));
  await fails('Try again in 34 s.', refuse(429, 'rate_limited', { 'retry-after': '34' }));
  await fails('Still answering your last question', refuse(409, 'busy'));
  await fails('Something went wrong', refuse(500, 'something_new'));
  await page.unroute('**/api/chat');
  await fails('You’re offline', () => context.setOffline(true));
});

test('a running answer can be stopped', async ({ page }) => {
  await open(page);
  await page.route('**/api/chat', () => undefined);
  await page.keyboard.type('lamps');
  await page.keyboard.press('Enter');
  await panel(page).getByRole('button', { name: 'Stop the answer' }).click();
  await expect(panel(page).getByRole('button', { name: 'Send' })).toBeVisible();
  await expect(panel(page).getByRole('alert')).toHaveCount(0);
});

test('clearing removes the whole conversation', async ({ page }) => {
  await open(page);
  await page.keyboard.type('lamps');
  await page.keyboard.press('Enter');
  await expect(panel(page).getByRole('article').first()).toBeVisible();
  await page.getByRole('button', { name: 'Assistant settings' }).click();
  await page.getByRole('button', { name: /Clear this conversation/ }).click();
  await expect(panel(page).locator('.user')).toHaveCount(0);
  await open(page);
  await expect(panel(page).getByText('What are you looking for?')).toBeVisible();
});

for (const width of [320, 1280])
  test.describe(`${width} px`, () => {
    test.use({ viewport: { width, height: 800 }, contextOptions: { reducedMotion: 'reduce' } });

    test('the panel has no accessibility violation', async ({ page }) => {
      await open(page);
      expect(await accessibilityProblems(page, '#assistant')).toEqual([]);
      await page.keyboard.type('compare the Rille vase and the Bølge vase');
      await page.keyboard.press('Enter');
      await expect(panel(page).getByRole('table')).toBeVisible();
      expect(await accessibilityProblems(page, '#assistant')).toEqual([]);
    });
  });

for (const width of [1280, 1440])
  test.describe(`${width} px`, () => {
    test.use({ viewport: { width, height: 800 }, contextOptions: { reducedMotion: 'reduce' } });

    test('beside the open panel the picture of a product stays large', async ({ page }) => {
      await open(page, '/products/bolge-vase');
      const stage = await page.locator('.gallery .stage').boundingBox();
      const info = await page.locator('.product > .info').boundingBox();
      expect(stage?.width).toBeGreaterThan(380);
      expect(info?.x).toBeGreaterThan((stage?.x ?? 0) + (stage?.width ?? 0));
    });
  });

test('a found product without a picture has its title where the price is', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await open(page);
  await page.keyboard.type('vases');
  await page.keyboard.press('Enter');
  const product = log(page).locator('.found-product').first();
  const title = product.getByRole('heading');
  await product.locator('img').evaluate((picture) => picture.remove());
  const [box, price] = [await title.boundingBox(), await product.locator('.price').boundingBox()];
  expect(box?.x).toBe(price?.x);
  expect(box?.width).toBeGreaterThan(180);
});

test('a proposal can be accepted on the next page, and an undone change is gone', async ({ page }) => {
  await open(page);
  for (const text of ['add a morgen mug in moss', 'empty my cart', 'vases']) {
    await input(page).fill(text);
    await page.keyboard.press('Enter');
    await expect(panel(page).getByRole('button', { name: 'Send' })).toBeVisible();
  }
  await open(page, '/collections/all');
  await panel(page).getByRole('button', { name: 'Empty cart' }).click();
  await expect(log(page).getByText('Cart emptied.')).toBeFocused();
  await input(page).click();
  await page.keyboard.type('oak');
  await expect(input(page)).toHaveValue('oak');
});

test('undo is hidden once it has expired', async ({ page }) => {
  await open(page);
  await page.keyboard.type('add a morgen mug in moss');
  await page.keyboard.press('Enter');
  const undo = panel(page).getByRole('button', { name: 'Undo' });
  await expect(undo).toBeVisible();
  await advanceAnimations(page, limits.chatUndoMs - 5000);
  await expect(undo).toBeVisible();
  await advanceAnimations(page, limits.chatUndoMs + 1000);
  await expect(undo).toBeHidden();
});
