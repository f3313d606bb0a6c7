import { expect, test } from 'vitest';
import { acceptsPage } from './render-error.ts';

test.each([
  ['/api/draft', 'text/html,*/*;q=0.8', true],
  ['/api/draft', '*/*', false],
  ['/api/draft', undefined, false],
  ['/api/draft', 'application/json', false],
  ['/api/chat', 'text/html,*/*;q=0.8', false],
  ['/about', undefined, true],
  ['/about', 'application/json', false],
])('a refusal at %s for Accept %j is a page: %s', (path, accept, isPage) => {
  expect(acceptsPage(path, accept)).toBe(isPage);
});
