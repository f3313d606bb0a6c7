import { z } from 'zod';
import { startShopifyEmulator } from '#tests/emulators/shopify/emulator.ts';
import { generatedShop } from '#tests/emulators/shopify/shops/generated-shop.ts';

/**
 * An emulated shop of generated products whose parent tells it what to do: edits, of which it returns the deliveries,
 * and its latency. `fork('bench/processes/announcing-shopify.ts', ['1000'])`
 */
const commandSchema = z.object({
  latencyMs: z.number(),
  topic: z.enum(['products/update', 'inventory_levels/update', 'collections/update']),
  /** How many edits, of one thing after another. */
  edits: z.number(),
});

const emulator = await startShopifyEmulator({ data: generatedShop(Number(process.argv[2])) });
emulator.webhooks.mode = 'collect';
const products = emulator.store.products.all();
const collections = emulator.store.collections.all();
let edit = 0;

process.on('message', (message) => {
  const { latencyMs, topic, edits } = commandSchema.parse(message);
  emulator.faults.latencyMs = latencyMs;
  const requests = emulator.requests.counts();
  emulator.requests.clear();
  const before = emulator.webhooks.created.length;
  for (let done = 0; done < edits; done += 1) makeEdit(topic);
  const created = emulator.webhooks.created.slice(before).filter((delivery) => delivery.topic === topic);
  process.send?.({ requests, deliveries: created.map(({ headers, body }) => ({ headers, body: String(body) })) });
});
process.send?.(emulator.environment);

function makeEdit(topic: z.infer<typeof commandSchema>['topic']): void {
  edit += 1;
  const { id = '', variants = [] } = products[edit % products.length] ?? {};
  if (topic === 'products/update') emulator.edits.updateProduct(id, { title: `Product ${id}, edit ${edit}` });
  else if (topic === 'inventory_levels/update') emulator.edits.setStock(variants[0]?.id ?? '', 1 + (edit % 20));
  else
    emulator.edits.updateCollection(collections[edit % collections.length]?.id ?? '', { title: `List, edit ${edit}` });
}
