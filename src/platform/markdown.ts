import { LRUCache } from 'lru-cache';
import { Marked, type RendererObject, type Token, type Tokens } from 'marked';
import type { Heading } from '#shop/content.ts';
import type { SafeHtml } from '#shop/html.ts';
import type { Picture } from '#shop/picture.ts';
import { makeFootnotes } from './markdown-footnotes.ts';
import { figureHtml, pictureHtml } from './markdown-pictures.ts';
import { sanitize } from './sanitise.ts';
import { makeSlugger } from './slug.ts';

export interface RenderedMarkdown {
  readonly html: SafeHtml;
  readonly headings: readonly Heading[];
}

/** Finds a picture by the key that a text names it by: `![alt](image:key "caption")`. */
export type FindPicture = (key: string) => Picture | null;

const renderedTexts = new LRUCache<string, RenderedMarkdown>({ max: 500 });

/**
 * Makes safe HTML of Markdown: CommonMark with tables, strikethrough, task lists, bare links, footnotes and pictures by
 * key. Headings carry the ids that GitHub gives them and begin at the second level. What was made once is kept.
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

function pictureKeys(source: string): readonly string[] {
  return Array.from(source.matchAll(/\(\s*<?image:(?<key>[\w-]+)/gu), ({ groups }) => groups?.['key'] ?? '');
}

function render(source: string, pictures: ReadonlyMap<string, Picture | null>): RenderedMarkdown {
  const headings: Heading[] = [];
  const footnotes = makeFootnotes();
  const marked = new Marked({ async: false, gfm: true }, footnotes.extension);
  const tokens = marked.lexer(source);
  const shift = tokens.some((token) => token.type === 'heading' && token['depth'] === 1) ? 1 : 0;
  marked.use({ renderer: { ...headingRenderer(headings, shift), ...quoteRenderer, ...pictureRenderer(pictures) } });
  const body = marked.parser(tokens);
  const notes = footnotes.list((inline) => marked.Parser.parseInline(inline, marked.defaults));
  return { html: sanitize(body + notes), headings };
}

/** Notes the headings that a table of contents shows, as they are rendered. */
function headingRenderer(headings: Heading[], shift: number): RendererObject {
  const slug = makeSlugger();
  return {
    heading({ tokens, depth }: Tokens.Heading): string {
      const text = this.parser.parseInline(tokens, this.parser.textRenderer);
      const id = slug(text);
      const level = Math.min(depth + shift, 6);
      if (level === 2 || level === 3 || level === 4) headings.push({ id, text, level });
      return `<h${level} id="${id}">${this.parser.parseInline(tokens)}</h${level}>\n`;
    },
  };
}

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
