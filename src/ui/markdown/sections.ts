import type { Link, Section } from '#shop/content.ts';
import { routes } from '#routes.ts';
import type { Frame } from '../layout/frame.ts';
import type { SectionData } from '../views/sections/section-data.ts';
import { articleLine } from './articles.ts';
import { htmlToMarkdown } from './html-to-markdown.ts';
import { cardLine } from './product.ts';
import { document, line, link, list } from './write.ts';

type Site = Pick<Frame, 'origin' | 'display'>;

interface Shown {
  readonly title: string;
  readonly sections: readonly Section[];
  readonly data: SectionData;
}

/** A marketing page or the home page, section by section. */
export function sectionsMarkdown(site: Site, { title, sections, data }: Shown): string {
  return document([`# ${line(title)}`, ...sections.map((section) => sectionMarkdown(site, section, data))]);
}

function sectionMarkdown(site: Site, section: Section, data: SectionData): string {
  switch (section.type) {
    case 'hero':
      return headed(section.heading, [
        line(section.text ?? ''),
        ...cards(site, section, data),
        action(site, section.action),
      ]);
    case 'text':
      return headed(section.heading, [htmlToMarkdown(section.body, site.origin), action(site, section.action)]);
    case 'picture':
      return line(section.caption ?? section.picture.alt);
    case 'product-row':
      return headed(section.heading, [...cards(site, section, data), action(site, section.action)]);
    case 'quote':
      return `> ${line(section.text)}\n>\n> ${line([section.by, section.role].filter(Boolean).join(', '))}`;
    case 'promises':
      return headed(section.heading, [list(section.items.map((item) => promise(site, item)))]);
    case 'faq':
      return headed(
        section.heading,
        section.items.map(({ question, answer }) => `### ${line(question)}\n\n${htmlToMarkdown(answer, site.origin)}`),
      );
    case 'collection-tiles':
      return headed(section.heading, [
        list(section.items.map(({ label, collection }) => link(label, site.origin + routes.collection(collection)))),
      ]);
    case 'journal-teaser':
      return headed(section.heading, [
        list((data.articles.get(section) ?? []).map((each) => articleLine(site.origin, each))),
        action(site, section.action),
      ]);
    default:
      return section satisfies never;
  }
}

function headed(heading: string | null, parts: readonly string[]): string {
  return [heading === null ? '' : `## ${line(heading)}`, ...parts].filter((part) => part !== '').join('\n\n');
}

function cards(site: Site, section: Section, data: SectionData): readonly string[] {
  return [list((data.cards.get(section) ?? []).map((card) => cardLine(site, card)))];
}

function action({ origin }: Site, to: Link | null): string {
  return to ? link(to.label, absolute(origin, to.href)) : '';
}

type Promise = Extract<Section, { type: 'promises' }>['items'][number];

function promise({ origin }: Site, { figure, heading, text, href }: Promise): string {
  const words = [figure, heading].filter((each) => each !== null).join(' ');
  const named = href === null ? line(words) : link(words, absolute(origin, href));
  return text === null ? named : `${named}: ${line(text)}`;
}

function absolute(origin: string, href: string): string {
  return href.startsWith('/') ? origin + href : href;
}
