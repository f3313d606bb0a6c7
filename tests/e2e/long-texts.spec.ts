import { expect, test } from '@playwright/test';

for (const width of [390, 1280]) {
  test.describe(`${width} px`, () => {
    test.use({ viewport: { width, height: 844 } });

    test('the heading of the home page breaks between words', async ({ page }) => {
      await page.goto('/');
      const heading = page.getByRole('heading', { level: 1 });
      await heading.evaluate((element) => {
        element.textContent = 'Ausrüstung fürs Draußensein';
      });
      const lines = await heading.evaluate((element) => {
        const range = document.createRange();
        const [text] = element.childNodes;
        if (!text) return [];
        const words = element.textContent.split(' ');
        return words.map((word) => {
          const start = element.textContent.indexOf(word);
          range.setStart(text, start);
          range.setEnd(text, start + word.length);
          return range.getClientRects().length;
        });
      });
      expect(lines).toEqual([1, 1, 1]);
    });

    test('the columns of a footer without a tagline begin at its edge', async ({ page }) => {
      await page.goto('/');
      const footer = page.getByRole('contentinfo');
      await footer.locator('.lead').evaluate((element) => element.parentElement?.remove());
      const column = await footer.locator('.columns nav').first().boundingBox();
      const wordmark = await footer.locator('.wordmark').boundingBox();
      expect(column?.x).toBe(wordmark?.x);
    });
  });
}
