import { z } from 'zod';
import { routes } from '#routes.ts';
import type { Section } from '#shop/content/content.ts';
import type { Picture } from '#shop/content/picture.ts';
import { markdownLink, markdownList } from '#shop/text/markdown/write-markdown.ts';
import { defineSection } from '../define-section.ts';
import { markdownSection, optionalText, requiredText } from '../fields.ts';

export interface CollectionTilesSection extends Section {
  readonly type: 'collection-tiles';
  readonly heading: string;
  readonly items: readonly CollectionTile[];
}

interface CollectionTile {
  /** The handle of a collection. */
  readonly collection: string;
  readonly label: string;
  readonly wide: boolean;
  readonly picture: Picture | null;
  /** Products in the collection; null where they are not counted. */
  readonly count: number | null;
}

const schema = z.object({
  type: z.literal('collection-tiles'),
  heading: requiredText,
  items: z.array(
    z.object({
      collection: requiredText,
      label: requiredText,
      /** A product whose picture is shown, and the option value in which it is shown. */
      product: optionalText,
      variant: optionalText,
      wide: z.boolean().default(false),
    }),
  ),
});

export default defineSection({
  schema,
  resolve: ({ items, ...tiles }, { collections, productPicture }): CollectionTilesSection => {
    const byHandle = collections(items.map(({ collection }) => collection));
    return {
      ...tiles,
      items: items.flatMap(({ product, variant, ...tile }) => {
        const collection = byHandle.get(tile.collection);
        if (!collection) return [];
        const picture = product === null ? null : productPicture(product, variant);
        return { ...tile, picture: picture ?? collection.picture, count: collection.count };
      }),
    };
  },
  markdown: ({ heading, items }, { origin }) =>
    markdownSection(heading, [
      markdownList(items.map(({ label, collection }) => markdownLink(label, origin + routes.collection(collection)))),
    ]),
});
