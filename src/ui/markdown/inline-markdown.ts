import type { HtmlElement, HtmlNode } from './parse-html.ts';
import { escapeMarkdown } from './write.ts';

/** Scheme and host of this site, without a slash at the end. */
export type Origin = string;

/** Words and what is within them. */
export function inlineMarkdown(nodes: readonly HtmlNode[], origin: Origin): string {
  const text = nodes.map((node) => writeInline(node, origin)).join('');
  return text.replace(/[ \t]*\n[ \t]*/gu, '\n').trim();
}

/** As a paragraph: no line of it begins a heading, a quote or a list. */
export function paragraph(nodes: readonly HtmlNode[], origin: Origin): string {
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
  const [, before = '', words = '', after = ''] = /^(\s*)([\s\S]*?)(\s*)$/u.exec(text) ?? [];
  return words === '' ? text : before + mark + words + mark + after;
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
