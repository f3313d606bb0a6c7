import { listAspectTriggers } from './aspects/list-aspects.ts';
import { productAspectTriggers } from './aspects/product-aspects.ts';
import { differs, note, trigger } from './aspects/trigger-sql.ts';

/** A document that is saved as it was changes no page. */
const documentTriggers = trigger(
  'document_changed',
  `UPDATE ON document WHEN ${differs(['kind', 'parent', 'handle', 'title', 'front', 'body', 'status', 'published_at', 'updated_at', 'position'])}`,
  note(`VALUES (new.kind, iif(new.parent = '', new.handle, new.parent || '/' || new.handle)),
    (old.kind, iif(old.parent = '', old.handle, old.parent || '/' || old.handle))`),
);

const replaced = [
  'product_added',
  'product_changed',
  'product_removed',
  'variant_added',
  'variant_changed',
  'variant_removed',
  'list_added',
  'list_changed',
  'offer_changed',
  'type_changed',
  'recommendation_added',
  'recommendation_removed',
  'recommendation_changed',
  'member_moved',
  'collection_added',
  'collection_changed',
  'collection_removed',
  'document_changed',
  ...['product_option', 'option_value', 'product_picture', 'product_detail', 'product_tag', 'price_history'].flatMap(
    (table) => ['added', 'changed', 'removed'].map((event) => `${table}_${event}`),
  ),
];

/**
 * What of a product or collection has changed, so that only pages are invalidated that show it. A trigger notes a change
 * where values differ, each as a kind of its own; `storage/change-notes.ts` makes changes of them.
 */
export const changeAspects = [
  ...replaced.map((name) => `DROP TRIGGER note_${name};\n`),
  productAspectTriggers,
  listAspectTriggers,
  documentTriggers,
].join('');
