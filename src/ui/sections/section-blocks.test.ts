import { expect, test } from 'vitest';
import type { Section } from '#shop/content/content.ts';
import type { PromisesSection } from './promises/section.ts';
import type { QuoteSection } from './quote/section.ts';
import { groupSections } from './section-blocks.ts';

const promises: PromisesSection = { type: 'promises', id: null, heading: null, style: 'icons', items: [] };
const quote: QuoteSection = { type: 'quote', text: 'It holds.', by: 'A potter', role: null };
// The body is never looked at here, and only the sanitiser makes one.
const statement: Section = JSON.parse(
  '{"type":"text","id":null,"heading":"We repair","body":"","picture":null,"flip":false,"style":"statement","action":null}',
);

test('promises right after a statement stand in its column', () => {
  expect(groupSections([statement, promises, quote])).toEqual([
    { section: statement, joined: promises },
    { section: quote, joined: null },
  ]);
});

test('promises with a heading of their own, or after anything else, stand alone', () => {
  const named = { ...promises, heading: 'What we promise' };
  expect(groupSections([statement, named]).map(({ section }) => section)).toEqual([statement, named]);
  expect(groupSections([quote, promises]).map(({ section }) => section)).toEqual([quote, promises]);
});

test('no sections make no blocks', () => {
  expect(groupSections([])).toEqual([]);
});
