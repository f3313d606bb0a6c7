import { expect, test, type Page } from '@playwright/test';
import { accessibilityProblems } from '../helpers/browser/axe-violations.ts';

const soldOut = '/products/stue-candle?cup=chalk';

async function request(page: Page, email: string): Promise<void> {
  await page.goto(soldOut);
  await page.getByLabel('Email me when it’s back').fill(email);
  await page.getByRole('button', { name: 'Email me' }).click();
}

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test('a visitor asks to be emailed when a sold-out variant is back', async ({ page }) => {
    await request(page, 'kari@example.org');
    await expect(page.getByRole('heading', { name: 'Check your inbox' })).toBeVisible();
    await expect(page.getByText('We’re sending a link to kari@example.org.')).toBeVisible();
    await page.getByRole('link', { name: 'Stue candle, Chalk, 220 g' }).click();
    await expect(page.getByRole('heading', { name: 'Stue candle', level: 1 })).toBeVisible();
  });
});

for (const width of [320, 1280]) {
  test.describe(`${width} px`, () => {
    test.use({ viewport: { width, height: 900 }, contextOptions: { reducedMotion: 'reduce' } });

    test('the request and its refusal have no accessibility violation and do not scroll sideways', async ({ page }) => {
      await page.goto(soldOut);
      await page.locator('form.stock-alert').evaluate((form: HTMLFormElement) => (form.noValidate = true));
      await page.getByLabel('Email me when it’s back').fill('kari@');
      await page.getByRole('button', { name: 'Email me' }).click();
      const field = page.getByLabel('Email me when it’s back');
      await expect(field).toBeFocused();
      await expect(field).toHaveAccessibleDescription(/^Enter an email address like name@example\.org\./);
      expect(await accessibilityProblems(page)).toEqual([]);
      await request(page, `visitor${width}@example.org`);
      await expect(page.getByRole('heading', { name: 'Check your inbox' })).toBeVisible();
      expect(await accessibilityProblems(page)).toEqual([]);
      await page.goto('/stock-alerts?token=forged');
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      expect(await accessibilityProblems(page)).toEqual([]);
    });
  });
}
