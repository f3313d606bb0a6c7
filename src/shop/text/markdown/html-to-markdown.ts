import { type HtmlElement, type HtmlNode, isElement, parseHtml, tableRows } from '../html/parse-html.ts';
import type { SafeHtml } from '../html/sanitize.ts';
import { escapeMarkdown } from './write-markdown.ts';

/** The same text in Markdown; links and pictures of this site with its scheme and host, so that they work elsewhere. */
export function htmlToMarkdown(html: SafeHtml, origin: Origin): string {
  return blocks(parseHtml(html), origin);
}

/** Blocks stand a line apart; what stands between them bare is a paragraph. */
function blocks(nodes: readonly HtmlNode[], origin: Origin): string {
  const parts: string[] = [];
  let bare: HtmlNode[] = [];
  const flush = (): void => {
    parts.push(paragraph(bare, origin));
    bare = [];
  };
  for (const node of nodes) {
    const block = typeof node === 'string' ? undefined : blockWriters.get(node.name);
    if (typeof node === 'string' || !block) bare.push(node);
    else {
      flush();
      parts.push(block(node, origin));
    }
  }
  flush();
  return parts.filter((part) => part !== '').join('\n\n');
}

type BlockWriter = (element: HtmlElement, origin: Origin) => string;

const inlineContent: BlockWriter = ({ children }, origin) => inlineMarkdown(children, origin);
const blockContent: BlockWriter = ({ children }, origin) => blocks(children, origin);
const heading: BlockWriter = (element, origin) =>
  `${'#'.repeat(Number(element.name.slice(1)))} ${inlineContent(element, origin)}`;
const quote: BlockWriter = ({ children }, origin) => prefixLines(blocks(children, origin), '> ', '> ');

const list: BlockWriter = ({ name, attributes, children }, origin) => {
  const items = children.filter(isElement).filter((each) => each.name === 'li');
  const first = Number(attributes.get('start') ?? 1);
  const isLoose = items.some((item) => item.children.some((each) => typeof each !== 'string' && each.name === 'p'));
  const written = items.map((item, index) => {
    const mark = name === 'ol' ? `${first + index}. ` : '- ';
    return prefixLines(itemText(item, origin), mark, ' '.repeat(mark.length));
  });
  return written.join(isLoose ? '\n\n' : '\n');
};

/** A list within a tight item follows its words on the next line. */
function itemText({ children }: HtmlElement, origin: Origin): string {
  const at = children.findIndex((each) => typeof each !== 'string' && (each.name === 'ul' || each.name === 'ol'));
  const isTight = !children.some((each) => typeof each !== 'string' && each.name === 'p');
  if (at < 0 || !isTight) return blocks(children, origin);
  return [inlineMarkdown(children.slice(0, at), origin), blocks(children.slice(at), origin)].join('\n');
}

