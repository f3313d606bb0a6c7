import { z } from 'zod';
import type { ContentLink, Section } from '#shop/content/content.ts';
import { defineSection } from '../define-section.ts';
import { action, insertProductCount, markdownAction, markdownCards, markdownSection, requiredText } from '../fields.ts';

export interface ProductRowSection extends Section {
  readonly type: 'product-row';
  readonly heading: string;
  readonly layout: 'row' | 'feature-first';
  /** By handle. */
  readonly products: readonly string[];
  /** Options of the variant that represents a product, by its handle. */
  readonly preferred: Readonly<Record<string, Readonly<Record<string, string>>>>;
  readonly action: ContentLink | null;
}

const schema = z.object({
  type: z.literal('product-row'),
  heading: requiredText,
  layout: z.enum(['row', 'feature-first']).default('row'),
  products: z.array(requiredText),
  preferredVariants: z.record(z.string(), z.record(z.string(), z.string())).default({}),
  action,
});

export default defineSection({
  schema,
  resolve: ({ preferredVariants, action: link, ...others }, tools): ProductRowSection => ({
    ...others,
    preferred: preferredVariants,
    action: link && { ...link, label: insertProductCount(link.label, tools) },
  }),
  cards: ({ products, preferred }) => ({ products: { handles: products, preferred } }),
  markdown: ({ heading, action: link }, context) =>
    markdownSection(heading, [markdownCards(context.products, context), markdownAction(link, context)]),
});
