import { z } from 'zod';
import type { ContentLink, Section } from '#shop/content/content.ts';
import type { Picture } from '#shop/content/picture.ts';
import { oneLine } from '#shop/text/markdown/write-markdown.ts';
import { defineSection } from '../define-section.ts';
import { action, markdownAction, markdownCards, markdownSection, optionalText, requiredText } from '../fields.ts';

export interface HeroSection extends Section {
  readonly type: 'hero';
  readonly heading: string;
  readonly text: string | null;
  readonly picture: Picture | null;
  readonly action: ContentLink | null;
  readonly style: 'full' | 'picture-below';
  /** Products in the strip below the picture, by handle. */
  readonly shelf: { readonly label: string; readonly products: readonly string[] } | null;
}

const schema = z.object({
  type: z.literal('hero'),
  heading: requiredText,
  text: optionalText,
  image: optionalText,
  alt: optionalText,
  action,
  style: z.enum(['full', 'picture-below']).default('full'),
  shelf: z
    .object({ label: requiredText, products: z.array(requiredText) })
    .nullable()
    .default(null),
});

export function isHero(section: Section): section is HeroSection {
  return section.type === 'hero';
}

export default defineSection({
  schema,
  resolve: ({ image, alt, ...hero }, { picture }): HeroSection => ({ ...hero, picture: picture(image, alt) }),
  cards: ({ shelf }) => (shelf ? { products: { handles: shelf.products } } : {}),
  markdown: ({ heading, text, action: link }, context) =>
    markdownSection(heading, [
      oneLine(text ?? ''),
      markdownCards(context.products, context),
      markdownAction(link, context),
    ]),
});
