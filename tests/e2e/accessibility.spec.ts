import { expect, test } from '@playwright/test';
import { notFoundPaths, pageKinds } from '../fixtures/page-kinds.ts';
import { axeViolations } from '../helpers/browser/axe-violations.ts';

const pages = {
  ...pageKinds,
  'not found': notFoundPaths[0],
  'a list that its filters leave empty': '/collections/all?filter.p.product_type=mug&filter.v.price.gte=5000',
  'a page past the end of a list': '/collections/all?page=50',
  'a page past the end of a blog': '/blogs/journal?page=9',
};

for (const colorScheme of ['light', 'dark'] as const) {
  for (const width of [320, 1280]) {
    test.describe(`${colorScheme}, ${width} px`, () => {
      test.use({ colorScheme, viewport: { width, height: 900 }, contextOptions: { reducedMotion: 'reduce' } });

      for (const [kind, path] of Object.entries(pages)) {
        test(`${kind} has no accessibility violation and does not scroll sideways`, async ({ page }) => {
          await page.goto(path);
          expect(await axeViolations(page)).toEqual([]);
          const overflow = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
          expect(overflow).toBeLessThanOrEqual(0);
        });
      }
    });
  }
}
