import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { fieldTypes } from '#shop/content/entry.ts';
import { parseSource } from '../revisions/document-source.ts';
import { checkEntry } from './entry-schema.ts';
import { toContentKind } from './kind-schema.ts';

const faultsOf = (source: string): readonly string[] => {
  const parsed = parseSource('kind', 'stores', source);
  return parsed.ok ? [] : parsed.faults.map(({ line, message }) => `${line}: ${message}`);
};

const kindOf = (fields: unknown) =>
  toContentKind({ handle: 'stores', front: { title: 'Stores', fields }, updatedAt: '2026-01-01T00:00:00Z' });

test.each([
  ['title: Stores\n', '1: "fields" is missing.'],
  ['title: Stores\nfields: {}\n', '2: "fields" must have 1 to 40 fields.'],
  ['title: Stores\nfields:\n  city: txt\n', '3: "fields.city.type" must be one of: text, markdown, number'],
  ['title: Stores\nfields:\n  City: text\n', '3: "fields.City" must begin with a small letter'],
  ['title: Stores\nfields:\n  title: text\n', '3: "fields.title" is a field that every entry has'],
  [
    'title: Stores\nfields:\n  area: { type: text, unit: m }\n',
    '3: "fields.area.unit" is only for fields of the type number',
  ],
  ['title: Stores\nfields:\n  shelf: reference\n', '3: "fields.shelf" needs "to"'],
  ['title: Stores\nfields:\n  city: { type: text, requird: true }\n', '3: "fields.city" has the unknown field requird'],
  [
    'title: Stores\nsummary: town\nfields:\n  city: text\n',
    '2: "summary" must be the name of a field of the type text or list',
  ],
  [
    'title: Stores\norder: -town\nfields:\n  city: text\n',
    '2: "order" must be title or the name of a field of the type text, number or date',
  ],
  ['title: Stores\nschema: a store\nfields:\n  city: text\n', '2: "schema" must be a type of schema.org, e.g. Store'],
])('%j is refused by line', (source, fault) => expect(faultsOf(source)[0]).toContain(fault));

test('fields are labelled by their names, in the order in which they are written', () => {
  const kind = kindOf({ openingHours: 'hours', city: { type: 'text', label: 'Town', required: true } });
  expect(kind?.fields.map(({ name, label, type }) => [name, label, type])).toEqual([
    ['openingHours', 'Opening hours', 'hours'],
    ['city', 'Town', 'text'],
  ]);
});

test.each([
  [{ title: 'Oslo' }, '"city" is missing.'],
  [{ title: 'Oslo', city: 7 }, '"city" must be a text; put it in quotes.'],
  [{ title: 'Oslo', city: 'Oslo', area: 'big' }, '"area" must be a number.'],
  [{ title: 'Oslo', city: 'Oslo', opened: '2026-02-30' }, '"opened" must be a day such as 2026-05-31.'],
  [
    { title: 'Oslo', city: 'Oslo', site: 'javascript:alert(1)' },
    '"site" must be a path of this site or an https address.',
  ],
  [{ title: 'Oslo', city: 'Oslo', services: 'repairs' }, '"services" must be a list of texts, e.g. [one, two].'],
  [{ title: 'Oslo', city: 'Oslo', hours: { mon: '10' } }, '"hours.mon" must be closed, or times such as 10:00-18:00.'],
  [{ title: 'Oslo', city: 'Oslo', shelf: 3 }, '"shelf" must be a handle or a list of handles.'],
  [{ title: 'Oslo', city: 'Oslo', colour: 'red' }, '"colour" is not a field of stores, which has: city, area, opened'],
])('the entry %j is refused', (front, message) => {
  const kind = kindOf({
    city: { type: 'text', required: true },
    area: 'number',
    opened: 'date',
    site: 'link',
    services: 'list',
    hours: 'hours',
    shelf: { type: 'reference', to: 'product' },
  });
  expect(kind && checkEntry(kind, front)[0]?.message).toContain(message);
});

test('whatever a file declares, it is refused or makes a kind whose entries can be checked', () => {
  const type = fc.oneof(fc.constantFrom(...fieldTypes), fc.string());
  const part = fc.record(
    { type, label: fc.string(), required: fc.boolean(), unit: fc.string(), to: fc.string(), property: fc.string() },
    { requiredKeys: ['type'] },
  );
  const fields = fc.dictionary(fc.string(), fc.oneof(type, part, fc.anything()));
  fc.assert(
    fc.property(fields, fc.anything(), (declared, entry) => {
      const kind = kindOf(declared);
      const source = `title: Stores\nfields: ${JSON.stringify(declared)}\n`;
      const isCheckable = kind === null || Array.isArray(checkEntry(kind, entry));
      expect([isCheckable, faultsOf(source).every((fault) => /^\d+: /u.test(fault))]).toEqual([true, true]);
    }),
  );
});
