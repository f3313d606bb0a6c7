import { z } from 'zod';
import type { ContentLink, Section } from '#shop/content/content.ts';
import { markdownList } from '#shop/text/markdown/write-markdown.ts';
import { articleLine } from '../../markdown/content.ts';
import { defineSection } from '../define-section.ts';
import { action, markdownAction, markdownSection, requiredText } from '../fields.ts';

export interface JournalTeaserSection extends Section {
  readonly type: 'journal-teaser';
  readonly heading: string;
  readonly blog: string;
  /** By handle. */
  readonly articles: readonly string[];
  readonly action: ContentLink | null;
}

const schema = z.object({
  type: z.literal('journal-teaser'),
  heading: requiredText,
  blog: requiredText,
  articles: z.array(requiredText),
  action,
});

export default defineSection({
  schema,
  resolve: (teaser): JournalTeaserSection => teaser,
  cards: ({ blog, articles }) => ({ articles: { blog, handles: articles } }),
  markdown: ({ heading, action: link }, context) =>
    markdownSection(heading, [
      markdownList(context.articles.map((article) => articleLine(context.origin, article))),
      markdownAction(link, context),
    ]),
});
