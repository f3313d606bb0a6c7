import { differs, note, trigger } from './trigger-sql.ts';

const productColumns = {
  page: [
    'handle',
    'status',
    'title',
    'subtitle',
    'description',
    'type',
    'vendor',
    'home_id',
    'fulfilment',
    'fulfilment_note',
    'requires_shipping',
    'created_at',
    'listed',
    'seo_title',
    'seo_description',
    'terms',
  ],
  card: ['handle', 'status', 'title', 'created_at', 'terms'],
  recommendations: ['type', 'home_id'],
} as const;

const variantColumns = {
  page: [
    'product_id',
    'position',
    'option_values',
    'title',
    'sku',
    'barcode',
    'price',
    'compare_at',
    'unit_price',
    'unit_reference',
    'available',
    'weight_grams',
    'picture_position',
    'terms',
    'expected_on',
  ],
  card: ['product_id', 'position', 'option_values', 'title', 'sku', 'picture_position', 'terms'],
  price: ['price', 'compare_at', 'unit_price', 'unit_reference'],
} as const;

/** Variants without terms are counted up to `maxCountedStock` of `shop/product/sale-terms.ts`. */
const countedStock = (row: 'new' | 'old'): string =>
  `iif(${row}.terms IS NULL, min(coalesce(${row}.stock, -1), 21), coalesce(${row}.stock, -1))`;

const rowTriggers = [
  trigger(
    'product_added',
    'INSERT ON product',
    note(`VALUES ('product', new.id), ('card', new.id), ('product-handle', new.handle), ('handle-use', new.handle)`),
  ),
  trigger(
    'product_changed',
    'UPDATE ON product',
    note(`VALUES ('any-product', new.id), ('product-handle', new.handle)`) +
      note(`SELECT 'product', new.id WHERE ${differs(productColumns.page)}`) +
      note(`SELECT 'card', new.id WHERE ${differs(productColumns.card)}`) +
      note(`SELECT 'recommendations', new.id WHERE ${differs(productColumns.recommendations)}`),
  ),
  trigger(
    'product_renamed',
    `UPDATE ON product WHEN ${differs(['handle', 'status'])}`,
    note(`VALUES ('product-handle', old.handle), ('handle-use', old.handle), ('handle-use', new.handle)`),
  ),
  trigger(
    'product_removed',
    'DELETE ON product',
    note(`VALUES ('product', old.id), ('card', old.id), ('product-handle', old.handle), ('handle-use', old.handle)`),
  ),
].join('');

const variantTriggers = [
  ...(['INSERT', 'DELETE'] as const).map((event) => {
    const id = `${event === 'INSERT' ? 'new' : 'old'}.product_id`;
    return trigger(
      `variant_${event === 'INSERT' ? 'added' : 'removed'}`,
      `${event} ON variant`,
      note(`VALUES ('product', ${id}), ('card', ${id}), ('list-price', ${id}), ('list-variant-stock', ${id})`),
    );
  }),
  trigger(
    'variant_changed',
    'UPDATE ON variant',
    note(`SELECT 'product', new.product_id WHERE ${differs(variantColumns.page)}
      OR ${countedStock('new')} <> ${countedStock('old')}`) +
      note(`SELECT 'card', new.product_id WHERE ${differs(variantColumns.card)}`) +
      note(`SELECT 'variant-price', new.id WHERE ${differs(variantColumns.price)}`) +
      note(`SELECT 'variant-offer', new.id WHERE ${differs(['available'])}`) +
      note(`SELECT 'list-price', new.product_id WHERE ${differs(['price'])}`) +
      note(`SELECT 'list-variant-stock', new.product_id WHERE ${differs(['available'])}`),
  ),
  trigger(
    'variant_moved',
    `UPDATE OF product_id ON variant WHEN ${differs(['product_id'])}`,
    note(
      `VALUES ('product', old.product_id), ('card', old.product_id), ('list-price', old.product_id),
        ('list-variant-stock', old.product_id)`,
    ),
  ),
].join('');

const recommendationTriggers = [
  trigger('recommendation_added', 'INSERT ON recommendation', note(`VALUES ('recommendations', new.product_id)`)),
  trigger('recommendation_removed', 'DELETE ON recommendation', note(`VALUES ('recommendations', old.product_id)`)),
  trigger(
    'recommendation_changed',
    'UPDATE ON recommendation',
    note(`VALUES ('recommendations', new.product_id), ('recommendations', old.product_id)`),
  ),
].join('');

const productPart = (row: 'new' | 'old', kinds: readonly string[]): string =>
  note(`VALUES ${kinds.map((kind) => `('${kind}', ${row}.product_id)`).join(', ')}`);

const partKinds = {
  product_option: ['product', 'card'],
  option_value: ['product', 'card'],
  product_picture: ['product', 'card'],
  product_detail: ['product'],
  product_tag: ['product-tags'],
} as const;

/** Cards show options and pictures, and no other part of a product. No page shows tags. */
const partTriggers = (['product_option', 'option_value', 'product_picture', 'product_detail', 'product_tag'] as const)
  .flatMap((table) => {
    const kinds = partKinds[table];
    return [
      trigger(`${table}_added`, `INSERT ON ${table}`, productPart('new', kinds)),
      trigger(`${table}_changed`, `UPDATE ON ${table}`, productPart('new', kinds) + productPart('old', kinds)),
      trigger(`${table}_removed`, `DELETE ON ${table}`, productPart('old', kinds)),
    ];
  })
  .join('');

const historyNote = (row: 'new' | 'old'): string =>
  note(`SELECT 'product', product_id FROM variant WHERE id = ${row}.variant_id`) +
  note(`VALUES ('variant-price', ${row}.variant_id)`);

const historyTriggers = [
  trigger('price_history_added', 'INSERT ON price_history', historyNote('new')),
  trigger('price_history_changed', 'UPDATE ON price_history', historyNote('new') + historyNote('old')),
  trigger('price_history_removed', 'DELETE ON price_history', historyNote('old')),
].join('');

/** Notes what of a product has changed. */
export const productAspectTriggers = [
  rowTriggers,
  variantTriggers,
  recommendationTriggers,
  partTriggers,
  historyTriggers,
].join('');
