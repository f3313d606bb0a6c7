import { z } from 'zod';
import type { Section } from '#shop/content/content.ts';
import { markdownLink, markdownList, oneLine } from '#shop/text/markdown/write-markdown.ts';
import { defineSection } from '../define-section.ts';
import { absoluteHref, href, markdownSection, optionalText, requiredText } from '../fields.ts';

export interface PromisesSection extends Section {
  readonly type: 'promises';
  readonly id: string | null;
  readonly heading: string | null;
  readonly style: 'icons' | 'figures';
  readonly items: readonly PromiseItem[];
}

export interface PromiseItem {
  /** The name of an icon in `ui/parts/graphics/icons.svg`. */
  readonly icon: string | null;
  readonly figure: string | null;
  readonly heading: string;
  readonly text: string | null;
  readonly href: string | null;
}

const schema = z.object({
  type: z.literal('promises'),
  id: optionalText,
  heading: optionalText,
  style: z.enum(['icons', 'figures']).default('icons'),
  items: z.array(
    z.object({
      icon: optionalText,
      figure: optionalText,
      /** Where the figure is counted rather than written. */
      source: z.enum(['productCount']).nullable().default(null),
      heading: requiredText,
      text: optionalText,
      href: href.nullable().default(null),
    }),
  ),
});

export default defineSection({
  schema,
  resolve: (promises, { productCount }): PromisesSection => ({
    ...promises,
    items: promises.items.map(({ source, ...item }) =>
      source === null ? item : { ...item, figure: String(productCount()) },
    ),
  }),
  markdown: ({ heading, items }, { origin }) =>
    markdownSection(heading, [markdownList(items.map((item) => itemLine(item, origin)))]),
  passages: ({ items }) =>
    items.map((item) => ({
      heading: item.heading,
      text: item.text ?? '',
      ...(item.href !== null && { href: item.href }),
    })),
});

function itemLine(item: PromiseItem, origin: string): string {
  const words = [item.figure, item.heading].filter((each) => each !== null).join(' ');
  const named = item.href === null ? oneLine(words) : markdownLink(words, absoluteHref(origin, item.href));
  return item.text === null ? named : `${named}: ${oneLine(item.text)}`;
}

/** Whether a section shows its promises with icons. */
export function isIconList(section: Section): section is PromisesSection {
  return section.type === 'promises' && 'style' in section && section.style === 'icons';
}
