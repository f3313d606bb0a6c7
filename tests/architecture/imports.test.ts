import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { dirname, join, normalize, relative } from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';
import { connectorImporters, connectors, layers } from '../../architecture.ts';

const source = fileURLToPath(new URL('../../src', import.meta.url));
const files = readdirSync(source, { recursive: true, encoding: 'utf8' }).filter((name) =>
  /\.(ts|tsx|astro)$/.test(name),
);
const isTest = (file: string): boolean => /\.test\.tsx?$/.test(file) || file.endsWith('.d.ts');
const importPattern =
  /(?:^|[;{}\s])(?:import|export)\s(?:[^'"`;]*?\sfrom\s)?\s*['"]([^'"]+)['"]|(?<!\.)\bimport\(\s*([^)]*?)\s*\)/gm;

/** The layer of a file: the longest matching name in the table, a folder or the file's name without extension. */
function layerOf(file: string): string | undefined {
  const parts = file.replace(/\.(ts|tsx|astro)$/, '').split('/');
  const names = parts.map((_, index) => parts.slice(0, index + 1).join('/'));
  return names.findLast((name) => name in layers);
}

/** The imports of a file, as paths below `src/`; packages are left out, unresolvable ones stay as written. */
function importsOf(file: string): string[] {
  const text = readFileSync(join(source, file), 'utf8').replace(/\/\*[\s\S]*?\*\/|^\s*\/\/.*$/gm, '');
  return [...text.matchAll(importPattern)].flatMap(([, fixed, dynamic]) => {
    const name = fixed ?? /^['"]([^'"]+)['"]$/.exec(dynamic ?? '')?.[1] ?? `unreadable: ${dynamic}`;
    if (name.startsWith('#')) return [name.slice(1).replace(/\?.*$/, '')];
    if (name.startsWith('.'))
      return [relative(source, normalize(join(source, dirname(file), name))).replace(/\?.*$/, '')];
    return name.startsWith('unreadable') ? [name] : [];
  });
}

function mayImport(file: string, target: string): boolean {
  const from = layerOf(file);
  const to = layerOf(target);
  if (!from || !to || !existsSync(join(source, target))) return false;
  const connector = connectors.find((name) => target.startsWith(`connectors/${name}/`));
  if (
    connector &&
    !file.startsWith(`connectors/${connector}/`) &&
    !connectorImporters.some((each) => file === each || isWithin(file, each))
  )
    return false;
  const allowed = layers[from] ?? [];
  return from === to || allowed.includes('*') || allowed.some((each) => target === each || isWithin(target, each));
}

function isWithin(target: string, layer: string): boolean {
  return target.startsWith(`${layer}/`) || target.replace(/\.ts$/, '') === layer;
}

test('every file of src belongs to a layer', () => {
  expect(files.filter((file) => !isTest(file) && !layerOf(file))).toEqual([]);
});

test('every import is allowed by the table of layers', () => {
  const offences = files
    .filter((file) => !isTest(file))
    .flatMap((file) => importsOf(file).map((target) => ({ file, target })))
    .filter(({ file, target }) => !mayImport(file, target))
    .map(({ file, target }) => `${file} imports ${target}`);
  expect(offences).toEqual([]);
});

test('imports that cross a layer are written with #, those inside a folder relative', () => {
  const crossing = files
    .filter((file) => !isTest(file))
    .flatMap((file) => {
      const text = readFileSync(join(source, file), 'utf8');
      return [...text.matchAll(/from\s+'(\.\.?\/[^']+)'/g)]
        .map(([, name = '']) => relative(source, normalize(join(source, dirname(file), name))))
        .filter((target) => target.split('/')[0] !== file.split('/')[0] && target.includes('/'))
        .map((target) => `${file} imports ${target} by a relative path`);
    });
  expect(crossing).toEqual([]);
});

test('no import cycle', () => {
  const graph = new Map(files.map((file) => [file, importsOf(file).filter((target) => files.includes(target))]));
  const done = new Set<string>();
  const visit = (file: string, path: readonly string[]): string[] => {
    if (path.includes(file)) return [[...path.slice(path.indexOf(file)), file].join(' → ')];
    if (done.has(file)) return [];
    const found = (graph.get(file) ?? []).flatMap((target) => visit(target, [...path, file]));
    done.add(file);
    return found;
  };
  expect(files.flatMap((file) => visit(file, []))).toEqual([]);
});

test('client code imports no Node module', () => {
  const offences = files
    .filter((file) => /^ui\/(client|islands)\//.test(file) && !isTest(file))
    .filter((file) => /from\s+['"]node:/.test(readFileSync(join(source, file), 'utf8')));
  expect(offences).toEqual([]);
});
