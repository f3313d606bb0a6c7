import type { StockAlerts } from '#commerce/port.ts';
import type { StockAlert, StockAlertOutcome } from '#shop/product/stock-alert.ts';
import type { Database } from '#storage/database.ts';
import { databaseId } from '#storage/query-context.ts';
import { retryOnBusy } from '#storage/retry-on-busy.ts';
import { flag, id, text, textOrNull } from '#storage/row.ts';
import { normalizeEmail } from '../orders/place-order.ts';

export interface StockAlertServices {
  readonly store: Database;
  readonly clock: () => Date;
  /** A new unguessable part of links in emails: `randomToken`. */
  readonly createToken: () => string;
  /** Called after each request that was recorded. */
  readonly onMailDue: () => void;
}

/** A request that is not confirmed within this time is forgotten. */
export const confirmWithinMs = 48 * 60 * 60 * 1000;
/** A request that is repeated after this time is sent its link again. */
const repeatAfterMs = 60 * 60 * 1000;
/** Requests of one address that wait to be confirmed: nobody can fill the inbox of somebody else. */
const maxUnconfirmed = 5;

/** Requests to be emailed when variants of the embedded shop are back in stock. */
export function makeStockAlerts({ store, clock, createToken, onMailDue }: StockAlertServices): StockAlerts {
  return {
    request: async (variantId, email) => {
      const request = { variantId, email: normalizeEmail(email), token: createToken(), now: clock() };
      const outcome = await retryOnBusy(() => store.transaction(() => recordRequest(store, request)));
      onMailDue();
      return outcome;
    },
    find: async (token) => findAlert(store, token),
    confirm: async (token) => {
      await retryOnBusy(() => {
        const confirmedAt = clock().toISOString();
        store.run(
          'UPDATE stock_alert SET confirmed_at = ? WHERE token = ? AND confirmed_at IS NULL',
          confirmedAt,
          token,
        );
      });
      onMailDue();
      return findAlert(store, token);
    },
    cancel: async (token) => {
      await retryOnBusy(() => store.run('DELETE FROM stock_alert WHERE token = ?', token));
    },
  };
}

interface AlertRequest {
  readonly variantId: string;
  readonly email: string;
  readonly token: string;
  readonly now: Date;
}

function recordRequest(store: Database, { variantId, email, token, now }: AlertRequest): StockAlertOutcome {
  const variant = store.first(
    `SELECT v.id, v.available FROM variant v JOIN product p ON p.id = v.product_id
     WHERE v.id = ? AND p.status = 'published'`,
    databaseId(variantId) ?? 0,
  );
  if (!variant) return 'unknown';
  if (flag(variant, 'available')) return 'available';
  const before = (ms: number): string => new Date(now.getTime() - ms).toISOString();
  store.run('DELETE FROM stock_alert WHERE confirmed_at IS NULL AND requested_at < ?', before(confirmWithinMs));
  const [known] = store.all('SELECT id FROM stock_alert WHERE variant_id = ? AND email = ?', id(variant), email);
  if (!known && store.all(selectUnconfirmed, email).length >= maxUnconfirmed) return 'requested';
  store.run(
    `INSERT INTO stock_alert (token, variant_id, email, requested_at) VALUES (?, ?, ?, ?)
     ON CONFLICT (variant_id, email) DO UPDATE SET requested_at = excluded.requested_at, confirm_mailed_at = NULL,
       mail_tried_at = NULL WHERE confirmed_at IS NULL AND confirm_mailed_at < ?`,
    token,
    id(variant),
    email,
    now.toISOString(),
    before(repeatAfterMs),
  );
  return 'requested';
}

const selectUnconfirmed = 'SELECT id FROM stock_alert WHERE email = ? AND confirmed_at IS NULL';

function findAlert(store: Database, token: string): StockAlert | null {
  const row = store.first(
    `SELECT a.variant_id id, a.confirmed_at, p.handle FROM stock_alert a
     JOIN variant v ON v.id = a.variant_id JOIN product p ON p.id = v.product_id WHERE a.token = ?`,
    token,
  );
  return (
    row && { variantId: id(row), handle: text(row, 'handle'), isConfirmed: textOrNull(row, 'confirmed_at') !== null }
  );
}
