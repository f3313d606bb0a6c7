import { expect, test } from 'vitest';
import { describeError } from './describe-error.ts';

const failure = (source: string, importer: string) =>
  new Error(`Failed to load url ${source} (resolved id: ${source}) in ${importer}. Does the file exist?`);

test.each([
  ['../fields.ts', 'sections/hours/section.ts', '#ui/sections/fields.ts'],
  ['../Badge.astro', 'components/ProductCard.astro', '#ui/parts/product/Badge.astro'],
  ['./CardLooks.astro', 'components/ProductCard.astro', '#ui/parts/product/card/CardLooks.astro'],
])('of %s, imported by a copy in the site folder, it is said what to write there', (source, copy, target) => {
  const { message, title } = describeError(failure(source, `/shop/site/${copy}`), '/shop');
  expect(message).toContain(`write ${target} in place of ${source}, and its other relative imports likewise`);
  expect(title).not.toContain('#ui');
});

test('an import of the storefront that cannot be found is not explained', () => {
  expect(describeError(failure('../fields.ts', '/shop/src/ui/Card.astro'), '/shop').message).not.toContain('#ui');
});
