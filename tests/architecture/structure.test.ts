import { mkdirSync, mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { expect, test } from 'vitest';
import { importGraph } from '../../scripts/structure/import-graph.ts';
import { readProject } from '../../scripts/structure/project.ts';
import { measureSources } from '../../scripts/structure/sources.ts';
import { thisProject } from './this-project.ts';

const measures = measureSources(thisProject);

test('every example in tasks.json is found in the sources', () => {
  expect(measures.tasks.flatMap(({ unmatched }) => unmatched)).toEqual([]);
});

test('no type name is defined in two files', () => {
  expect(measures.duplicateTypes).toEqual({});
});

test('nothing is imported in a circle, used by tests alone or typed as any', () => {
  const { importCycles, testOnlyFiles, anyTypes } = measures;
  expect({ importCycles, testOnlyFiles, anyTypes }).toEqual({ importCycles: [], testOnlyFiles: [], anyTypes: {} });
});

test('files, functions, types and imports of a project are counted', () => {
  const project = readProject(
    projectOf({
      'src/cart/total.ts': [
        "import { tax } from '#tax.ts';",
        'interface Line { readonly price: number }',
        'export function total(lines: readonly Line[]): number {',
        '  return lines.reduce((sum, { price }) => sum + tax(price), 0);',
        '}',
      ],
      'src/tax.ts': [
        "import type { Cart } from './cart/cart.ts';",
        'type Line = any;',
        'export const tax = (it: Line | Cart) => it;',
      ],
      'src/cart/cart.ts': ["export { total } from './total.ts';", 'export interface Cart {}'],
      'src/cart/sample.ts': ['export const sample = 1;'],
      'src/Cart.astro': ['---', "import { total } from './cart/total.ts';", 'interface Props {}', '---', '<p />'],
      'src/Line.astro': ['---', 'interface Props {}', '---', '<script>', "  import './tax.ts';", '</script>'],
      'tests/total.test.ts': ["import { sample } from '../src/cart/sample.ts';"],
    }),
  );
  expect(measureSources(project)).toMatchObject({
    files: 6,
    lines: 22,
    fileLines: { median: 3, p95: 6, longest: 6 },
    functionLines: { median: 1, p95: 3, longest: 3 },
    duplicateTypes: { Line: ['src/cart/total.ts', 'src/tax.ts'] },
    singleImporterFiles: ['src/cart/cart.ts'],
    testOnlyFiles: ['src/cart/sample.ts'],
    importCycles: [['src/cart/cart.ts', 'src/cart/total.ts', 'src/tax.ts']],
    anyTypes: { 'src/tax.ts': 1 },
    testLines: 1,
  });
});

test('type-only imports are distinguished from others', () => {
  const project = readProject(
    projectOf({
      'src/a.ts': [
        "import { type B } from './b.ts';",
        "import { b, type B as Same } from './b.ts';",
        "export * from './b.ts';",
      ],
      'src/b.ts': ["export type A = import('./a.ts').A;", "export const b = () => import('./a.ts');"],
    }),
  );
  expect(importGraph(project).map(({ from, isTypeOnly }) => [from, isTypeOnly])).toEqual([
    ['src/a.ts', true],
    ['src/a.ts', false],
    ['src/a.ts', false],
    ['src/b.ts', true],
    ['src/b.ts', false],
  ]);
});

test('an unresolvable import is an error', () => {
  const project = readProject(projectOf({ 'src/a.ts': ["import './missing.ts';"] }));
  expect(() => importGraph(project)).toThrow('src/a.ts imports ./missing.ts: no such file.');
});

function projectOf(files: Readonly<Record<string, readonly string[]>>): string {
  const folder = mkdtempSync(join(tmpdir(), 'project-'));
  writeFileSync(join(folder, 'package.json'), JSON.stringify({ imports: { '#*': './src/*' } }));
  for (const [path, lines] of Object.entries(files)) {
    mkdirSync(dirname(join(folder, path)), { recursive: true });
    writeFileSync(join(folder, path), `${lines.join('\n')}\n`);
  }
  return folder;
}
