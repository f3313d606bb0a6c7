import { mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { ConfigurationError } from '#config.ts';
import { readSiteSearch } from './site-search.ts';

test('a folder without search settings has none', () => {
  expect(readSiteSearch('/no/such/folder')).toEqual({ synonyms: [] });
  expect(readSiteSearch(folderWith('# nothing yet\n'))).toEqual({ synonyms: [] });
});

test('search settings hold synonyms in both directions and in one', () => {
  const folder = folderWith('synonyms:\n  - equal: [sofa, couch]\n  - oneway: { from: [seat], to: [chair, stool] }\n');
  expect(readSiteSearch(folder)).toEqual({
    synonyms: [{ equal: ['sofa', 'couch'] }, { oneway: { from: ['seat'], to: ['chair', 'stool'] } }],
  });
});

const mistakes: readonly (readonly [name: string, source: string, message: string])[] = [
  ['an unknown key', '# ours\nsynonym: []\n', ':2: synonym: unknown key, expected one of: synonyms'],
  ['another form', 'synonyms: sofa\n', ':1: synonyms: must be a list'],
  [
    'a wrong group',
    'synonyms:\n  - equal: [a, b]\n  - both: [a]\n',
    ':3: synonyms.1: must be equal: [a, b] or oneway: { from: [a], to: [b] }',
  ],
  ['a list at the top', '- sofa\n', ':1: must be a mapping, e.g. synonyms: []'],
  [
    'what is not YAML',
    'synonyms:\n  - [a\n',
    ':3: Flow sequence in block collection must be sufficiently indented and end with a ]',
  ],
];

test.for(mistakes)('search settings with %s are refused in one line that names the place', ([, source, message]) => {
  const folder = folderWith(source);
  const read = (): unknown => readSiteSearch(folder);
  expect(read).toThrow(ConfigurationError);
  expect(read).toThrow(`${folder}/search.yaml${message}`);
  expect(read).not.toThrow(/\n/);
});

function folderWith(search: string): string {
  const folder = mkdtempSync(join(tmpdir(), 'site-'));
  writeFileSync(join(folder, 'search.yaml'), search);
  return folder;
}
