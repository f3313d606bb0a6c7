import type { SafeHtml } from './sanitize.ts';

/** An element with its attributes and content, or a text. */
export type HtmlNode = string | HtmlElement;

export interface HtmlElement {
  readonly name: string;
  readonly attributes: ReadonlyMap<string, string>;
  readonly children: readonly HtmlNode[];
}

interface OpenElement {
  readonly name: string;
  readonly attributes: ReadonlyMap<string, string>;
  readonly children: HtmlNode[];
}

/** Reads HTML that the sanitiser wrote: every element is closed, every attribute quoted, every `<` a tag. */
export function parseHtml(html: SafeHtml): readonly HtmlNode[] {
  const root: OpenElement = { name: '', attributes: new Map(), children: [] };
  const open: OpenElement[] = [root];
  for (const { 1: slash, 2: name = '', 3: attributes = '', 0: all } of html.matchAll(tokenPattern)) {
    const inner = open.at(-1) ?? root;
    if (name === '') inner.children.push(decodeEntities(all));
    else if (slash === '/') closeElement(open, name);
    else {
      const element: OpenElement = { name, attributes: readAttributes(attributes), children: [] };
      inner.children.push(element);
      if (!voidElements.has(name)) open.push(element);
    }
  }
  return root.children;
}

const tokenPattern = /<(\/?)([a-z][a-z0-9]*)((?:\s+[a-z-]+(?:="[^"]*")?)*)\s*\/?>|[^<]+/gu;
const voidElements: ReadonlySet<string> = new Set(['img', 'br', 'hr', 'input', 'source']);

function closeElement(open: OpenElement[], name: string): void {
  const at = open.findLastIndex((each) => each.name === name);
  if (at > 0) open.length = at;
}

function readAttributes(text: string): ReadonlyMap<string, string> {
  const found = text.matchAll(/([a-z-]+)(?:="([^"]*)")?/gu);
  return new Map([...found].map(({ 1: name = '', 2: value = '' }) => [name, decodeEntities(value)]));
}

const entities: Readonly<Record<string, string>> = { amp: '&', lt: '<', gt: '>', quot: '"', nbsp: '\u00A0' };

function decodeEntities(text: string): string {
  return text.replace(
    /&(#x?[\da-f]+|[a-z]+);/giu,
    (all, name: string) => entities[name.toLowerCase()] ?? decodeCharacterReference(name) ?? all,
  );
}

function decodeCharacterReference(name: string): string | null {
  const code = /^#x/iu.test(name) ? Number.parseInt(name.slice(2), 16) : Number(name.slice(1));
  return name.startsWith('#') && code > 0 && code <= 0x10ffff ? String.fromCodePoint(code) : null;
}
