import { z } from 'zod';
import type { Section } from '#shop/content/content.ts';
import { oneLine } from '#shop/text/markdown/write-markdown.ts';
import { defineSection } from '../define-section.ts';
import { optionalText, requiredText } from '../fields.ts';

export interface QuoteSection extends Section {
  readonly type: 'quote';
  readonly text: string;
  readonly by: string;
  readonly role: string | null;
}

export default defineSection({
  schema: z.object({ type: z.literal('quote'), text: requiredText, by: requiredText, role: optionalText }),
  resolve: (quote): QuoteSection => quote,
  markdown: ({ text, by, role }) => `> ${oneLine(text)}\n>\n> ${oneLine([by, role].filter(Boolean).join(', '))}`,
});
