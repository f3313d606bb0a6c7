import type { Content } from '#content/port.ts';
import { routes } from '#routes.ts';
import type { ContentPage, Policy, Section, TextSection } from '#shop/content/content.ts';
import type { Profile } from '#shop/profile.ts';
import { type HtmlElement, type HtmlNode, isElement, parseHtml, tableRows } from '#shop/text/parse-html.ts';
import { htmlToText, nodesToText } from '#shop/text/plain-text.ts';
import { cachedLoader } from './cached-loader.ts';
import { type ContentPassage, type IndexedPassage, indexPassage } from './rank-passages.ts';

const maxDocuments = 60;
const maxAgeMs = 60_000;

/** Reads the passages of policies, pages and the profile when they are first needed, and again once a minute old. */
export function makePassageSource(now: () => number): (content: Content) => Promise<readonly IndexedPassage[]> {
  return cachedLoader(readPassages, { maxAgeMs, allowStale: false, now });
}

async function readPassages(content: Content): Promise<readonly IndexedPassage[]> {
  const [policies, pages] = [await content.policies(), await content.pages()];
  const passages: ContentPassage[] = [...profilePassages(await content.profile())];
  for (const { handle } of policies.slice(0, maxDocuments)) {
    const policy = await content.policy(handle);
    if (policy) passages.push(...policyPassages(policy));
  }
  for (const { handle } of pages.slice(0, maxDocuments)) {
    const page = await content.page(handle);
    if (page) passages.push(...pagePassages(page));
  }
  return passages.filter(({ text }) => text.length > 0).map(indexPassage);
}

/** Passages from the shop's profile. */
function profilePassages({ name, openingHours, address, email, telephone }: Profile): readonly ContentPassage[] {
  const href = routes.page('contact');
  const { street, postcode, city, countryName } = address;
  const reach = [email, telephone].filter((each) => each !== null).join(', ');
  return [
    { title: name, heading: 'Opening hours', text: openingHours ?? '', href },
    { title: name, heading: 'Address', text: `${street}, ${postcode} ${city}, ${countryName}`, href },
    { title: name, heading: 'Contact', text: reach, href },
  ];
}

function policyPassages(policy: Policy): readonly ContentPassage[] {
  const path = routes.policy(policy.handle);
  return htmlPassages(policy.body).map(({ heading, id, text }) => ({
    title: policy.title,
    heading: heading ?? policy.title,
    text,
    href: id ? `${path}#${id}` : path,
  }));
}

function pagePassages(page: ContentPage): readonly ContentPassage[] {
  return page.sections.flatMap((section) => sectionPassages(section, page));
}

function sectionPassages(section: Section, page: ContentPage): readonly ContentPassage[] {
  const path = routes.page(page.handle);
  const common = { title: page.title, href: path };
  if (section.type === 'text') return textPassages(section, page);
  if (section.type === 'faq')
    return section.items.map(({ question, answer }) => ({ ...common, heading: question, text: htmlToText(answer) }));
  if (section.type !== 'promises') return [];
  return section.items.map(({ heading, text, href }) => ({ ...common, heading, text: text ?? '', href: href ?? path }));
}

function textPassages(section: TextSection, page: ContentPage): readonly ContentPassage[] {
  const path = routes.page(page.handle);
  return htmlPassages(section.body).map(({ heading, text }) => ({
    title: page.title,
    href: section.id ? `${path}#${section.id}` : path,
    heading: heading ? `${section.heading} ${heading}` : section.heading,
    text,
  }));
}

export interface HtmlPassage {
  readonly heading: string | null;
  readonly id: string | null;
  readonly text: string;
}

/** Splits HTML at its headings of levels 2 to 4; parts without text are dropped. */
export function htmlPassages(html: string): readonly HtmlPassage[] {
  const parts: { readonly heading: HtmlElement | null; readonly nodes: HtmlNode[] }[] = [{ heading: null, nodes: [] }];
  for (const node of unwrapHeadings(parseHtml(html))) {
    if (isElement(node) && isHeading(node)) parts.push({ heading: node, nodes: [] });
    else parts.at(-1)?.nodes.push(node);
  }
  return parts.map(toPassage).filter(({ text }) => text !== '');
}

/** The same content with the headings at the top level, outside of sections and the like. */
function unwrapHeadings(nodes: readonly HtmlNode[]): readonly HtmlNode[] {
  return nodes.flatMap((node) => {
    if (!isElement(node) || isHeading(node)) return [node];
    const children = unwrapHeadings(node.children);
    return children.some((each) => isElement(each) && isHeading(each)) ? children : [node];
  });
}

function isHeading({ name }: HtmlElement): boolean {
  return /^h[2-4]$/.test(name);
}

function toPassage({ heading, nodes }: { heading: HtmlElement | null; nodes: readonly HtmlNode[] }): HtmlPassage {
  return {
    heading: heading && nodesToText([heading]),
    id: heading?.attributes.get('id') ?? null,
    text: nodesToText(nodes, (element) => (element.name === 'table' ? rowsAsSentences(element) : null)),
  };
}

/** Each row of a table as a sentence: `Norway: Below €80 €6, From €80 Free.` */
function rowsAsSentences(table: HtmlElement): string {
  const [head = [], ...body] = tableRows(table).map((row) => row.map((cell) => nodesToText([cell])));
  const sentences = body.map(([name = '', ...cells]) => {
    const described = cells.map((cell, index) => `${head[index + 1] ?? ''} ${cell}`.trim());
    return `${name}: ${described.join(', ')}`.replace(/[.!?]?$/, '.');
  });
  return sentences.join(' ');
}
