import { expect, test } from '@playwright/test';
import { notFoundPaths, pageKinds } from '../fixtures/page-kinds.ts';
import { accessibilityProblems } from '../helpers/browser/axe-violations.ts';

const pages = {
  ...pageKinds,
  'not found': notFoundPaths[0],
  'a list that its filters leave empty': '/collections/all?filter.p.product_type=mug&filter.v.price.gte=5000',
  'a page past the end of a list': '/collections/all?page=50',
  'a page past the end of a blog': '/blogs/journal?page=9',
};

test.use({ viewport: { width: 1280, height: 900 }, contextOptions: { reducedMotion: 'reduce' } });

for (const [kind, path] of Object.entries(pages)) {
  test(`${kind} has no accessibility violation and does not scroll sideways`, async ({ page }) => {
    test.slow();
    await page.goto(path);
    expect(await accessibilityProblems(page)).toEqual([]);
    await page.setViewportSize({ width: 320, height: 900 });
    expect(await accessibilityProblems(page), '320 px').toEqual([]);
  });
}
