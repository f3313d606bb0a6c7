import { expect, test } from '@playwright/test';
import { accessibilityProblems } from '../helpers/browser/axe-violations.ts';

// A client of its own: forms that send emails are limited to 12 a minute for each.
test.use({ extraHTTPHeaders: { 'x-forwarded-for': '192.0.2.20' } });

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test('a visitor writes to the shop', async ({ page }) => {
    await page.goto('/pages/contact');
    await page.getByLabel('Name', { exact: true }).fill('Kari Moe');
    await page.getByLabel('Email', { exact: true }).fill('kari@example.org');
    await page.getByLabel('Message').fill('My mug broke.');
    await page.getByRole('button', { name: 'Send message' }).click();
    await expect(page.getByRole('heading', { name: 'Thank you, we have your message' })).toBeVisible();
    await expect(page).toHaveURL(/\/forms\/contact\?sent=1$/);
  });
});

for (const width of [320, 1280]) {
  test.describe(`${width} px`, () => {
    test.use({ viewport: { width, height: 900 }, contextOptions: { reducedMotion: 'reduce' } });

    test('forms and their refusal have no accessibility violation and do not scroll sideways', async ({ page }) => {
      for (const path of ['/pages/contact', '/forms/newsletter', '/forms/newsletter?sent=1']) {
        await page.goto(path);
        expect(await accessibilityProblems(page)).toEqual([]);
      }
      await page.goto('/forms/contact');
      await page.locator('form.visitor-form').evaluate((form: HTMLFormElement) => (form.noValidate = true));
      await page.getByLabel('Email', { exact: true }).fill('kari@');
      await page.getByRole('button', { name: 'Send message' }).click();
      const field = page.getByLabel('Email', { exact: true });
      await expect(page.getByLabel('Name', { exact: true })).toBeFocused();
      await expect(field).toHaveAccessibleDescription('Enter an email address like name@example.org.');
      await expect(field).toHaveValue('kari@');
      expect(await accessibilityProblems(page)).toEqual([]);
    });
  });
}
