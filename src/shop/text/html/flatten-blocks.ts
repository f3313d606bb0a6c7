import { escapeHtml } from './escape.ts';
import { type HtmlElement, type HtmlNode, isElement, parseHtml } from './parse-html.ts';

/**
 * HTML as visual editors write it, with its blocks side by side: what is in `div` and `span` without a meaning stands
 * where they stood, lines without a block are paragraphs, and two line breaks end one. Other HTML is left as it is.
 */
export function flattenBlocks(html: string): string {
  return hasWrappers.test(html) ? writeNodes(blocksOf(parseHtml(html))) : html;
}

const hasWrappers = /<(?:div|span|section)>/u;

function blocksOf(nodes: readonly HtmlNode[]): readonly HtmlNode[] {
  const blocks: HtmlNode[] = [];
  let line: HtmlNode[] = [];
  const endLine = (): void => {
    const children = withoutOuterBreaks(line);
    if (children.some((node) => isElement(node) || node.trim() !== '')) blocks.push(paragraph(children));
    line = [];
  };
  for (const node of unwrapInline(nodes)) {
    if (!isElement(node)) line.push(node);
    else if (isWrapper(node)) {
      endLine();
      blocks.push(...blocksOf(node.children));
      endLine();
    } else if (isBlock(node)) {
      endLine();
      blocks.push(node);
    } else if (node.name === 'br' && endsInBreak(line)) endLine();
    else line.push(node);
  }
  endLine();
  return blocks;
}

/** Words of a span without attributes stand in the line that it is in. */
function unwrapInline(nodes: readonly HtmlNode[]): readonly HtmlNode[] {
  return nodes.flatMap((node) =>
    isElement(node) && node.name === 'span' && node.attributes.size === 0 ? unwrapInline(node.children) : [node],
  );
}

/** An element without attributes that only groups others; one with an id or a language is left. */
function isWrapper({ name, attributes }: HtmlElement): boolean {
  return (name === 'div' || name === 'section') && attributes.size === 0;
}

const blockNames: ReadonlySet<string> = new Set(
  'p h2 h3 h4 h5 h6 ul ol dl table blockquote pre figure section div hr'.split(' '),
);

function isBlock({ name }: HtmlElement): boolean {
  return blockNames.has(name);
}

function endsInBreak(line: readonly HtmlNode[]): boolean {
  const last = line.findLast((node) => isElement(node) || node.trim() !== '');
  return last !== undefined && isElement(last) && last.name === 'br';
}

function withoutOuterBreaks(line: readonly HtmlNode[]): readonly HtmlNode[] {
  const isWord = (node: HtmlNode): boolean => (isElement(node) ? node.name !== 'br' : node.trim() !== '');
  return line.slice(Math.max(0, line.findIndex(isWord)), line.findLastIndex(isWord) + 1);
}

function paragraph(children: readonly HtmlNode[]): HtmlElement {
  return { name: 'p', attributes: new Map(), children };
}

const voidNames: ReadonlySet<string> = new Set(['br', 'hr', 'img', 'input', 'source']);

function writeNodes(nodes: readonly HtmlNode[]): string {
  return nodes.map((node) => (isElement(node) ? writeElement(node) : escapeHtml(node))).join('');
}

function writeElement({ name, attributes, children }: HtmlElement): string {
  const start = [name, ...Array.from(attributes, ([key, value]) => `${key}="${escapeHtml(value)}"`)].join(' ');
  return voidNames.has(name) ? `<${start}>` : `<${start}>${writeNodes(children)}</${name}>`;
}
