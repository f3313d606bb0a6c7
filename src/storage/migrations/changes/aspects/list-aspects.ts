import { differs, note, trigger } from './trigger-sql.ts';

const collectionColumns = {
  page: ['handle', 'title', 'description', 'picture', 'picture_alt'],
  card: ['handle', 'title', 'picture', 'picture_alt'],
  members: ['sort', 'kind', 'match', 'rules'],
} as const;

/** What lists hold of products. A range of prices is noted with its former values: only extremes of a list show. */
const listTriggers = [
  trigger(
    'list_added',
    'INSERT ON product_list',
    note(`VALUES ('offer', new.product_id)`) + note(`SELECT 'published', new.product_id WHERE new.published`),
  ),
  trigger(
    'list_removed',
    'DELETE ON product_list',
    note(`VALUES ('offer', old.product_id)`) + note(`SELECT 'published', old.product_id WHERE old.published`),
  ),
  trigger(
    'list_changed',
    'UPDATE ON product_list',
    [
      note(`SELECT 'lowest-price', new.product_id
        WHERE ${differs(['price_min'])} OR (new.price_min < new.price_max) <> (old.price_min < old.price_max)`),
      note(`SELECT 'offer', new.product_id WHERE ${differs(['available', 'published'])}`),
      note(`SELECT 'published', new.product_id WHERE ${differs(['published'])}`),
      note(`SELECT 'list-stock', new.product_id WHERE ${differs(['available'])}`),
      note(`SELECT 'list-rank', new.product_id WHERE ${differs(['sales_rank'])}`),
      note(`SELECT 'list-title', new.product_id WHERE ${differs(['title_key'])}`),
      note(`SELECT 'list-created', new.product_id WHERE ${differs(['created_at'])}`),
      note(`SELECT 'price-range', json_array(new.product_id, old.price_min, old.price_max)
        WHERE ${differs(['price_min', 'price_max'])}`),
    ].join(''),
  ),
].join('');

const facetKind = (row: 'new' | 'old'): string =>
  `CASE ${row}.key WHEN 'filter.p.product_type' THEN 'list-type' WHEN 'filter.p.vendor' THEN 'list-vendor'
    WHEN 'filter.p.tag' THEN 'list-tag' ELSE 'list-detail' END`;

const facetTriggers = [
  ...(['INSERT', 'DELETE'] as const).flatMap((event) => {
    const row = event === 'INSERT' ? 'new' : 'old';
    return [
      trigger(
        `product_facet_${event.toLowerCase()}`,
        `${event} ON product_facet`,
        note(`VALUES (${facetKind(row)}, ${row}.product_id)`),
      ),
      trigger(
        `variant_facet_${event.toLowerCase()}`,
        `${event} ON variant_facet`,
        note(`VALUES ('list-option', ${row}.product_id)`),
      ),
    ];
  }),
  // A color that other products have as well.
  ...(['INSERT', 'UPDATE'] as const).map((event) =>
    trigger(
      `swatch_${event.toLowerCase()}`,
      `${event} ON swatch WHEN EXISTS (SELECT 1 FROM variant_facet f WHERE f.key = new.key AND f.folded = new.folded)`,
      note(`VALUES ('lists', '')`),
    ),
  ),
].join('');

const memberTriggers = trigger(
  'member_moved',
  'UPDATE ON collection_product',
  note(`SELECT 'list-order', new.collection_id WHERE ${differs(['position'])}`) +
    note(`SELECT 'members', new.collection_id WHERE ${differs(['collection_id', 'product_id'])}`) +
    note(`SELECT 'members', old.collection_id WHERE ${differs(['collection_id', 'product_id'])}`),
);

const collectionTriggers = [
  trigger(
    'collection_added',
    'INSERT ON collection',
    note(
      `VALUES ('collection', new.id), ('collection-card', new.id), ('collection-handle', new.handle),
        ('collection-handle-use', new.handle), ('collections', new.id), ('members', new.id)`,
    ),
  ),
  trigger(
    'collection_changed',
    `UPDATE ON collection WHEN ${differs([...collectionColumns.page, ...collectionColumns.members, 'position', 'updated_at'])}`,
    [
      note(`VALUES ('any-collection', new.id), ('collection-handle', new.handle)`),
      note(`SELECT 'collection', new.id WHERE ${differs(collectionColumns.page)}`),
      note(`SELECT 'collection-card', new.id WHERE ${differs(collectionColumns.card)}`),
      note(`SELECT 'members', new.id WHERE ${differs(collectionColumns.members)}`),
      note(`SELECT 'collections', new.id WHERE ${differs(['position'])}`),
    ].join(''),
  ),
  trigger(
    'collection_renamed',
    `UPDATE ON collection WHEN ${differs(['handle'])}`,
    note(
      `VALUES ('collection-handle', old.handle), ('collection-handle-use', old.handle),
        ('collection-handle-use', new.handle)`,
    ),
  ),
  trigger(
    'collection_removed',
    'DELETE ON collection',
    note(
      `VALUES ('collection', old.id), ('collection-card', old.id), ('collection-handle', old.handle),
        ('collection-handle-use', old.handle), ('collections', old.id), ('members', old.id)`,
    ),
  ),
].join('');

/** Notes what of lists, and of the collections that they belong to, has changed. */
export const listAspectTriggers = [listTriggers, facetTriggers, memberTriggers, collectionTriggers].join('');
