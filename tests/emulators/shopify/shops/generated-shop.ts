import type { ShopifyCollection, ShopifyProduct, ShopifyShopData } from '../shop-data.ts';
import { shopifyCollection, shopifyProduct, variantsOf, emptyShopData, shopifyImage } from './shop-parts.ts';

const materials = ['Oak', 'Birch', 'Steel', 'Brass', 'Linen', 'Wool', 'Glass', 'Clay', 'Cork', 'Paper'];
const things = ['Bowl', 'Lamp', 'Chair', 'Vase', 'Board', 'Basket', 'Hook', 'Frame', 'Tray', 'Stool', 'Clock', 'Box'];
const makers = ['Norrland', 'Atelier Vif', 'Kobo', 'Haru & Sons', 'Plain Goods'];
const sizes = ['S', 'M', 'L'];
const colors = ['Black', 'White', 'Green', 'Natural'];

/** A shop of any number of products, the same each time. Times of creation are one minute apart. */
export function generatedShop(count: number): ShopifyShopData {
  const products = Array.from({ length: count }, (_, index) => generatedProduct(index));
  return {
    ...emptyShopData({ name: 'Generated Goods', domain: 'generated-goods.myshopify.com' }),
    products,
    collections: generatedCollections(products),
  };
}

function generatedProduct(index: number): ShopifyProduct {
  const [material, thing] = [pick(materials, index), pick(things, Math.floor(index / materials.length))];
  const id = String(7_000_000_000 + index);
  const options = index % 3 === 0 ? [sizes, colors] : index % 3 === 1 ? [sizes] : [];
  const createdAt = new Date(Date.UTC(2024, 0, 1) + index * 60_000).toISOString().replace('.000Z', 'Z');
  const title = `${material} ${thing} ${index + 1}`;
  return shopifyProduct({
    id,
    handle: title.toLowerCase().replaceAll(' ', '-'),
    title,
    descriptionHtml: `<p>A ${thing.toLowerCase()} of ${material.toLowerCase()}, number ${index + 1} of its kind.</p>`,
    vendor: pick(makers, index * 7),
    productType: thing,
    tags: [material.toLowerCase(), ...(index % 5 === 0 ? ['new'] : [])],
    createdAt,
    updatedAt: createdAt,
    options: options.map((values, place) => ({
      name: place === 0 ? 'Size' : 'Color',
      values: values.map((name) => ({ name, color: null })),
    })),
    variants: variantsOf(id, options, (_, place) => ({
      sku: `G-${index + 1}-${place + 1}`,
      price: 500 + ((index * 137 + place * 40) % 20_000),
      compareAt: index % 11 === 0 ? 30_000 : null,
      stock: (index + place) % 13 === 0 ? 0 : 5 + ((index + place) % 40),
    })),
    media: [{ kind: 'MediaImage', id: `${id}00`, image: shopifyImage(`generated-${index % 50}`, title) }],
    metafields: [
      { namespace: 'custom', key: 'material', type: 'single_line_text_field', value: material },
      ...(index % 4 === 0
        ? [{ namespace: 'custom', key: 'weight', type: 'number_integer', value: String(index) }]
        : []),
    ],
    sold: (index * 31) % 997,
  });
}

/** One automatic collection for each type, and one chosen by hand. */
function generatedCollections(products: readonly ShopifyProduct[]): readonly ShopifyCollection[] {
  const types = things.filter((thing) => products.some(({ productType }) => productType === thing));
  return [
    shopifyCollection({
      id: '9001',
      handle: 'chosen',
      title: 'Chosen by Hand',
      members: {
        kind: 'manual',
        products: products
          .filter((_, index) => index % 9 === 4)
          .map(({ id }) => id)
          .toReversed(),
      },
    }),
    ...types.map((thing, index) =>
      shopifyCollection({
        id: String(9100 + index),
        handle: `${thing.toLowerCase()}s`,
        title: `${thing}s`,
        order: index % 2 === 0 ? 'PRICE_ASC' : 'CREATED_DESC',
        members: { kind: 'automatic', field: 'productType', value: thing },
      }),
    ),
  ];
}

function pick(values: readonly string[], index: number): string {
  return values[index % values.length] ?? '';
}
