import { DatabaseSync } from 'node:sqlite';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { routes } from '#routes.ts';
import { signRequest } from '#commerce/standard-webhooks.ts';
import { deliverySecret, renameWithoutEvent, runSql, sendDelivery } from '../../helpers/send-delivery.ts';
import { type RunningShop, startShop } from '../../helpers/start-shop.ts';

async function openShop(): Promise<RunningShop> {
  const shop = await startShop({ WEBHOOK_SECRETS: deliverySecret });
  onTestFinished(shop.stop);
  return shop;
}

/** The id of a product and the path of a collection with it. */
function productInCollection(folder: string): { readonly id: string; readonly path: string } {
  const database = new DatabaseSync(join(folder, 'shop.sqlite'), { readOnly: true });
  onTestFinished(() => database.close());
  const row = database
    .prepare(
      `SELECT p.id, c.handle FROM product p JOIN collection_product m ON m.product_id = p.id
       JOIN collection c ON c.id = m.collection_id WHERE p.handle = 'morgen-mug' LIMIT 1`,
    )
    .get();
  return { id: String(row?.['id']), path: routes.collection(String(row?.['handle'])) };
}

const changeOf = (id: string) => ({
  kind: 'product',
  ids: [id],
  handles: [],
  deleted: false,
  version: null,
  settleMs: 0,
});

async function textOf(url: string): Promise<string> {
  return (await fetch(url)).text();
}

test('a delivery that does not name its lists invalidates the pages of collections', async () => {
  const { url, folder } = await openShop();
  const { path } = productInCollection(folder);
  await textOf(url + path);
  runSql(folder, renameWithoutEvent('morgen-mug', 'Renamed on the platform'));
  const stock = { ...changeOf('another product'), kind: 'stock' };
  expect((await sendDelivery(url, [stock])).status).toBe(200);
  expect(await textOf(url + path)).toContain('Renamed on the platform');
});

test('a delivery that is sent twice is accepted twice and invalidates once', async () => {
  const { url, folder } = await openShop();
  const { id, path } = productInCollection(folder);
  const body = JSON.stringify({ type: 'product.changed', data: { changes: [changeOf(id)] } });
  const send = async (): Promise<Response> =>
    fetch(url + routes.webhooks(), signRequest({ id: 'msg_twice', body, sentAt: Date.now() }, deliverySecret));
  const first = await send();
  expect([first.status, await first.json()]).toMatchObject([
    200,
    { invalidated: expect.arrayContaining([`product:${id}`]) },
  ]);
  await textOf(url + path);
  const second = await send();
  expect([second.status, await second.json()]).toEqual([200, { topic: 'product.changed', invalidated: [] }]);
  expect((await fetch(url + path)).headers.get('cache-status')).toBe('storefront; hit');
});
