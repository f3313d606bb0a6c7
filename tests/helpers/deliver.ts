import { randomUUID } from 'node:crypto';
import { DatabaseSync } from 'node:sqlite';
import { join } from 'node:path';
import { routes } from '#routes.ts';
import { signedRequest } from '#webhooks/send.ts';

/** What shops of tests are given as `WEBHOOK_SECRETS`. */
export const deliverySecret = 'a secret for deliveries of tests';

/** Delivers changes as an outside platform would. */
export async function deliver(url: string, changes: readonly object[]): Promise<Response> {
  const body = JSON.stringify({ type: 'product.changed', data: { changes } });
  return fetch(url + routes.webhooks(), signedRequest({ id: `msg_${randomUUID()}`, body }, deliverySecret));
}

/** Changes the data of a shop from another process, as its operator does. */
export function changeData(folder: string, sql: string): void {
  const database = new DatabaseSync(join(folder, 'shop.sqlite'), { timeout: 5000 });
  database.function('fold', { deterministic: true }, (value) => String(value));
  database.exec(sql);
  database.close();
}

/** SQL that renames a product without the outbox telling, so that only a delivery of the test can make pages new. */
export function renameQuietly(handle: string, title: string): string {
  return `BEGIN IMMEDIATE; UPDATE product SET title = '${title}' WHERE handle = '${handle}'; DELETE FROM change_note; COMMIT`;
}
