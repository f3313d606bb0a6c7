import { routes } from '#routes.ts';
import type { EntryField, EntryList, EntryOfKind } from '#shop/content/entry.ts';
import { fieldText } from '#shop/content/field-text.ts';
import type { ProductCard } from '#shop/product/product.ts';
import { htmlToMarkdown } from '#shop/text/markdown/html-to-markdown.ts';
import { markdownDocument, markdownLink, markdownList, oneLine } from '#shop/text/markdown/write-markdown.ts';
import type { Frame, MarkdownContext } from '../layout/frame.ts';
import { pageLinks } from './lists.ts';
import { cardLine } from './product.ts';

/** A page of the entries of a content kind. */
export function entriesMarkdown({ origin, display }: MarkdownContext, { kind, entries }: EntryList): string {
  const { items, page, pages } = entries;
  const lines = items.map(({ handle, title, excerpt }) => {
    const link = markdownLink(title, origin + routes.entry(kind.handle, handle));
    return excerpt === '' ? link : `${link}: ${oneLine(excerpt)}`;
  });
  return markdownDocument([
    `# ${oneLine(kind.title)}`,
    oneLine(kind.description),
    markdownList(lines),
    pageLinks({ origin, display }, { page, pages, pageHref: (to) => routes.entries(kind.handle, to) }),
  ]);
}

interface EntryMarkdownData extends EntryOfKind {
  /** By the name of the field that names them. */
  readonly cards: ReadonlyMap<string, readonly ProductCard[]>;
}

/** An entry: its fields as a list, then its text and the products that it names. */
export function entryMarkdown(frame: Frame, { entry, cards }: EntryMarkdownData): string {
  const facts = entry.fields.flatMap((field) => fieldLine(frame, field) ?? []);
  const products = entry.fields.map(({ name, label }) => {
    const lines = (cards.get(name) ?? []).map((card) => cardLine(frame, card));
    return lines.length > 0 && `## ${oneLine(label)}\n\n${markdownList(lines)}`;
  });
  return markdownDocument([
    `# ${oneLine(entry.title)}`,
    oneLine(entry.description),
    markdownList(facts),
    htmlToMarkdown(entry.body, frame.origin),
    ...products,
  ]);
}

function fieldLine({ origin, profile, display }: Frame, { label, value }: EntryField): string | null {
  const { closed } = display.messages.content;
  const text =
    value.type === 'links'
      ? value.links.map((link) => markdownLink(link.label, new URL(link.href, origin).href)).join(', ')
      : oneLine(fieldText(value, { locale: profile.locale, closed }));
  return text === '' ? null : `${oneLine(label)}: ${text}`;
}
