import type { Content } from '#platform/port.ts';
import { routes } from '#routes.ts';
import type { ContentPage, Policy, Section, TextSection } from '#shop/content.ts';
import { contentStems, functionWords, stemsOf } from './words.ts';

/** A stretch of the shop's own text under one heading, with where it stands. */
export interface Passage {
  readonly title: string;
  readonly heading: string;
  readonly text: string;
  readonly href: string;
}

const documentsRead = 60;
const freshMs = 60_000;

/** Policies and pages cut into passages; read when first needed, again when a minute old. */
export function passageSource(now: () => number): (content: Content) => Promise<readonly Passage[]> {
  let known: { readonly at: number; readonly passages: Promise<readonly Passage[]> } | null = null;
  return (content) => {
    if (known && now() - known.at < freshMs) return known.passages;
    const passages = readPassages(content);
    known = { at: now(), passages };
    passages.catch(() => (known = null));
    return passages;
  };
}

async function readPassages(content: Content): Promise<readonly Passage[]> {
  const [policies, pages] = [await content.policies(), await content.pages()];
  const passages: Passage[] = [];
  for (const { handle } of policies.slice(0, documentsRead)) {
    const policy = await content.policy(handle);
    if (policy) passages.push(...policyPassages(policy));
  }
  for (const { handle } of pages.slice(0, documentsRead)) {
    const page = await content.page(handle);
    if (page) passages.push(...pagePassages(page));
  }
  return passages.filter(({ text }) => text.length > 0);
}

export function policyPassages(policy: Policy): readonly Passage[] {
  const path = routes.policy(policy.handle);
  return htmlPassages(policy.body).map(({ heading, id, text }) => ({
    title: policy.title,
    heading: heading ?? policy.title,
    text,
    href: id ? `${path}#${id}` : path,
  }));
}

function pagePassages(page: ContentPage): readonly Passage[] {
  return page.sections.flatMap((section) => sectionPassages(section, page));
}

function sectionPassages(section: Section, page: ContentPage): readonly Passage[] {
  const path = routes.page(page.handle);
  const common = { title: page.title, href: path };
  if (section.type === 'text') return textPassages(section, page);
  if (section.type === 'faq')
    return section.items.map(({ question, answer }) => ({ ...common, heading: question, text: plainText(answer) }));
  if (section.type !== 'promises') return [];
  return section.items.map(({ heading, text, href }) => ({ ...common, heading, text: text ?? '', href: href ?? path }));
}

function textPassages(section: TextSection, page: ContentPage): readonly Passage[] {
  const path = routes.page(page.handle);
  return htmlPassages(section.body).map(({ heading, text }) => ({
    title: page.title,
    href: section.id ? `${path}#${section.id}` : path,
    heading: heading ? `${section.heading} ${heading}` : section.heading,
    text,
  }));
}

interface HtmlPassage {
  readonly heading: string | null;
  readonly id: string | null;
  readonly text: string;
}

/** Sanitised HTML cut at its headings. */
function htmlPassages(html: string): readonly HtmlPassage[] {
  const [before = '', ...rest] = html.split(/(?=<h[2-4][\s>])/i);
  const parts = rest.map((part) => {
    const [, attributes = '', heading = '', text = ''] =
      /^<h[2-4]([^>]*)>([\s\S]*?)<\/h[2-4]>([\s\S]*)$/i.exec(part) ?? [];
    return { heading: plainText(heading), id: /\bid="([^"]+)"/.exec(attributes)?.[1] ?? null, text: plainText(text) };
  });
  return [{ heading: null, id: null, text: plainText(before) }, ...parts].filter(({ text }) => text !== '');
}

