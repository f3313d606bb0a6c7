import GithubSlugger from 'github-slugger';
import { LRUCache } from 'lru-cache';
import { Marked, type MarkedExtension, type RendererObject, type Token, type Tokens } from 'marked';
import type { Heading } from '../../content/content.ts';
import { type Picture, pictureUrl, srcset } from '../../content/picture.ts';
import { boundMarkdown, isWithinLimits } from './bound-markdown.ts';
import { flattenBlocks } from '../html/flatten-blocks.ts';
import { htmlToText } from '../html/plain-text.ts';
import { escapeHtml } from '../html/escape.ts';
import { type SafeHtml, sanitize, safeParagraphs } from '../html/sanitize.ts';

export interface RenderedMarkdown {
  readonly html: SafeHtml;
  readonly headings: readonly Heading[];
}

/** Finds a picture by the key that a text names it by: `![alt](image:key "caption")`. */
export type FindPicture = (key: string) => Picture | null;

const renderedTexts = new LRUCache<string, RenderedMarkdown>({
  maxSize: 16 * 1024 * 1024,
  sizeCalculation: ({ html }, key) => 2 * (html.length + key.length) + 1,
});

/**
 * Makes safe HTML of Markdown: CommonMark with tables, strikethrough, task lists, bare links, footnotes and pictures by
 * key. Headings carry the ids that GitHub gives them and begin at the second level. What was made once is kept, up to 16 MB.
 */
export function renderMarkdown(source: string, findPicture: FindPicture): RenderedMarkdown {
  const pictures = pictureKeys(source).map((key) => [key, findPicture(key)] as const);
  const key = pictures.length === 0 ? source : JSON.stringify([source, pictures]);
  const known = renderedTexts.get(key);
  if (known) return known;
  const rendered = render(source, new Map(pictures));
  renderedTexts.set(key, rendered);
  return rendered;
}

