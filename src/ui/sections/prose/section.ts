import { z } from 'zod';
import type { Section } from '#shop/content/content.ts';
import { htmlToMarkdown } from '#shop/text/markdown/html-to-markdown.ts';
import { htmlPassages } from '#shop/text/html/html-passages.ts';
import type { SafeHtml } from '#shop/text/html/sanitize.ts';
import { defineSection } from '../define-section.ts';

/** Running text with headings of its own. The body of a page's file is shown as one, after the sections. */
export interface ProseSection extends Section {
  readonly type: 'prose';
  readonly body: SafeHtml;
}

export default defineSection({
  schema: z.object({ type: z.literal('prose'), body: z.string() }),
  resolve: ({ type, body }, { html }): ProseSection | null => (body.trim() === '' ? null : { type, body: html(body) }),
  markdown: ({ body }, { origin }) => htmlToMarkdown(body, origin),
  passages: ({ body }) =>
    htmlPassages(body).map(({ heading, id, text }) => ({ heading, text, ...(id !== null && { href: `#${id}` }) })),
});
