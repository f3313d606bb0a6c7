import type { ContentLink, PromiseItem, Section } from '#shop/content/content.ts';
import { routes } from '#routes.ts';
import type { SectionData } from '../sections/section-blocks.ts';
import { articleLine } from './content.ts';
import { htmlToMarkdown } from '#shop/text/html-to-markdown.ts';
import { cardLine, type MarkdownContext } from './product.ts';
import { markdownDocument, oneLine, markdownLink, markdownList } from '#shop/text/write-markdown.ts';

interface SectionsMarkdownData {
  readonly title: string;
  readonly sections: readonly Section[];
  readonly data: SectionData;
}

/** A marketing page or the home page, section by section. */
export function sectionsMarkdown(site: MarkdownContext, { title, sections, data }: SectionsMarkdownData): string {
  return markdownDocument([`# ${oneLine(title)}`, ...sections.map((section) => sectionMarkdown(site, section, data))]);
}

function sectionMarkdown(site: MarkdownContext, section: Section, data: SectionData): string {
  switch (section.type) {
    case 'hero':
      return withHeading(section.heading, [
        oneLine(section.text ?? ''),
        ...cardList(site, section, data),
        actionLink(site, section.action),
      ]);
    case 'text':
      return withHeading(section.heading, [
        htmlToMarkdown(section.body, site.origin),
        actionLink(site, section.action),
      ]);
    case 'picture':
      return oneLine(section.caption ?? section.picture.alt);
    case 'product-row':
      return withHeading(section.heading, [...cardList(site, section, data), actionLink(site, section.action)]);
    case 'quote':
      return `> ${oneLine(section.text)}\n>\n> ${oneLine([section.by, section.role].filter(Boolean).join(', '))}`;
    case 'promises':
      return withHeading(section.heading, [markdownList(section.items.map((item) => promiseLine(site, item)))]);
    case 'faq':
      return withHeading(
        section.heading,
        section.items.map(
          ({ question, answer }) => `### ${oneLine(question)}\n\n${htmlToMarkdown(answer, site.origin)}`,
        ),
      );
    case 'collection-tiles':
      return withHeading(section.heading, [
        markdownList(
          section.items.map(({ label, collection }) =>
            markdownLink(label, site.origin + routes.collection(collection)),
          ),
        ),
      ]);
    case 'journal-teaser':
      return withHeading(section.heading, [
        markdownList((data.articles.get(section) ?? []).map((each) => articleLine(site.origin, each))),
        actionLink(site, section.action),
      ]);
    default:
      return section satisfies never;
  }
}

function withHeading(heading: string | null, parts: readonly string[]): string {
  return [heading === null ? '' : `## ${oneLine(heading)}`, ...parts].filter((part) => part !== '').join('\n\n');
}

function cardList(site: MarkdownContext, section: Section, data: SectionData): readonly string[] {
  return [markdownList((data.cards.get(section) ?? []).map((card) => cardLine(site, card)))];
}

function actionLink({ origin }: MarkdownContext, to: ContentLink | null): string {
  return to ? markdownLink(to.label, absoluteHref(origin, to.href)) : '';
}

function promiseLine({ origin }: MarkdownContext, { figure, heading, text, href }: PromiseItem): string {
  const words = [figure, heading].filter((each) => each !== null).join(' ');
  const named = href === null ? oneLine(words) : markdownLink(words, absoluteHref(origin, href));
  return text === null ? named : `${named}: ${oneLine(text)}`;
}

function absoluteHref(origin: string, href: string): string {
  return href.startsWith('/') ? origin + href : href;
}
