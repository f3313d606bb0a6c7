import type { Content } from '#content/port.ts';
import { routes } from '#routes.ts';
import type { ContentPage, Policy, Section, TextSection } from '#shop/content/content.ts';
import type { Profile } from '#shop/profile.ts';
import { type ContentPassage, type IndexedPassage, indexPassage } from './rank-passages.ts';

const maxDocuments = 60;
const maxAgeMs = 60_000;

/** Policies and pages cut into passages; read when first needed, again when a minute old. */
export function makePassageSource(now: () => number): (content: Content) => Promise<readonly IndexedPassage[]> {
  let cached: { readonly at: number; readonly passages: Promise<readonly IndexedPassage[]> } | null = null;
  return (content) => {
    if (cached && now() - cached.at < maxAgeMs) return cached.passages;
    const passages = readPassages(content);
    cached = { at: now(), passages };
    passages.catch(() => (cached = null));
    return passages;
  };
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

/** What the shop says of itself in its own data. */
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

export function policyPassages(policy: Policy): readonly ContentPassage[] {
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
    return section.items.map(({ question, answer }) => ({ ...common, heading: question, text: plainText(answer) }));
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

/** Sanitised HTML cut at its headings. */
export function htmlPassages(html: string): readonly HtmlPassage[] {
  return html
    .split(/(?=<h[2-4][\s>])/i)
    .map(toPassage)
    .filter(({ text }) => text !== '');
}

function toPassage(part: string): HtmlPassage {
  const headed = /^<h[2-4]([^>]*)>([\s\S]*?)<\/h[2-4]>([\s\S]*)$/i.exec(part);
  if (!headed) return { heading: null, id: null, text: readableText(part) };
  const [, attributes = '', heading = '', text = ''] = headed;
  return { heading: plainText(heading), id: /\bid="([^"]+)"/.exec(attributes)?.[1] ?? null, text: readableText(text) };
}

/** The text of sanitised HTML, each row of a table a sentence: `Norway: Below €80 €6, From €80 Free.` */
function readableText(html: string): string {
  return plainText(html.replace(/<table[\s\S]*?<\/table>/gi, rowsAsSentences));
}

function rowsAsSentences(table: string): string {
  const rows = table.match(/<tr[\s\S]*?<\/tr>/gi) ?? [];
  const [head = [], ...body] = rows.map((row) => (row.match(/<t[dh][\s>][\s\S]*?<\/t[dh]>/gi) ?? []).map(plainText));
  const sentences = body.map(([name = '', ...cells]) => {
    const said = cells.map((cell, index) => `${head[index + 1] ?? ''} ${cell}`.trim());
    return `${name}: ${said.join(', ')}`.replace(/[.!?]?$/, '.');
  });
  return `<p>${sentences.map(escapeText).join(' ')}</p>`;
}

function escapeText(text: string): string {
  return text.replace(/&/g, '&amp;').replace(/</g, '&lt;');
}

/** The text of sanitised HTML, blocks and line breaks as single spaces. */
export function plainText(html: string): string {
  const text = html
    .replace(/<\/(?:p|li|h\d|tr|div)>|<br\s*\/?>/gi, ' ')
    .replace(/<\/?t[dh][^>]*>/gi, ' ')
    .replace(/<[^>]*>/g, '');
  return text
    .replace(/&(?:#(\d+)|#x([\da-f]+)|(\w+));/gi, decodeEntity)
    .replace(/\s+/g, ' ')
    .trim();
}

const namedEntities: Readonly<Record<string, string>> = { amp: '&', lt: '<', gt: '>', quot: '"', apos: "'", nbsp: ' ' };

function decodeEntity(...[whole, decimal, hex, name]: readonly (string | undefined)[]): string {
  const code = decimal ? Number(decimal) : hex ? Number.parseInt(hex, 16) : null;
  if (code !== null) return code > 0 && code <= 0x10ffff ? String.fromCodePoint(code) : '';
  return namedEntities[name ?? ''] ?? whole ?? '';
}
