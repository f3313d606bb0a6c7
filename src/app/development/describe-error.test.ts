import { expect, test } from 'vitest';
import { describeError } from './describe-error.ts';

const failure = (importer: string) =>
  new Error(`Failed to load url ../fields.ts (resolved id: ../fields.ts) in ${importer}. Does the file exist?`);

test('an import that a copy in the site folder cannot find is explained, one of the storefront is not', () => {
  const { message, title } = describeError(failure('/shop/site/sections/hours/section.ts'), '/shop');
  expect(message).toContain('replace ../ in its imports with #ui/…: see site/README.md');
  expect(title).not.toContain('#ui');
  expect(describeError(failure('/shop/src/ui/Card.astro'), '/shop').message).not.toContain('#ui');
});
