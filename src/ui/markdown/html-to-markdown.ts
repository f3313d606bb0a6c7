import type { SafeHtml } from '#shop/html.ts';
import { inlineMarkdown, paragraph, type Origin } from './inline-markdown.ts';
import { parseHtml, type Element, type Node } from './parse-html.ts';
import { tableMarkdown } from './table-markdown.ts';

/** The same text in Markdown; links and pictures of this site with its scheme and host, so that they work elsewhere. */
export function htmlToMarkdown(html: SafeHtml, origin: Origin): string {
  return blocks(parseHtml(html), origin);
}

/** Blocks stand a line apart; what stands between them bare is a paragraph. */
function blocks(nodes: readonly Node[], origin: Origin): string {
  const parts: string[] = [];
  let bare: Node[] = [];
  const flush = (): void => {
    parts.push(paragraph(bare, origin));
    bare = [];
  };
  for (const node of nodes) {
    const block = typeof node === 'string' ? undefined : writers.get(node.name);
    if (typeof node === 'string' || !block) bare.push(node);
    else {
      flush();
      parts.push(block(node, origin));
    }
  }
  flush();
  return parts.filter((part) => part !== '').join('\n\n');
}

type Write = (element: Element, origin: Origin) => string;

const inline: Write = ({ children }, origin) => inlineMarkdown(children, origin);
const within: Write = ({ children }, origin) => blocks(children, origin);
const heading: Write = (element, origin) => `${'#'.repeat(Number(element.name.slice(1)))} ${inline(element, origin)}`;
const quote: Write = ({ children }, origin) => prefix(blocks(children, origin), '> ', '> ');

const list: Write = ({ name, attributes, children }, origin) => {
  const items = children.filter((each): each is Element => typeof each !== 'string' && each.name === 'li');
  const first = Number(attributes.get('start') ?? 1);
  const isLoose = items.some((item) => item.children.some((each) => typeof each !== 'string' && each.name === 'p'));
  const written = items.map((item, index) => {
    const mark = name === 'ol' ? `${first + index}. ` : '- ';
    return prefix(itemText(item, origin), mark, ' '.repeat(mark.length));
  });
  return written.join(isLoose ? '\n\n' : '\n');
};

/** A list within a tight item follows its words on the next line. */
function itemText({ children }: Element, origin: Origin): string {
  const at = children.findIndex((each) => typeof each !== 'string' && (each.name === 'ul' || each.name === 'ol'));
  const isTight = !children.some((each) => typeof each !== 'string' && each.name === 'p');
  if (at < 0 || !isTight) return blocks(children, origin);
  return [inlineMarkdown(children.slice(0, at), origin), blocks(children.slice(at), origin)].join('\n');
}

const code: Write = ({ children }) => {
  const text = children.map(plainText).join('').replace(/\n$/u, '');
  const fence = '`'.repeat(Math.max(3, ...[...text.matchAll(/`+/gu)].map(([ticks]) => ticks.length + 1)));
  return `${fence}\n${text}\n${fence}`;
};

const definitions: Write = ({ children }, origin) =>
  children
    .filter((each): each is Element => typeof each !== 'string')
    .map((each) => (each.name === 'dt' ? `**${inline(each, origin)}**` : within(each, origin)))
    .join('\n\n');

/** A quotation and its speaker are a quote of two paragraphs. */
const figure: Write = (element, origin) => {
  if (element.attributes.get('class') !== 'quotation') return within(element, origin);
  const parts = element.children.filter((each): each is Element => typeof each !== 'string');
  const written = parts.map((each) => (each.name === 'figcaption' ? inline(each, origin) : within(each, origin)));
  return prefix(written.join('\n\n'), '> ', '> ');
};

const caption: Write = (element, origin) => `*${inline(element, origin)}*`;

const writers: ReadonlyMap<string, Write> = new Map<string, Write>([
  ['p', ({ children }, origin) => paragraph(children, origin)],
  ['hr', () => '---'],
  ...(['h2', 'h3', 'h4', 'h5', 'h6'] as const).map((name) => [name, heading] as const),
  ...(['div', 'section'] as const).map((name) => [name, within] as const),
  ['figure', figure],
  ['blockquote', quote],
  ['ul', list],
  ['ol', list],
  ['dl', definitions],
  ['pre', code],
  ['table', tableMarkdown],
  ['figcaption', caption],
]);

function prefix(text: string, first: string, others: string): string {
  return text
    .split('\n')
    .map((line, index) => (index === 0 ? first : others) + line)
    .map((line) => line.trimEnd())
    .join('\n');
}

function plainText(node: Node): string {
  return typeof node === 'string' ? node : node.children.map(plainText).join('');
}
