import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { afterAll, expect, test } from 'vitest';
import { ConfigurationError } from '#config.ts';
import { requireSections } from './require-sections.ts';

const folder = mkdtempSync(join(tmpdir(), 'sections-'));
afterAll(() => rmSync(folder, { recursive: true }));

test('plain Node loads the definitions of a folder, and none of a folder that does not exist', () => {
  const site = join(folder, 'site');
  expect(requireSections(pathToFileURL(`${site}/`))).toEqual({});
  mkdirSync(join(site, 'map'), { recursive: true });
  writeFileSync(join(site, 'map', 'section.ts'), 'export default { markdown: (): string => "" };');
  expect(Object.keys(requireSections(pathToFileURL(`${site}/`)))).toEqual([join(site, 'map', 'section.ts')]);
});

/** What is said of a section of a folder of its own, with `FOLDER` for the path of the section. */
function refusal(type: string, files: Readonly<Record<string, string>>): string {
  const section = join(folder, 'broken', type, type);
  mkdirSync(section, { recursive: true });
  for (const [name, text] of Object.entries(files)) writeFileSync(join(section, name), text);
  try {
    requireSections(pathToFileURL(join(folder, 'broken', type, '/')));
  } catch (error) {
    if (error instanceof ConfigurationError) return error.message.replaceAll(section, 'FOLDER');
    throw error;
  }
  return 'no refusal';
}

test('a definition that cannot be loaded is refused with file, line and remedy', () => {
  const refuse = (type: string, text: string) => refusal(type, { 'section.ts': text });
  expect(refuse('throws', '\nthrow new Error("no key.");')).toBe('FOLDER/section.ts:2: no key. Correct it there.');
  expect(refuse('syntax', 'const a = {\n  b: (1\n  c: 2,\n};')).toMatch(
    /^FOLDER\/section\.ts:3: .*\. Correct it there\.$/,
  );
  expect(refuse('enum', 'const a = 1;\nenum Day { Mon }')).toMatch(
    /^FOLDER\/section\.ts:2: .*without an enum or a namespace\.$/,
  );
  expect(refuse('export', "import { nothing } from 'node:path';\nexport default nothing;")).toContain(
    'FOLDER/section.ts:1: ',
  );
});

test('an import that cannot be found is named by its line, with what to write', () => {
  const copy = 'export default 1;\nimport { picture } from "../fields.ts";';
  expect(refusal('copied', { 'section.ts': copy })).toMatch(
    /^FOLDER\/section\.ts:2: there is no file .*\/fields\.ts\. If this section is a copy of one of the storefront, write #ui\/sections\/fields\.ts in place of \.\.\/fields\.ts\.$/,
  );
  expect(refusal('beside', { 'section.ts': "import './days.ts';" })).toBe(
    'FOLDER/section.ts:1: there is no file FOLDER/days.ts. Correct the path, or add the file.',
  );
  expect(refusal('outside', { 'section.ts': "import { z } from 'zod';" })).toMatch(
    /^FOLDER\/section\.ts:1: there is no package zod\. Sections use the packages of the storefront: move the folder of SITE_DIR into /,
  );
});

test('a mistake in a module beside the definition is named there', () => {
  const files = { 'section.ts': "import './days.ts';\nexport default 1;", 'days.ts': '\n\nexport const days = ;' };
  expect(refusal('helper', files)).toMatch(/^FOLDER\/days\.ts:3: /);
});

test('a style sheet or component in a definition is to be imported in the view', () => {
  const files = { 'section.ts': "export default 1;\nimport './map.css';", 'map.css': '' };
  expect(refusal('style', files)).toBe(
    'FOLDER/section.ts:2: this file runs in plain Node, which cannot load FOLDER/map.css. Import it in the section’s view instead.',
  );
});
