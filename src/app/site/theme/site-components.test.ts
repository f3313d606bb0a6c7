import { existsSync } from 'node:fs';
import { expect, test } from 'vitest';
import { replaceableComponents } from './site-components.ts';

test.each([...replaceableComponents])('%s is a component of the storefront', (_name, path) => {
  expect(existsSync(path)).toBe(true);
});
