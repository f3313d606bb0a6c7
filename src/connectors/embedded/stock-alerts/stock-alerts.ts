import type { StockAlerts } from '#commerce/port.ts';
import type { StockAlert, StockAlertOutcome } from '#shop/product/stock-alert.ts';
import type { Database } from '#storage/database.ts';
import { databaseId } from '#storage/query-context.ts';
import { retryOnBusy } from '#storage/transactions/retry-on-busy.ts';
import { flag, id, text, textOrNull } from '#storage/row.ts';
import { cancelOptIn, confirmOptIn, forgetUnconfirmed, type OptInServices, recordOptIn } from '../mailing/opt-in.ts';
import { normalizeEmail } from '../orders/place-order.ts';

/** Requests of one address that wait to be confirmed: nobody can fill the inbox of somebody else. */
const maxUnconfirmed = 5;

/** Requests to be emailed when variants of the embedded shop are back in stock. */
export function createStockAlerts({ store, clock, createToken, onMailDue }: OptInServices): StockAlerts {
  return {
    request: async (variantId, email) => {
      const request = { variantId, email: normalizeEmail(email), token: createToken(), now: clock() };
      const outcome = await retryOnBusy(() => store.transaction(() => recordRequest(store, request)));
      onMailDue();
      return outcome;
    },
    find: async (token) => findAlert(store, token),
    confirm: async (token) => {
      await retryOnBusy(() => confirmOptIn(store, 'stock_alert', { token, now: clock() }));
      onMailDue();
      return findAlert(store, token);
    },
    cancel: async (token) => {
      await retryOnBusy(() => cancelOptIn(store, 'stock_alert', token));
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
  forgetUnconfirmed(store, 'stock_alert', now);
  const [known] = store.all('SELECT id FROM stock_alert WHERE variant_id = ? AND email = ?', id(variant), email);
  if (!known && store.all(selectUnconfirmed, email).length >= maxUnconfirmed) return 'requested';
  recordOptIn(store, 'stock_alert', { token, email, now, about: { variant_id: id(variant) } });
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
