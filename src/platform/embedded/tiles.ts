import { tags } from '#cache/tags.ts';
import type { CollectionTilesSection } from '#shop/content.ts';
import type { Picture } from '#shop/picture.ts';
import { collectionsByHandle } from './collections.ts';
import { pictureColumns, pictureOf } from './pictures.ts';
import { id, text } from './row.ts';
import type { SectionOf } from './section-schema.ts';
import type { QueryContext } from './visit.ts';

type TileSource = SectionOf<'collection-tiles'>['items'][number];

/** Tiles with the number of products and a picture: of the product and look they name, else of the collection. */
export function readTiles(context: QueryContext, sources: readonly TileSource[]): CollectionTilesSection['items'] {
  const handles = sources.map(({ collection }) => collection);
  const collections = new Map(collectionsByHandle(context, handles).map((each) => [each.handle, each]));
  return sources.flatMap((source) => {
    const collection = collections.get(source.collection);
    if (!collection) return [];
    const picture = lookPicture(context, source) ?? collection.picture;
    return { collection: source.collection, label: source.label, wide: source.wide, picture, count: collection.count };
  });
}

const selectLookPicture = `
SELECT p.id, i.alt, ${pictureColumns}
FROM product p JOIN product_picture i ON i.product_id = p.id JOIN media m ON m.key = i.media_key
WHERE p.handle = ?1 AND p.status = 'published' AND i.role = 'look'
  AND (?2 IS NULL OR EXISTS (SELECT 1 FROM json_each(i.shows) WHERE value = ?2))
ORDER BY i.position LIMIT 1`;

function lookPicture({ store, reading }: QueryContext, { product, variant }: TileSource): Picture | null {
  if (product === null) return null;
  reading.record(tags.productHandle(product));
  const row = store.first(selectLookPicture, product, variant);
  if (!row) return null;
  reading.record(tags.product(id(row)));
  return pictureOf(row, text(row, 'alt'));
}
