import { mkdirSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { afterAll, expect, test } from 'vitest';
import { collectSectionTypes, requireSections, sectionTypes } from './section-types.ts';

const folder = mkdtempSync(join(tmpdir(), 'sections-'));
afterAll(() => rmSync(folder, { recursive: true }));

const definition = { schema: {}, resolve: () => null, markdown: () => '' };

test('every folder of sections has a definition and one view', () => {
  const folders = readdirSync(import.meta.dirname, { withFileTypes: true }).filter((each) => each.isDirectory());
  expect([...sectionTypes.keys()].toSorted()).toEqual(folders.map(({ name }) => name).toSorted());
  for (const { name } of folders) {
    const files = readdirSync(join(import.meta.dirname, name));
    expect(files.filter((file) => file.endsWith('Section.astro'))).toHaveLength(1);
  }
});

test('the schema of a built-in type accepts only its own name', () => {
  for (const [type, { schema }] of sectionTypes) {
    const issues = (name: string) => schema.safeParse({ type: name }).error?.issues.map(({ path }) => path[0]) ?? [];
    expect(issues(type)).not.toContain('type');
    expect(issues('another')).toContain('type');
  }
});

test('a folder of the site adds a type', () => {
  const types = collectSectionTypes(
    { './hero/section.ts': definition },
    { '/site/sections/map/section.ts': definition },
  );
  expect([...types.keys()]).toEqual(['hero', 'map']);
});

test('a definition of the site that is broken or built in is refused by the name of its file', () => {
  const refuse = (site: Record<string, unknown>) => () =>
    collectSectionTypes({ './hero/section.ts': definition }, site);
  expect(refuse({ '/site/sections/hero/section.ts': definition })).toThrow('/site/sections/hero/section.ts: "hero"');
  for (const broken of [undefined, null, {}, { ...definition, markdown: 'text' }])
    expect(refuse({ '/site/sections/map/section.ts': broken })).toThrow('/site/sections/map/section.ts: the default');
});

test('plain Node loads the definitions of a folder, and none of a folder that does not exist', () => {
  const site = join(folder, 'site');
  expect(requireSections(pathToFileURL(`${site}/`))).toEqual({});
  mkdirSync(join(site, 'map'), { recursive: true });
  writeFileSync(join(site, 'map', 'section.ts'), 'export default { markdown: (): string => "" };');
  expect(Object.keys(requireSections(pathToFileURL(`${site}/`)))).toEqual([join(site, 'map', 'section.ts')]);
});

test('a module that throws is reported by the name of its file', () => {
  const broken = join(folder, 'broken', 'map');
  mkdirSync(broken, { recursive: true });
  writeFileSync(join(broken, 'section.ts'), 'throw new Error("no key");');
  expect(() => requireSections(pathToFileURL(join(folder, 'broken/')))).toThrow(
    `${join(broken, 'section.ts')}: no key`,
  );
});
