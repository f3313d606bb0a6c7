import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { answerText, checkFaqLinks, parseFaqTopics } from './faq.ts';
import { readFrontMatter } from './revisions/document-source.ts';

test('questions are grouped by topic with their answers and sources', () => {
  const text =
    'Preface.\n\n## Care\n\n### May it be washed?\n\nYes. [Care](/pages/care#wool)\n\n### Why?\n\nBecause.\n\n## Empty';
  expect(parseFaqTopics(text)).toEqual([
    {
      topic: 'Care',
      items: [
        { question: 'May it be washed?', answer: 'Yes. [Care](/pages/care#wool)', source: '/pages/care#wool' },
        { question: 'Why?', answer: 'Because.', source: null },
      ],
    },
    { topic: 'Empty', items: [] },
  ]);
});

test('all questions of the demo shop have a source', () => {
  const { body } = readFrontMatter(readFileSync(new URL('../../demo/content/faq.md', import.meta.url), 'utf8'));
  const items = parseFaqTopics(body).flatMap((topic) => topic.items);
  expect(items).toHaveLength(25);
  expect(items.filter(({ source }) => source === null)).toEqual([]);
});

test.each([
  ['Yes. [Care](/pages/care)', 'Yes.'],
  ['Wash it cold.\n\n[Care](/pages/care#wool)\n', 'Wash it cold.'],
  ['It is explained in [our guide](/pages/guide)', 'It is explained in our guide'],
  ['See [the guide](/pages/guide). [Care](/pages/care)', 'See the guide.'],
  ['Ask us [by email](mailto:hello@shop.example)', 'Ask us by email'],
  ['No link [here', 'No link [here'],
  ['', ''],
])('the text of the answer %j is %j', (answer, text) => {
  expect(answerText(answer)).toBe(text);
});

test('a question whose answer ends without a link is reported on its line', () => {
  const text = '## Care\n\n### May it be washed?\n\nYes. [Care](/pages/care)\n\n### Why?\n\nBecause.\n';
  expect(checkFaqLinks(text, 5)).toEqual([
    {
      line: 11,
      message:
        '“Why?” will not be found: end its answer with a link to the page where it belongs, e.g. [Delivery](/pages/delivery).',
    },
  ]);
});

test('an answer of unclosed links is read in linear time', () => {
  const answer = '. [a](/'.repeat(20_000);
  expect(answerText(answer).length).toBeGreaterThan(0);
  expect(checkFaqLinks(`## A\n### B\n${answer}`, 1)).toHaveLength(1);
});
