import { expect, test } from 'vitest';
import { sectionTypes } from '#ui/sections/section-types.ts';
import { describeSections } from './describe-sections.ts';
import { parseSection } from './sections.ts';

const descriptions = describeSections();

test('every type of section is described', () => {
  expect(descriptions.map(({ type }) => type)).toEqual([...sectionTypes.keys()]);
});

test.each(descriptions)(
  'the example of $type is a valid section with all of its fields',
  ({ type, example, fields }) => {
    const parsed = parseSection(example);
    expect(parsed.ok ? [] : parsed.issues).toEqual([]);
    expect(example['type']).toBe(type);
    const names = fields.map(({ name }) => name).filter((name) => !name.includes('.'));
    expect(Object.keys(example).slice(1)).toEqual(names);
  },
);

test('a field says what it contains, whether it is required, and its default', () => {
  const fields = descriptions.find(({ type }) => type === 'hero')?.fields;
  expect(fields).toContainEqual({ name: 'heading', contains: 'text', isRequired: true });
  expect(fields).toContainEqual({
    name: 'style',
    contains: 'one of full, picture-below; full by default',
    isRequired: false,
  });
  expect(fields).toContainEqual({ name: 'action.href', contains: 'text', isRequired: true });
  expect(fields).toContainEqual({ name: 'shelf.products', contains: 'list: text', isRequired: true });
});
