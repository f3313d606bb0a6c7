import { Parser } from 'htmlparser2';
import { limitNesting } from './limit-nesting.ts';

/** A text with its entities decoded, or an element. */
export type HtmlNode = string | HtmlElement;

export interface HtmlElement {
  /** In lower case. */
  readonly name: string;
  readonly attributes: ReadonlyMap<string, string>;
  readonly children: readonly HtmlNode[];
}

interface OpenElement extends HtmlElement {
  readonly children: HtmlNode[];
}

/** Parses HTML as browsers do, entities included; comments and declarations are dropped. Never throws. */
export function parseHtml(html: string): readonly HtmlNode[] {
  const root: OpenElement = { name: '', attributes: new Map(), children: [] };
  const open: OpenElement[] = [root];
  const parser = new Parser({
    onopentag: (name, attributes) => {
      const element: OpenElement = { name, attributes: new Map(Object.entries(attributes)), children: [] };
      open.at(-1)?.children.push(element);
      open.push(element);
    },
    ontext: (text) => {
      const { children } = open.at(-1) ?? root;
      const before = children.at(-1);
      if (typeof before === 'string') children[children.length - 1] = before + text;
      else children.push(text);
    },
    onclosetag: () => void open.pop(),
  });
  parser.end(limitNesting(html));
  return root.children;
}

export function isElement(node: HtmlNode): node is HtmlElement {
  return typeof node !== 'string';
}

/** The cells of a table, row by row, whatever groups of rows it has. */
export function tableRows({ children }: HtmlElement): readonly (readonly HtmlElement[])[] {
  return children
    .filter(isElement)
    .flatMap((each) => (each.name === 'tr' ? [each.children.filter(isElement).filter(isCell)] : tableRows(each)));
}

function isCell({ name }: HtmlElement): boolean {
  return name === 'td' || name === 'th';
}
