import { feedContract } from '#tests/contract/feed-contract.ts';
import { hardwareShop } from '#tests/emulators/shopify/shops/hardware-shop.ts';
import { openEmulatedConnector, present } from '#tests/helpers/shopify/emulated-connector.ts';

/** The feed of a token alone: what an app would list is read in pages of the Storefront API. */
feedContract(async () => {
  const { emulator, connector } = await openEmulatedConnector(hardwareShop());
  emulator.scopes.admin = new Set();
  return {
    feed: present(connector.feed),
    market: { country: 'DE', language: 'en', currency: '' },
    shop: {
      renameProduct: async (id, title) => emulator.edits.updateProduct(id, { title }),
      deleteProduct: async (id) => emulator.edits.deleteProduct(id),
      stop: async () => {
        emulator.faults.outage = 'reset';
      },
      garble: async () => {
        emulator.faults.outage = 'garbled';
      },
      buyers: () => emulator.requests.all.flatMap(({ buyer }) => buyer ?? []),
    },
  };
});
