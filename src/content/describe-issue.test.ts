import { expect, test } from 'vitest';
import { z } from 'zod';
import { describeIssue } from './describe-issue.ts';

const example = z.strictObject({
  title: z.string().min(1),
  code: z.string().max(3),
  days: z.array(z.object({ hours: z.string() })).min(1),
  links: z.array(z.string()).min(2).max(3),
  count: z.int().min(2).max(9),
  step: z.number().multipleOf(5),
  open: z.boolean(),
  layout: z.enum(['wide', 'narrow']),
  type: z.literal('quote'),
  place: z.object({ city: z.string() }),
  either: z.union([z.string(), z.number()]),
  mail: z.email(),
  note: z.string().refine((text) => text !== 'no', 'is not an answer'),
});
const valid = {
  title: 'A',
  code: 'abc',
  days: [{ hours: '10–18' }],
  links: ['a', 'b'],
  count: 4,
  step: 5,
  open: true,
  layout: 'wide',
  type: 'quote',
  place: { city: 'Halden' },
  either: 1,
  mail: 'post@example.com',
  note: 'yes',
};

function issuesOf(changes: Readonly<Record<string, unknown>>): readonly string[] {
  const result = example.safeParse({ ...valid, ...changes }, { error: describeIssue });
  return (result.error?.issues ?? []).map(({ path, message }) => `${path.join('.')} ${message}`.trim());
}

test('a valid value has no issue', () => {
  expect(issuesOf({})).toEqual([]);
});

test.each([
  [{ title: undefined }, 'title is missing'],
  [{ title: 5 }, 'title must be a text; put it in quotes'],
  [{ title: '' }, 'title must not be empty'],
  [{ code: 'abcd' }, 'code must have at most 3 characters'],
  [{ days: [] }, 'days must not be empty'],
  [{ days: [{ hourz: '10' }] }, 'days.0.hours is missing'],
  [{ days: 'Monday' }, 'days must be a list'],
  [{ links: ['a'] }, 'links must have at least 2 entries'],
  [{ links: ['a', 'b', 'c', 'd'] }, 'links must have at most 3 entries'],
  [{ count: 1 }, 'count must be at least 2'],
  [{ count: 10 }, 'count must be at most 9'],
  [{ count: 2.5 }, 'count must be a whole number'],
  [{ count: 'two' }, 'count must be a number'],
  [{ step: 7 }, 'step must be a multiple of 5'],
  [{ open: 'yes' }, 'open must be true or false'],
  [{ layout: 'tall' }, 'layout must be one of: wide, narrow'],
  [{ layout: undefined }, 'layout is missing'],
  [{ type: 'prose' }, 'type must be quote'],
  [{ place: 'Halden' }, 'place must be a mapping of names and values'],
  [{ either: true }, 'either has none of the forms that are possible here'],
  [{ either: undefined }, 'either is missing'],
  [{ mail: 'post' }, 'mail must be a valid email'],
  [{ note: 'no' }, 'note is not an answer'],
  [{ extra: 1 }, 'has the unknown field extra'],
  [{ extra: 1, other: 2 }, 'has the unknown fields extra, other'],
])('%j: %s', (changes, message) => {
  expect(issuesOf(changes)).toEqual([message]);
});
