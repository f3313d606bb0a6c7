import { globSync } from 'node:fs';
import { expect, test } from 'vitest';
import { routes } from '#routes.ts';
import { createRandom } from '../catalog/random.ts';
import { fuzzedRoutes, ordinaryRequest } from './fuzzed-routes.ts';
import { hostileValues } from './hostile-values.ts';

/** Pages of errors, which no address of a visitor names. */
const errorPages = new Set(['404.astro', '500.astro']);

test('every route is attacked', () => {
  expect(Object.keys(fuzzedRoutes).sort()).toEqual(Object.keys(routes).sort());
  for (const [route, slots] of Object.entries(fuzzedRoutes)) expect(slots.length, route).toBeGreaterThan(0);
});

test('every page is attacked', () => {
  const files = globSync('**/*.{astro,ts}', { cwd: 'src/pages' }).filter((file) => !errorPages.has(file));
  const paths = Object.values(fuzzedRoutes)
    .flat()
    .map((slot) => ordinaryRequest(slot).path.split('?')[0] ?? '');
  expect(files.length).toBeGreaterThan(20);
  for (const file of files)
    expect(
      paths.some((path) => pagePattern(file).test(path)),
      file,
    ).toBe(true);
});

/** The addresses of a page by the name of its file. */
function pagePattern(file: string): RegExp {
  const path = file.replace(/\.(?:astro|ts)$/, '').replace(/(?:^|\/)index$/, '');
  const parts = path.split(/\/?\[\.\.\.\w+\]|(\[\w+\])/).map((part) => (part?.startsWith('[') ? '[^/]+' : part));
  const pattern = parts.map((part) =>
    part === undefined ? '(?:/.*)?' : part === '[^/]+' ? part : RegExp.escape(part),
  );
  return new RegExp(`^/${pattern.join('')}$`);
}

test.each(Object.entries(hostileValues))('%s fit into the place they are made for', (_, value) => {
  for (const bytes of [200, 2600]) expect(Buffer.byteLength(value(createRandom(1), bytes))).toBeLessThanOrEqual(bytes);
});

test('the same seed makes the same values, and another one others', () => {
  for (const [name, value] of Object.entries(hostileValues)) {
    expect(value(createRandom(1), 500), name).toBe(value(createRandom(1), 500));
    expect(value(createRandom(1), 500), name).not.toBe(value(createRandom(2), 500));
  }
});
