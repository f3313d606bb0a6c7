import { z } from 'zod';
import type { Question, Section } from '#shop/content/content.ts';
import { htmlToMarkdown } from '#shop/text/markdown/html-to-markdown.ts';
import { htmlToText } from '#shop/text/html/plain-text.ts';
import { oneLine } from '#shop/text/markdown/write-markdown.ts';
import { defineSection } from '../define-section.ts';
import { markdownSection, requiredText } from '../fields.ts';

export interface FaqSection extends Section {
  readonly type: 'faq';
  readonly heading: string;
  readonly items: readonly Question[];
}

const schema = z.object({
  type: z.literal('faq'),
  heading: requiredText,
  items: z.array(z.object({ question: requiredText, answer: z.string() })),
});

export default defineSection({
  schema,
  resolve: ({ items, ...faq }, { html }): FaqSection => ({
    ...faq,
    items: items.map(({ question, answer }) => ({ question, answer: html(answer) })),
  }),
  markdown: ({ heading, items }, { origin }) =>
    markdownSection(
      heading,
      items.map(({ question, answer }) => `### ${oneLine(question)}\n\n${htmlToMarkdown(answer, origin)}`),
    ),
  questions: ({ items }) => items,
  passages: ({ items }) => items.map(({ question, answer }) => ({ heading: question, text: htmlToText(answer) })),
});
