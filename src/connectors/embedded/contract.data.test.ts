import { randomUUID } from 'node:crypto';
import { signRequest } from '#commerce/standard-webhooks.ts';
import { cartContract } from '#tests/contract/cart-contract.ts';
import { findWellStockedVariants } from '#tests/contract/contract-subject.ts';
import { eventContract } from '#tests/contract/event-contract.ts';
import { platformContract } from '#tests/contract/platform-contract.ts';
import { sampleReaderContext } from '#tests/fixtures/sample-reader-context.ts';
import { demoDay, demoShop } from '#tests/fixtures/sample-shop.ts';
import { deliverySecret } from '#tests/helpers/send-delivery.ts';
import { removeProduct } from '#catalog/write/save-product.ts';
import { setStock } from '#catalog/write/price-and-stock.ts';
import type { Delivery } from '#commerce/delivery-signature.ts';
import { createEvents } from './events.ts';

const shop = demoShop();

platformContract(async () => ({ commerce: shop, content: shop, filteredDetails: ['Material'] }));

cartContract(async () => {
  const variants = await findWellStockedVariants(shop.catalog(sampleReaderContext().reader));
  const others = shop.store
    .all("SELECT v.id FROM variant v JOIN product p ON p.id = v.product_id WHERE p.status = 'published'")
    .map(({ id }) => String(id))
    .filter((id) => !variants.includes(id));
  const [soldOut = '', scarce = ''] = others;
  const now = demoDay.toISOString();
  setStock(shop.store, soldOut, { stock: 0, now });
  setStock(shop.store, scarce, { stock: 3, now });
  return {
    carts: (buyer) => shop.carts(buyer),
    variants: async () => variants,
    deleteVariant: async (id) => {
      const row = shop.store.first('SELECT product_id FROM variant WHERE id = ?', id);
      removeProduct(shop.store, String(row?.['product_id']));
    },
    soldOut,
    buyers: null,
    scarce: { variant: scarce, stock: 3 },
    code: 'MORKETID',
  };
});

eventContract(async () => {
  const product = { kind: 'product', ids: ['7'], handles: ['mug'], version: null, settleMs: 0 };
  const deliver = (type: string, changes: readonly object[]): Delivery =>
    sign(Buffer.from(JSON.stringify({ type, data: { changes } })));
  return {
    events: createEvents({ secrets: [deliverySecret], clock: () => demoDay }),
    product: '7',
    updated: () => deliver('product.changed', [{ ...product, deleted: false }]),
    deleted: () => deliver('product.changed', [{ ...product, deleted: true }]),
    sign,
    unknownTopic: () => deliver('weather.changed', []),
    foreign: () => sign(Buffer.from('{}'), 'another secret'),
  };
});

function sign(body: Uint8Array, secret = deliverySecret): Delivery {
  const { headers } = signRequest({ id: `msg_${randomUUID()}`, body, sentAt: demoDay.getTime() }, secret);
  return { headers, bytes: body };
}
