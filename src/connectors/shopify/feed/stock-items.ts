import type { Feed, StockItem } from '#commerce/feed.ts';
import { stockItemList } from '../bulk/bulk-lists.ts';
import { maxPage } from '../documents/common.ts';
import { productsOfStockItems } from '../documents/admin.ts';
import { shortId } from '../records/ids.ts';
import type { FeedAdmin } from './readers/kind-reader.ts';
import { chunks, gidsOf } from './read-batch.ts';

/** The products that deliveries about stock are about: Shopify's name stock items alone, which the Storefront API does not know. */
export function stockReads({ client, bulk }: FeedAdmin): Pick<Feed, 'stockItems' | 'stockedProducts'> {
  return {
    stockItems: async function* (signal) {
      const file = await bulk.open(stockItemList, { position: null, signal });
      let batch: StockItem[] = [];
      for await (const { entry } of file?.entries() ?? []) {
        batch.push({ item: shortId(entry.inventoryItem.id), variant: shortId(entry.id) });
        if (batch.length < maxBatch) continue;
        yield batch;
        batch = [];
      }
      yield batch;
    },
    stockedProducts: async (items, signal) => {
      const products: string[] = [];
      for (const ids of chunks(gidsOf('InventoryItem', items), maxPage)) {
        const { nodes } = await client.run(productsOfStockItems, { variables: { ids }, use: 'buyer', signal });
        products.push(...nodes.flatMap((node) => (node?.variant ? [shortId(node.variant.product.id)] : [])));
      }
      return products;
    },
  };
}

const maxBatch = 1000;
