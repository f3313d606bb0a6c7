import { z } from 'zod';
import type { Section } from '#shop/content/content.ts';
import type { Picture } from '#shop/content/picture.ts';
import { oneLine } from '#shop/text/markdown/write-markdown.ts';
import { defineSection } from '../define-section.ts';
import { optionalText, requiredText } from '../fields.ts';

export interface PictureSection extends Section {
  readonly type: 'picture';
  readonly picture: Picture;
  readonly caption: string | null;
}

export default defineSection({
  schema: z.object({ type: z.literal('picture'), image: requiredText, alt: optionalText, caption: optionalText }),
  resolve: ({ type, image, alt, caption }, tools): PictureSection | null => {
    const picture = tools.picture(image, alt);
    return picture && { type, picture, caption };
  },
  markdown: ({ picture, caption }) => oneLine(caption ?? picture.alt),
});
