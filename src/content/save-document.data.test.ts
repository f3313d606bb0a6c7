import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { parseFaqTopics } from './save-document.ts';
import { demoFolder } from '#tests/fixtures/sample-shop.ts';
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
  const { body } = readFrontMatter(readFileSync(join(demoFolder, 'content/faq.md'), 'utf8'));
  const items = parseFaqTopics(body).flatMap((topic) => topic.items);
  expect(items).toHaveLength(25);
  expect(items.filter(({ source }) => source === null)).toEqual([]);
});
