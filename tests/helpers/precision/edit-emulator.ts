import type { RandomSource } from '../../../bench/catalog/random.ts';
import { routes } from '#routes.ts';
import type { ShopifyEmulator } from '../../emulators/shopify/emulator.ts';
import type { ShopifyProduct } from '../../emulators/shopify/shop-data.ts';

/** The shops at these URLs receive the deliveries of an emulated shop. */
export function subscribeShops({ webhooks }: ShopifyEmulator, urls: readonly string[]): void {
  for (const url of urls) {
    for (const topic of ['products/update', 'products/delete', 'collections/update', 'inventory_levels/update'])
      webhooks.subscribe(topic, url + routes.webhooks());
  }
}

/**
 * Edits an emulated shop as merchants do: names, prices, stock, texts, tags, or nothing that is visible. Resolves with the
 * kind of the edit when its deliveries were answered; throws if one was refused.
 */
export async function editEmulator(emulator: ShopifyEmulator, random: RandomSource): Promise<string> {
  const { edits: shop, store, webhooks } = emulator;
  const pick = <Item>(items: readonly Item[]): Item => {
    const item = items[random.below(items.length)];
    if (item === undefined) throw new Error('There is nothing to choose from.');
    return item;
  };
  const product = pick(store.products.allNewest());
  const collection = pick(store.collections.allNewest());
  const variant = pick(product.variants);
  const change = (fields: Partial<ShopifyProduct>): void => shop.updateProduct(product.id, fields);
  const kinds: Readonly<Record<string, () => void>> = {
    title: () => change({ title: `${product.title.replace(/ \d+$/, '')} ${random.below(1000)}` }),
    description: () => change({ descriptionHtml: `<p>Text ${random.below(1000)}.</p>` }),
    tags: () => change({ tags: [`tag-${random.below(5)}`] }),
    maker: () => change({ vendor: `Maker ${random.below(5)}` }),
    'nothing of a product': () => change({}),
    price: () => shop.updateVariant(variant.id, { price: 500 + random.below(20_000) }),
    stock: () => shop.setStock(variant.id, random.below(3)),
    'title of a collection': () =>
      shop.updateCollection(collection.id, {
        title: `${collection.title.replace(/ \d+$/, '')} ${random.below(100)}`,
      }),
    'nothing of a collection': () => shop.updateCollection(collection.id, {}),
  };
  const kind = pick(Object.keys(kinds));
  kinds[kind]?.();
  const statuses = await webhooks.settled();
  const refused = statuses.find((status) => status !== 200);
  if (refused !== undefined) throw new Error(`A delivery of an edit of ${kind} was answered with ${refused}.`);
  return kind;
}
