import type { Element, Node } from './parse-html.ts';
import { escapeText } from './write.ts';

/** Scheme and host of this site, without a slash at the end. */
export type Origin = string;

/** Words and what is within them. */
export function inlineMarkdown(nodes: readonly Node[], origin: Origin): string {
  const text = nodes.map((node) => write(node, origin)).join('');
  return text.replace(/[ \t]*\n[ \t]*/gu, '\n').trim();
}

/** As a paragraph: no line of it begins a heading, a quote or a list. */
export function paragraph(nodes: readonly Node[], origin: Origin): string {
  const text = inlineMarkdown(nodes, origin);
  return text
    .replace(/^(#{1,6}|[>+-]|=+|-+)(?=\s|$)/gmu, String.raw`\$1`)
    .replace(/^(>)/gmu, String.raw`\$1`)
    .replace(/^(\d+)([.)])(?=\s|$)/gmu, String.raw`$1\$2`);
}

function write(node: Node, origin: Origin): string {
  if (typeof node === 'string') return escapeText(node);
  const inner = (): string => node.children.map((each) => write(each, origin)).join('');
  switch (node.name) {
    case 'strong':
    case 'b':
      return around('**', inner());
    case 'em':
    case 'i':
      return around('*', inner());
    case 'del':
    case 's':
      return around('~~', inner());
    case 'code':
      return codeSpan(node);
    case 'br':
      return '\\\n';
    case 'a':
      return link(inner(), node, origin);
    case 'img':
      return `!${link(escapeText(node.attributes.get('alt') ?? ''), node, origin)}`;
    case 'input':
      return node.attributes.has('checked') ? '[x] ' : '[ ] ';
    default:
      return inner();
  }
}

/** Marks touch the words they stand around. */
function around(mark: string, text: string): string {
  const [, before = '', words = '', after = ''] = /^(\s*)([\s\S]*?)(\s*)$/u.exec(text) ?? [];
  return words === '' ? text : before + mark + words + mark + after;
}

function codeSpan({ children }: Element): string {
  const text = children.map((each) => (typeof each === 'string' ? each : '')).join('');
  const ticks = '`'.repeat(Math.max(0, ...[...text.matchAll(/`+/gu)].map(([found]) => found.length)) + 1);
  const pad = text.startsWith('`') || text.endsWith('`') ? ' ' : '';
  return ticks + pad + text + pad + ticks;
}

function link(text: string, { attributes }: Element, origin: Origin): string {
  const address = attributes.get('href') ?? attributes.get('src') ?? '';
  if (address === '') return text;
  return `[${text}](${encode(address.startsWith('/') ? origin + address : address)})`;
}

function encode(address: string): string {
  return address.replace(/[()\s<>]/gu, (each) => encodeURIComponent(each).replace('(', '%28').replace(')', '%29'));
}
