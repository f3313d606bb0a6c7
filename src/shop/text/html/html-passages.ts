import { type HtmlElement, type HtmlNode, isElement, parseHtml, tableRows } from './parse-html.ts';
import { nodesToText } from './plain-text.ts';

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
    text: nodesToText(nodes, asSentences),
  };
}

function asSentences(element: HtmlElement): string | null {
  if (element.name === 'table') return rowsAsSentences(element);
  return element.name === 'ul' || element.name === 'ol' ? itemsAsSentences(element) : null;
}

/** Short items of a list are one sentence, `Visa, PayPal.`, longer ones and labeled ones a sentence each: `Norway: €6.` */
function itemsAsSentences({ children }: HtmlElement): string {
  const items = children
    .flatMap((node) => (isElement(node) ? [nodesToText([node], asSentences)] : []))
    .filter((item) => item !== '');
  const areShort = items.every((item) => item.length <= maxShortItem && !/[.,:;!?]/.test(item));
  return areShort ? endSentence(items.join(', ')) : items.map(endSentence).join(' ');
}

const maxShortItem = 30;

function endSentence(text: string): string {
  return text.replace(/[,;]?$/, (end) => (/[.!?…]$/.test(text) ? end : '.'));
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
