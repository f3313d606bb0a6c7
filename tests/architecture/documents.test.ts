import { readdirSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { variables } from '../../src/config.ts';

const read = (path: string): string => readFileSync(new URL(`../../${path}`, import.meta.url), 'utf8');
const list = (path: string): string[] => readdirSync(new URL(`../../${path}`, import.meta.url));

test('the README has every variable with its meaning', () => {
  const readme = read('README.md');
  const missing = Object.entries(variables.shape)
    .filter(
      ([name, schema]) => !readme.includes(`\`${name}\``) || !readme.includes(schema.description ?? 'undescribed'),
    )
    .map(([name]) => name);
  expect(missing).toEqual([]);
});

test('the README names no variable that does not exist', () => {
  const table = /<!-- variables -->([\s\S]*)<!-- \/variables -->/.exec(read('README.md'))?.[1] ?? '';
  const named = [...table.matchAll(/^\|\s*`([A-Z_]+)`/gm)].map(([, name]) => name);
  expect(new Set(named)).toEqual(new Set(Object.keys(variables.shape)));
});

test('every decision is in the index, numbered without gaps', () => {
  const files = list('docs/decisions')
    .filter((name) => /^\d{4}-/.test(name))
    .toSorted();
  const index = read('docs/decisions/README.md');
  expect(files.filter((name) => !index.includes(`(${name})`))).toEqual([]);
  expect(files.map((name) => Number(name.slice(0, 4)))).toEqual(files.map((_, position) => position + 1));
});

test('every folder of src is told in ARCHITECTURE.md', () => {
  const text = read('ARCHITECTURE.md');
  const folders = readdirSync(new URL('../../src', import.meta.url), { withFileTypes: true })
    .filter((entry) => entry.isDirectory())
    .map((entry) => entry.name);
  expect(folders.filter((name) => !text.includes(`\`${name}/\``))).toEqual([]);
});
