import type { Section } from '#shop/content/content.ts';
import { markdownDocument, oneLine } from '#shop/text/markdown/write-markdown.ts';
import { noCards, type SectionData } from '../sections/section-blocks.ts';
import { definitionOf } from '../sections/section-types.ts';
import type { MarkdownContext } from '../layout/frame.ts';

interface SectionsMarkdownData {
  readonly title: string;
  readonly sections: readonly Section[];
  readonly data: SectionData;
}

/** A marketing page or the home page, section by section. */
export function sectionsMarkdown(
  { origin, display }: MarkdownContext,
  { title, sections, data }: SectionsMarkdownData,
): string {
  const parts = sections.map((section) => {
    const { products, articles } = data.get(section) ?? noCards;
    return definitionOf(section)?.markdown(section, { origin, display, products, articles }) ?? '';
  });
  return markdownDocument([`# ${oneLine(title)}`, ...parts]);
}
