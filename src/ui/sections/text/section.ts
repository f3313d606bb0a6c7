import { z } from 'zod';
import type { ContentLink, Section } from '#shop/content/content.ts';
import type { Picture } from '#shop/content/picture.ts';
import { htmlToMarkdown } from '#shop/text/markdown/html-to-markdown.ts';
import { htmlPassages } from '#shop/text/html/html-passages.ts';
import type { SafeHtml } from '#shop/text/html/sanitize.ts';
import { defineSection } from '../define-section.ts';
import { action, insertProductCount, markdownAction, markdownSection, optionalText, requiredText } from '../fields.ts';
import { isIconList } from '../promises/section.ts';

export interface TextSection extends Section {
  readonly type: 'text';
  readonly id: string | null;
  readonly heading: string;
  readonly body: SafeHtml;
  readonly picture: Picture | null;
  /** The picture stands after the text. */
  readonly flip: boolean;
  readonly style: 'plain' | 'statement' | 'makers';
  readonly action: ContentLink | null;
}

const schema = z.object({
  type: z.literal('text'),
  id: optionalText,
  heading: requiredText,
  /** The heading with `{count}` for the number of products. */
  headingPattern: optionalText,
  body: z.string(),
  image: optionalText,
  alt: optionalText,
  flip: z.boolean().default(false),
  style: z.enum(['plain', 'statement', 'makers']).default('plain'),
  action,
});

export default defineSection({
  schema,
  resolve: ({ image, alt, headingPattern, body, ...others }, tools): TextSection => ({
    ...others,
    heading: headingPattern === null ? others.heading : insertProductCount(headingPattern, tools),
    body: tools.html(body),
    picture: tools.picture(image, alt),
  }),
  markdown: ({ heading, body, action: link }, context) =>
    markdownSection(heading, [htmlToMarkdown(body, context.origin), markdownAction(link, context)]),
  passages: (section) =>
    htmlPassages(section.body).map(({ heading, text }) => ({
      heading: heading ? `${section.heading} ${heading}` : section.heading,
      text,
      ...(section.id !== null && { href: `#${section.id}` }),
    })),
  // A statement takes the promises that follow it into its own column.
  joins: ({ style }, next) => style === 'statement' && isIconList(next) && next.heading === null,
});
