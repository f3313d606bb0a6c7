import { randomUUID } from 'node:crypto';
import { DatabaseSync } from 'node:sqlite';
import { join } from 'node:path';
import { routes } from '#routes.ts';
import { signRequest } from '#commerce/standard-webhooks.ts';

/** The `WEBHOOK_SECRETS` of shops in tests. */
export const deliverySecret = 'a secret for deliveries of tests';

/** Sends a webhook as an external platform would. */
export async function sendDelivery(url: string, changes: readonly object[]): Promise<Response> {
  const body = JSON.stringify({ type: 'product.changed', data: { changes } });
  return fetch(
    url + routes.webhooks(),
    signRequest({ id: `msg_${randomUUID()}`, body, sentAt: Date.now() }, deliverySecret),
  );
}

/** Changes the data of a shop from another process, as an operator does. */
export function runSql(folder: string, sql: string): void {
  const database = new DatabaseSync(join(folder, 'shop.sqlite'), { timeout: 5000 });
  database.function('fold', { deterministic: true }, (value) => String(value));
  database.exec(sql);
  database.close();
}

/** SQL that renames a product without a change note, so that only a delivery of the test can invalidate pages. */
export function renameWithoutEvent(handle: string, title: string): string {
  return `BEGIN IMMEDIATE; UPDATE product SET title = '${title}' WHERE handle = '${handle}'; DELETE FROM change_note; COMMIT`;
}
