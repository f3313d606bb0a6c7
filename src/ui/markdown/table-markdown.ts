import { inlineMarkdown, type Origin } from './inline-markdown.ts';
import type { Element, Node } from './parse-html.ts';

/** A table with its first row as its head. */
export function tableMarkdown(table: Element, origin: Origin): string {
  const [head, ...body] = rowsOf(table);
  if (!head) return '';
  const cells = (row: Element): string =>
    `| ${cellsOf(row)
      .map((cell) => cellText(cell, origin))
      .join(' | ')} |`;
  const rule = `| ${cellsOf(head)
    .map(({ attributes }) => rules.get(attributes.get('align') ?? '') ?? '---')
    .join(' | ')} |`;
  return [cells(head), rule, ...body.map(cells)].join('\n');
}

const rules: ReadonlyMap<string, string> = new Map([
  ['left', ':---'],
  ['center', ':---:'],
  ['right', '---:'],
]);

function rowsOf({ name, children }: Element): readonly Element[] {
  const inner = children.filter(isElement);
  return name === 'tr' ? [] : inner.flatMap((each) => (each.name === 'tr' ? [each] : rowsOf(each)));
}

function cellsOf({ children }: Element): readonly Element[] {
  return children.filter(isElement).filter(({ name }) => name === 'td' || name === 'th');
}

function cellText({ children }: Element, origin: Origin): string {
  return inlineMarkdown(children, origin)
    .replaceAll('\\\n', ' ')
    .replaceAll('\n', ' ')
    .replaceAll('|', String.raw`\|`);
}

function isElement(node: Node): node is Element {
  return typeof node !== 'string';
}
