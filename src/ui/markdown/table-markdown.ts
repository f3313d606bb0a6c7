import { inlineMarkdown, type Origin } from './inline-markdown.ts';
import type { HtmlElement, HtmlNode } from './parse-html.ts';

/** A table with its first row as its head. */
export function tableMarkdown(table: HtmlElement, origin: Origin): string {
  const [head, ...body] = rowsOf(table);
  if (!head) return '';
  const cells = (row: HtmlElement): string =>
    `| ${cellsOf(row)
      .map((cell) => cellText(cell, origin))
      .join(' | ')} |`;
  const rule = `| ${cellsOf(head)
    .map(({ attributes }) => alignmentRules.get(attributes.get('align') ?? '') ?? '---')
    .join(' | ')} |`;
  return [cells(head), rule, ...body.map(cells)].join('\n');
}

const alignmentRules: ReadonlyMap<string, string> = new Map([
  ['left', ':---'],
  ['center', ':---:'],
  ['right', '---:'],
]);

function rowsOf({ name, children }: HtmlElement): readonly HtmlElement[] {
  const inner = children.filter(isElement);
  return name === 'tr' ? [] : inner.flatMap((each) => (each.name === 'tr' ? [each] : rowsOf(each)));
}

function cellsOf({ children }: HtmlElement): readonly HtmlElement[] {
  return children.filter(isElement).filter(({ name }) => name === 'td' || name === 'th');
}

function cellText({ children }: HtmlElement, origin: Origin): string {
  return inlineMarkdown(children, origin)
    .replaceAll('\\\n', ' ')
    .replaceAll('\n', ' ')
    .replaceAll('|', String.raw`\|`);
}

function isElement(node: HtmlNode): node is HtmlElement {
  return typeof node !== 'string';
}