/** The keys of the pictures that a text names. */
export function pictureKeys(source: string): readonly string[] {
  return Array.from(source.matchAll(/\(\s*<?image:(?<key>[\w-]+)/gu), ({ groups }) => groups?.['key'] ?? '');
}

function render(source: string, pictures: ReadonlyMap<string, Picture | null>): RenderedMarkdown {
  if (!isWithinLimits(source)) return { html: safeParagraphs(source), headings: [] };
  const headings: Heading[] = [];
  const footnotes = makeFootnotes();
  const marked = new Marked({ async: false, gfm: true }, footnotes.extension);
  const tokens = marked.lexer(boundMarkdown(source));
  const shift = tokens.some((token) => token.type === 'heading' && token['depth'] === 1) ? 1 : 0;
  marked.use({ renderer: { ...headingRenderer(headings, shift), ...quoteRenderer, ...pictureRenderer(pictures) } });
  const body = marked.parser(tokens);
  const notes = footnotes.list((inline) => marked.Parser.parseInline(inline, marked.defaults));
  return { html: arrange(sanitize(body + notes)), headings };
}

function arrange(html: SafeHtml): SafeHtml {
  const flat = flattenBlocks(html);
  return flat === html ? html : sanitize(flat);
}

/** Notes the headings that a table of contents shows, as they are rendered. */
function headingRenderer(headings: Heading[], shift: number): RendererObject {
  const slugger = new GithubSlugger();
  return {
    heading({ tokens, depth }: Tokens.Heading): string {
      const text = this.parser.parseInline(tokens, this.parser.textRenderer);
      const id = slugger.slug(text.trim());
      const level = Math.min(depth + shift, 6);
      if (level === 2 || level === 3 || level === 4) headings.push({ id, text, level });
      return `<h${level} id="${id}">${this.parser.parseInline(tokens)}</h${level}>\n`;
    },
    html({ text }: Tokens.HTML | Tokens.Tag): string {
      return text.replaceAll(htmlHeading, (whole, start: string, inner: string) => {
        if (/\sid\s*=/i.test(start)) return whole;
        const words = htmlToText(inner);
        const id = slugger.slug(words);
        const level = start[1] === '2' ? 2 : start[1] === '3' ? 3 : 4;
        headings.push({ id, text: words, level });
        return `<${start} id="${id}">${inner}</h${level}>`;
      });
    },
  };
}

/** A heading of a text that a platform has as HTML, of a level that a table of contents shows. Bounded to stay linear. */
const htmlHeading = /<(h[2-4](?:\s[^<>]{0,500})?)>((?:(?!<\/?h[1-6])[^]){0,500}?)<\/h[2-4]>/giu;

/** A quote of two paragraphs is what was said and who said it. */
const quoteRenderer: RendererObject = {
  blockquote({ tokens }: Tokens.Blockquote): string | false {
    const [said, speaker, ...others] = tokens.filter(({ type }) => type !== 'space');
    if (others.length > 0 || !isParagraph(said) || !isParagraph(speaker)) return false;
    const quote = `<blockquote><p>${this.parser.parseInline(said.tokens)}</p></blockquote>`;
    return `<figure class="quotation">${quote}<figcaption>${this.parser.parseInline(speaker.tokens)}</figcaption></figure>\n`;
  },
};

function pictureRenderer(pictures: ReadonlyMap<string, Picture | null>): RendererObject {
  const find = ({ href }: Tokens.Image): Picture | null => pictures.get(href.slice('image:'.length)) ?? null;
  return {
    paragraph({ tokens }: Tokens.Paragraph): string | false {
      const [only, ...others] = tokens;
      if (!isNamedPicture(only) || others.length > 0) return false;
      const picture = find(only);
      return picture ? `${figureHtml(picture, { alt: only.text, caption: only.title })}\n` : '';
    },
    image(token: Tokens.Image): string | false {
      if (!isNamedPicture(token)) return false;
      const picture = find(token);
      return picture ? pictureHtml(picture, token.text) : '';
    },
  };
}

function isParagraph(token: Token | undefined): token is Tokens.Paragraph {
  return token?.type === 'paragraph';
}

function isNamedPicture(token: Token | undefined): token is Tokens.Image {
  return token?.type === 'image' && 'href' in token && String(token.href).startsWith('image:');
}

interface Footnotes {
  readonly extension: MarkedExtension;
  /** The notes that were referred to, numbered as they were, to stand below the text. Call it after the text. */
  readonly list: (inline: (tokens: Token[]) => string) => string;
}

/** Footnotes of one text: `[^name]` refers to a note, a block `[^name]: text` is one. */
function makeFootnotes(): Footnotes {
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
    start: (source) => /\n\[\^[^\]\s]+\]:/u.exec(firstBlock(source))?.index,
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

/** The parser asks for each block: searching the rest of the text each time would take quadratic time. */
function firstBlock(source: string): string {
  const end = source.indexOf('\n\n');
  return end < 0 ? source : source.slice(0, end);
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
      `<li id="note-${index + 1}">${note} <a href="#note-ref-${index + 1}" aria-label="↩ ${index + 1}">↩</a></li>`,
  );
  return `<section class="footnotes"><ol>${items.join('')}</ol></section>`;
}

/** A picture in a text: its formats in the order that browsers should prefer, as wide as the column. */
function pictureHtml(picture: Picture, alt: string): string {
  const [fallback] = picture.formats.slice(-1);
  const sources = picture.formats
    .slice(0, -1)
    .map(
      (format) =>
        `<source type="image/${format}" srcset="${escapeHtml(srcset(picture, format))}" sizes="${pictureSizes}">`,
    );
  const set = fallback ? ` srcset="${escapeHtml(srcset(picture, fallback))}" sizes="${pictureSizes}"` : '';
  const image = `<img src="${escapeHtml(pictureUrl(picture, 640, fallback))}"${set} alt="${escapeHtml(alt)}" width="${picture.width}" height="${picture.height}" loading="lazy" decoding="async">`;
  return `<picture>${sources.join('')}${image}</picture>`;
}

const pictureSizes = '(min-width: 42rem) 40rem, 100vw';

/** A picture that stands alone, with the words below it. */
function figureHtml(picture: Picture, words: { readonly alt: string; readonly caption: string | null }): string {
  const caption = words.caption ? `<figcaption>${escapeHtml(words.caption)}</figcaption>` : '';
  return `<figure>${pictureHtml(picture, words.alt)}${caption}</figure>`;
}