const code: BlockWriter = ({ children }) => {
  const text = children.map(textContent).join('').replace(/\n$/u, '');
  const fence = '`'.repeat(Math.max(3, ...[...text.matchAll(/`+/gu)].map(([ticks]) => ticks.length + 1)));
  return `${fence}\n${text}\n${fence}`;
};

const definitions: BlockWriter = ({ children }, origin) =>
  children
    .filter(isElement)
    .map((each) => (each.name === 'dt' ? `**${inlineContent(each, origin)}**` : blockContent(each, origin)))
    .join('\n\n');

/** A quotation and its speaker are a quote of two paragraphs. */
const figure: BlockWriter = (element, origin) => {
  if (element.attributes.get('class') !== 'quotation') return blockContent(element, origin);
  const parts = element.children.filter(isElement);
  const written = parts.map((each) =>
    each.name === 'figcaption' ? inlineContent(each, origin) : blockContent(each, origin),
  );
  return prefixLines(written.join('\n\n'), '> ', '> ');
};

const caption: BlockWriter = (element, origin) => `*${inlineContent(element, origin)}*`;

const blockWriters: ReadonlyMap<string, BlockWriter> = new Map<string, BlockWriter>([
  ['p', ({ children }, origin) => paragraph(children, origin)],
  ['hr', () => '---'],
  ...(['h2', 'h3', 'h4', 'h5', 'h6'] as const).map((name) => [name, heading] as const),
  ...(['div', 'section'] as const).map((name) => [name, blockContent] as const),
  ['figure', figure],
  ['blockquote', quote],
  ['ul', list],
  ['ol', list],
  ['dl', definitions],
  ['pre', code],
  ['table', tableMarkdown],
  ['figcaption', caption],
]);

function prefixLines(text: string, first: string, others: string): string {
  return text
    .split('\n')
    .map((line, index) => (index === 0 ? first : others) + line)
    .map((line) => line.trimEnd())
    .join('\n');
}

function textContent(node: HtmlNode): string {
  return typeof node === 'string' ? node : node.children.map(textContent).join('');
}

/** Scheme and host of this site, without a slash at the end. */
export type Origin = string;

/** Words and what is within them. */
function inlineMarkdown(nodes: readonly HtmlNode[], origin: Origin): string {
  const text = nodes.map((node) => writeInline(node, origin)).join('');
  return text
    .split('\n')
    .map((line) => line.trim())
    .join('\n')
    .trim();
}

/** As a paragraph: no line of it begins a heading, a quote or a list. */
function paragraph(nodes: readonly HtmlNode[], origin: Origin): string {
  const text = inlineMarkdown(nodes, origin);
  return text
    .replace(/^(#{1,6}|[>+-]|=+|-+)(?=\s|$)/gmu, String.raw`\$1`)
    .replace(/^(>)/gmu, String.raw`\$1`)
    .replace(/^(\d+)([.)])(?=\s|$)/gmu, String.raw`$1\$2`);
}

function writeInline(node: HtmlNode, origin: Origin): string {
  if (typeof node === 'string') return escapeMarkdown(node);
  const inner = (): string => node.children.map((each) => writeInline(each, origin)).join('');
  switch (node.name) {
    case 'strong':
    case 'b':
      return wrapWith('**', inner());
    case 'em':
    case 'i':
      return wrapWith('*', inner());
    case 'del':
    case 's':
      return wrapWith('~~', inner());
    case 'code':
      return codeSpan(node);
    case 'br':
      return '\\\n';
    case 'a':
      return writeLink(inner(), node, origin);
    case 'img':
      return `!${writeLink(escapeMarkdown(node.attributes.get('alt') ?? ''), node, origin)}`;
    case 'input':
      return node.attributes.has('checked') ? '[x] ' : '[ ] ';
    default:
      return inner();
  }
}

/** Marks touch the words they stand around. */
function wrapWith(mark: string, text: string): string {
  const words = text.trim();
  return words === '' ? text : text.replace(words, () => mark + words + mark);
}

function codeSpan({ children }: HtmlElement): string {
  const text = children.map((each) => (typeof each === 'string' ? each : '')).join('');
  const ticks = '`'.repeat(Math.max(0, ...[...text.matchAll(/`+/gu)].map(([found]) => found.length)) + 1);
  const pad = text.startsWith('`') || text.endsWith('`') ? ' ' : '';
  return ticks + pad + text + pad + ticks;
}

function writeLink(text: string, { attributes }: HtmlElement, origin: Origin): string {
  const address = attributes.get('href') ?? attributes.get('src') ?? '';
  if (address === '') return text;
  return `[${text}](${encodeAddress(address.startsWith('/') ? origin + address : address)})`;
}

function encodeAddress(address: string): string {
  return address.replace(/[()\s<>]/gu, (each) => encodeURIComponent(each).replace('(', '%28').replace(')', '%29'));
}

/** A table with its first row as its head. */
function tableMarkdown(table: HtmlElement, origin: Origin): string {
  const [head, ...body] = tableRows(table);
  if (!head) return '';
  const writeRow = (row: readonly HtmlElement[]): string =>
    `| ${row.map((cell) => cellText(cell, origin)).join(' | ')} |`;
  const rule = head.map(({ attributes }) => alignmentRules.get(attributes.get('align') ?? '') ?? '---');
  return [writeRow(head), `| ${rule.join(' | ')} |`, ...body.map(writeRow)].join('\n');
}

const alignmentRules: ReadonlyMap<string, string> = new Map([
  ['left', ':---'],
  ['center', ':---:'],
  ['right', '---:'],
]);

function cellText({ children }: HtmlElement, origin: Origin): string {
  return inlineMarkdown(children, origin)
    .replaceAll('\\\n', ' ')
    .replaceAll('\n', ' ')
    .replaceAll('|', String.raw`\|`);
}
