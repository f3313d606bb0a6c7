import { randomUUID } from 'node:crypto';
import { webhookSecrets } from '#freshness.ts';
import { id } from '#platform/embedded/row.ts';
import type { Database } from '#platform/embedded/store.ts';
import type { ChangeReference } from '#platform/port.ts';
import { routes } from '#routes.ts';
import { signRequest } from '#webhooks/send.ts';
import type { CommandOutcome, CommandContext } from './command.ts';

/** Tells the running shop that a product changed, and what it answered. */
export async function sendProductChanged(
  handle: string,
  { terminal, config, openShop }: CommandContext,
): Promise<CommandOutcome> {
  const shop = openShop();
  const change = productChangeFor(shop.store, handle);
  const [secret] = webhookSecrets(config, shop);
  if (!change || secret === undefined) {
    terminal.tell(change ? 'WEBHOOK_SECRETS is not set.' : `No product has the handle ${handle}.`);
    return 'failed';
  }
  const body = JSON.stringify({ type: 'product.changed', data: { changes: [change] } });
  const host = config.HOST.includes(':') ? `[${config.HOST}]` : config.HOST;
  const url = `http://${host}:${config.PORT}${routes.webhooks()}`;
  try {
    const response = await fetch(url, signRequest({ id: `msg_${randomUUID()}`, body }, secret));
    terminal.say(`${response.status} ${await response.text()}`);
    return response.ok ? 'done' : 'failed';
  } catch {
    terminal.tell(`Nobody answers at ${url}.`);
    return 'failed';
  }
}

/** null when there is no such product. */
function productChangeFor(store: Database, handle: string): ChangeReference | null {
  const row = store.first('SELECT id FROM product WHERE handle = ?', handle);
  if (!row) return null;
  const product = id(row);
  const lists = store.all('SELECT collection_id AS id FROM collection_product WHERE product_id = ?', product);
  return {
    kind: 'product',
    ids: [product],
    handles: [handle],
    deleted: false,
    version: null,
    settleMs: 0,
    lists: lists.map((each) => id(each)),
    counts: false,
  };
}
