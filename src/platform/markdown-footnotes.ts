import type { MarkedExtension, Token, Tokens } from 'marked';
import { escapeHtml } from './escape-html.ts';

export interface Footnotes {
  readonly extension: MarkedExtension;
  /** The notes that were referred to, numbered as they were, to stand below the text. Call it after the text. */
  readonly list: (inline: (tokens: Token[]) => string) => string;
}

/** Footnotes of one text: `[^name]` refers to a note, a block `[^name]: text` is one. */
export function makeFootnotes(): Footnotes {
  const notes = new Map<string, Token[]>();
  const order: string[] = [];
  return {
    extension: { extensions: [footnoteDefinition(notes), footnoteReference(notes, order)] },
    list: (inline) => footnoteListHtml(order.map((name) => inline(notes.get(name) ?? []))),
  };
}

type TokenizerExtension = NonNullable<MarkedExtension['extensions']>[number];

function footnoteDefinition(notes: Map<string, Token[]>): TokenizerExtension {
  return {
    name: 'footnote',
    level: 'block',
    start: (source) => /\n\[\^[^\]\s]+\]:/u.exec(source)?.index,
    tokenizer(source) {
      const found = /^\[\^(?<name>[^\]\s]+)\]:[ \t]+(?<text>.+(?:\n[ \t]+\S.*)*)(?:\n+|$)/u.exec(source);
      if (!found?.groups) return undefined;
      const { name = '', text = '' } = found.groups;
      if (!notes.has(name)) notes.set(name, this.lexer.inline(text.replaceAll(/\n[ \t]+/gu, '\n')));
      return { type: 'footnote', raw: found[0] };
    },
    renderer: () => '',
  };
}

function footnoteReference(notes: ReadonlyMap<string, Token[]>, order: string[]): TokenizerExtension {
  return {
    name: 'footnoteReference',
    level: 'inline',
    start: (source) => source.indexOf('[^'),
    tokenizer(source) {
      const found = /^\[\^(?<name>[^\]\s]+)\]/u.exec(source);
      return found?.groups && { type: 'footnoteReference', raw: found[0], text: found.groups['name'] };
    },
    renderer: (token: Tokens.Generic) => footnoteReferenceHtml(String(token['text']), notes, order),
  };
}

function footnoteReferenceHtml(name: string, notes: ReadonlyMap<string, Token[]>, order: string[]): string {
  if (!notes.has(name)) return escapeHtml(`[^${name}]`);
  const again = order.includes(name);
  if (!again) order.push(name);
  const number = order.indexOf(name) + 1;
  return `<sup><a href="#note-${number}"${again ? '' : ` id="note-ref-${number}"`}>${number}</a></sup>`;
}

function footnoteListHtml(notes: readonly string[]): string {
  if (notes.length === 0) return '';
  const items = notes.map(
    (note, index) =>
      `<li id="note-${index + 1}">${note} <a href="#note-ref-${index + 1}" aria-label="Back to the text">↩</a></li>`,
  );
  return `<section class="footnotes"><ol>${items.join('')}</ol></section>`;
}
