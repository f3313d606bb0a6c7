import type { SafeHtml } from '#shop/html.ts';

/** An element with its attributes and content, or a text. */
export type Node = string | Element;

export interface Element {
  readonly name: string;
  readonly attributes: ReadonlyMap<string, string>;
  readonly children: readonly Node[];
}

interface Open {
  readonly name: string;
  readonly attributes: ReadonlyMap<string, string>;
  readonly children: Node[];
}

/** Reads HTML that the sanitiser wrote: every element is closed, every attribute quoted, every `<` a tag. */
export function parseHtml(html: SafeHtml): readonly Node[] {
  const root: Open = { name: '', attributes: new Map(), children: [] };
  const open: Open[] = [root];
  for (const { 1: slash, 2: name = '', 3: attributes = '', 0: all } of html.matchAll(piece)) {
    const inner = open.at(-1) ?? root;
    if (name === '') inner.children.push(decode(all));
    else if (slash === '/') close(open, name);
    else {
      const element: Open = { name, attributes: readAttributes(attributes), children: [] };
      inner.children.push(element);
      if (!empty.has(name)) open.push(element);
    }
  }
  return root.children;
}

const piece = /<(\/?)([a-z][a-z0-9]*)((?:\s+[a-z-]+(?:="[^"]*")?)*)\s*\/?>|[^<]+/gu;
const empty: ReadonlySet<string> = new Set(['img', 'br', 'hr', 'input', 'source']);

function close(open: Open[], name: string): void {
  const at = open.findLastIndex((each) => each.name === name);
  if (at > 0) open.length = at;
}

function readAttributes(text: string): ReadonlyMap<string, string> {
  const found = text.matchAll(/([a-z-]+)(?:="([^"]*)")?/gu);
  return new Map([...found].map(({ 1: name = '', 2: value = '' }) => [name, decode(value)]));
}

const entities: Readonly<Record<string, string>> = { amp: '&', lt: '<', gt: '>', quot: '"', nbsp: '\u00A0' };

function decode(text: string): string {
  return text.replace(
    /&(#x?[\da-f]+|[a-z]+);/giu,
    (all, name: string) => entities[name.toLowerCase()] ?? character(name) ?? all,
  );
}

function character(name: string): string | null {
  const code = /^#x/iu.test(name) ? Number.parseInt(name.slice(2), 16) : Number(name.slice(1));
  return name.startsWith('#') && code > 0 && code <= 0x10ffff ? String.fromCodePoint(code) : null;
}