/** The text of sanitised HTML, blocks and line breaks as single spaces. */
export function plainText(html: string): string {
  const text = html
    .replace(/<\/(?:p|li|h\d|tr|div)>|<br\s*\/?>/gi, ' ')
    .replace(/<\/?t[dh][^>]*>/gi, ' ')
    .replace(/<[^>]*>/g, '');
  return text
    .replace(/&(?:#(\d+)|#x([\da-f]+)|(\w+));/gi, entity)
    .replace(/\s+/g, ' ')
    .trim();
}

const entities: Readonly<Record<string, string>> = { amp: '&', lt: '<', gt: '>', quot: '"', apos: "'", nbsp: ' ' };

function entity(...[whole, decimal, hex, name]: readonly (string | undefined)[]): string {
  const code = decimal ? Number(decimal) : hex ? Number.parseInt(hex, 16) : null;
  if (code !== null) return code > 0 && code <= 0x10ffff ? String.fromCodePoint(code) : '';
  return entities[name ?? ''] ?? whole ?? '';
}

export interface Ranked {
  readonly passage: Passage;
  /** 0 to 1: how much of what the question says the passage speaks of. */
  readonly score: number;
}

/** Passages that speak of a question, best first. A rare word counts more than a common one, a heading more than a text. */
export function rankPassages(question: string, passages: readonly Passage[]): readonly Ranked[] {
  const asked = questionStems(question);
  const indexed = passages.map((passage) => ({
    passage,
    head: new Set(contentStems(`${passage.title} ${passage.heading}`).map(meaning)),
    body: contentStems(passage.text).map(meaning),
  }));
  const weightOf = (stem: string): number => {
    const containing = indexed.filter(({ head, body }) => head.has(stem) || body.includes(stem)).length;
    return Math.log(1 + (indexed.length + 1) / (containing + 0.5));
  };
  const weights = asked.map((stem) => ({ stem, weight: weightOf(stem) }));
  const whole = weights.reduce((sum, { weight }) => sum + weight, 0);
  return indexed
    .map(({ passage, head, body }) => ({ passage, score: scoreOf(weights, head, body) / (whole || 1) }))
    .filter(({ score }) => score > 0)
    .toSorted((a, b) => b.score - a.score);
}

function scoreOf(
  weights: readonly { readonly stem: string; readonly weight: number }[],
  head: ReadonlySet<string>,
  body: readonly string[],
): number {
  return weights.reduce((sum, { stem, weight }) => {
    const times = body.filter((each) => each === stem).length;
    const inBody = times === 0 ? 0 : 0.55 + 0.1 * Math.min(times, 2);
    return sum + weight * (head.has(stem) ? 0.8 + inBody / 4 : inBody);
  }, 0);
}

/** The stems of a question; of one that has only function words, those. */
function questionStems(question: string): readonly string[] {
  const content = contentStems(question).filter((stem) => !vague.has(stem));
  const stems = content.length > 0 ? content : stemsOf(question).filter((stem) => !functionWords.has(stem));
  return [...new Set(stems.map(meaning))];
}

const vague = new Set([
  'work',
  'policy',
  'happen',
  'happens',
  'information',
  'info',
  'question',
  'tell',
  'know',
  'order',
  'shop',
]);

/** Words that shops use for one and the same matter, each for its first. */
const same = [
  ['return', 'returned', 'returning', 'refund', 'refunded', 'withdrawal', 'withdraw', 'exchange'],
  [
    'delivery',
    'deliver',
    'delivered',
    'shipping',
    'ship',
    'shipped',
    'shipment',
    'postage',
    'post',
    'send',
    'sent',
    'parcel',
    'arrive',
  ],
  ['repair', 'repaired', 'mend', 'fix', 'broken', 'broke', 'break', 'damaged', 'chipped', 'warranty', 'guarantee'],
  ['pay', 'payment', 'paid', 'invoice', 'card'],
  ['contact', 'phone', 'telephone', 'email', 'mail', 'reach', 'call'],
  ['privacy', 'data', 'personal', 'cookie', 'gdpr'],
  ['wash', 'washed', 'washing', 'clean', 'cleaning', 'care', 'dishwasher'],
  ['cost', 'price', 'fee', 'charge'],
  ['country', 'abroad', 'international', 'worldwide'],
] as const;

const meanings: ReadonlyMap<string, string> = new Map(
  same.flatMap((words) => words.map((word) => [word, words[0]] as const)),
);

function meaning(stem: string): string {
  return meanings.get(stem) ?? stem;
}

/** The beginning of a text up to about `room` characters, ending with a sentence where there is one. */
export function beginning(text: string, room: number): string {
  if (text.length <= room) return text;
  const cut = text.slice(0, room);
  const end = Math.max(cut.lastIndexOf('. '), cut.lastIndexOf('! '), cut.lastIndexOf('? '));
  return end > room / 3 ? cut.slice(0, end + 1) : `${cut.slice(0, cut.lastIndexOf(' '))} …`;
}
