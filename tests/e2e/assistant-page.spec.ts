import { expect, type Page, test } from '@playwright/test';
import { limits } from '../../src/http/limits.ts';
import { advanceAnimations, useUniqueAddress } from '../helpers/browser/browser-session.ts';

test.use({ javaScriptEnabled: false });
test.beforeEach(({ page }, info) => useUniqueAddress(page, info));

async function ask(page: Page, text: string): Promise<void> {
  await page.getByRole('textbox', { name: 'Your message' }).fill(text);
  await page.getByRole('button', { name: 'Send' }).click();
}

test('without scripts the assistant page keeps the conversation in a form', async ({ page }) => {
  await page.goto('/');
  await page.getByRole('link', { name: 'Ask the assistant' }).click();
  await ask(page, 'vases under €80');
  await expect(page.getByText('I found 3 products for vases under €80.')).toBeVisible();
  await ask(page, 'add the first one in moss');
  await expect(page.getByText('Bølge vase in Moss added to your cart.')).toBeVisible();
  await page.goto('/cart');
  await expect(page.getByText('Bølge vase').first()).toBeVisible();
});

test('without scripts the assistant knows the page that it was opened from', async ({ page }) => {
  await page.goto('/products/morgen-mug');
  await page.getByRole('link', { name: 'Ask the assistant' }).click();
  await ask(page, 'How much is it?');
  await expect(page.getByText(/The Morgen mug/)).toBeVisible();
});

test('without scripts the buttons of an answer are forms', async ({ page }) => {
  await page.goto('/assistant');
  await ask(page, 'morgen mug');
  await page.getByRole('button', { name: /^Add Morgen mug/ }).click();
  await expect(page.getByText('Done.')).toBeVisible();
  await ask(page, 'remove the mug');
  await page.getByRole('button', { name: 'Undo' }).click();
  await ask(page, 'what is in my cart?');
  await expect(page.getByText(/There’s one item in your cart/)).toBeVisible();
  await ask(page, 'empty my cart');
  await page.getByRole('button', { name: 'Empty cart' }).click();
  await expect(page.getByText('Cart emptied.')).toBeVisible();
});

test('without scripts undo is hidden once it has expired, and a proposal stays valid after the next question', async ({
  page,
}) => {
  await page.goto('/assistant');
  await ask(page, 'add a morgen mug in moss');
  const undo = page.getByRole('button', { name: 'Undo' });
  await expect(undo).toBeVisible();
  await advanceAnimations(page, limits.chatUndoMs + 1000);
  await expect(undo).toBeHidden();
  await ask(page, 'empty my cart');
  await ask(page, 'vases');
  await page.getByRole('button', { name: 'Empty cart' }).click();
  await expect(page.getByText('Cart emptied.')).toBeVisible();
});

test('without scripts a message that is too long is refused and its text preserved', async ({ page }) => {
  await page.goto('/assistant');
  await page.locator('textarea').evaluate((area) => area.removeAttribute('maxlength'));
  await ask(page, 'z'.repeat(1001));
  await expect(page.getByRole('alert')).toHaveText(
    'Your message is over 1,000 characters. We’ve kept your message. Try again.',
  );
  await expect(page.locator('textarea')).toHaveValue('z'.repeat(1001));
});
