import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { z } from 'zod';
import { collectSectionTypes, sectionTypes } from './section-types.ts';

const definition = { schema: z.looseObject({}), resolve: () => null, markdown: () => '' };

const builtIn = readdirSync(import.meta.dirname, { withFileTypes: true })
  .filter((each) => each.isDirectory())
  .map(({ name }) => name);

test.each(builtIn)('%s has a definition, one view, and a schema that accepts only its own name', (type) => {
  const files = readdirSync(join(import.meta.dirname, type));
  expect(files.filter((file) => file.endsWith('Section.astro'))).toHaveLength(1);
  const { schema } = sectionTypes.get(type) ?? {};
  const paths = (name: string) => schema?.safeParse({ type: name }).error?.issues.map(({ path }) => path[0]) ?? null;
  expect(paths(type)).not.toContain('type');
  expect(paths('another')).toContain('type');
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
  for (const broken of [undefined, null, {}, { ...definition, markdown: 'text' }, { ...definition, schema: {} }])
    expect(refuse({ '/site/sections/map/section.ts': broken })).toThrow('/site/sections/map/section.ts: the default');
});

test('a definition with the type of the section that it was copied from is refused with what to write', () => {
  const copied = { ...definition, schema: z.object({ type: z.literal('quote'), text: z.string() }) };
  expect(() => collectSectionTypes({}, { '/site/sections/map/section.ts': copied })).toThrow(
    `/site/sections/map/section.ts: its schema is for another type than "map". Write z.literal('map') there.`,
  );
  expect(() => collectSectionTypes({}, { '/site/sections/quote/section.ts': copied })).not.toThrow();
});
