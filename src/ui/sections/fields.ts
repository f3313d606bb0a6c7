import { z } from 'zod';
import type { ContentLink } from '#shop/content/content.ts';
import type { ProductCard } from '#shop/product/product.ts';
import { isSafeLink } from '#shop/text/html/sanitize.ts';
import { markdownLink, markdownList, oneLine } from '#shop/text/markdown/write-markdown.ts';
import { cardLine } from '../markdown/product.ts';
import type { SectionContext, SectionTools } from './define-section.ts';

/** Schemas of fields that sections have in common; an absent field is null. */
export const requiredText = z.string().trim().min(1);
export const optionalText = requiredText.nullable().default(null);
export const href = requiredText.refine(isSafeLink, 'leads nowhere: write a path of this site or an https address');
export const action = z.object({ label: requiredText, href }).nullable().default(null);

/** A text with the number of products in place of `{count}`. */
export function insertProductCount(pattern: string, { productCount }: SectionTools): string {
  return pattern.includes('{count}') ? pattern.replaceAll('{count}', String(productCount())) : pattern;
}

/** A heading of the second level and parts a line apart; empty parts are left out. */
export function markdownSection(heading: string | null, parts: readonly string[]): string {
  return [heading === null ? '' : `## ${oneLine(heading)}`, ...parts].filter((part) => part !== '').join('\n\n');
}

export function markdownCards(cards: readonly ProductCard[], context: SectionContext): string {
  return markdownList(cards.map((card) => cardLine(context, card)));
}

/** A link with the site's origin; empty for null. */
export function markdownAction(link: ContentLink | null, { origin }: SectionContext): string {
  return link ? markdownLink(link.label, absoluteHref(origin, link.href)) : '';
}

export function absoluteHref(origin: string, href: string): string {
  return href.startsWith('/') ? origin + href : href;
}
