import { lineProgress } from '#shop/checkout/order-progress.ts';
import type { Buyer, Order } from '#shop/checkout/order.ts';
import type { Database } from '#storage/database.ts';
import { text } from '#storage/row.ts';
import { type CommerceSettings, readCommerceSettings } from '../commerce-settings.ts';
import { forgetUnconfirmed, optInTables } from '../mailing/opt-in.ts';
import { findOrderByToken, listOrdersOf, replaceOrderContent } from './orders.ts';
import { normalizeEmail } from './place-order.ts';

export type ErasureResult =
  | { readonly ok: true; readonly orders: number }
  /** Nothing was erased: parcels of these orders still need their address. */
  | { readonly ok: false; readonly open: readonly string[] };

/**
 * Erases what orders say of the person with an email address: everything but the country, which decides the tax.
 * Products, amounts and dates remain, as tax law requires of them.
 */
export function eraseCustomer(store: Database, email: string): ErasureResult {
  return store.transaction(() => {
    const orders = listOrdersOf(store, normalizeEmail(email));
    const open = orders.filter(isOpen).map(({ number }) => number);
    if (open.length > 0) return { ok: false, open };
    for (const order of orders) eraseBuyer(store, order);
    for (const table of ['stock_alert', 'subscriber', 'contact_message', 'form_delivery'])
      store.run(`DELETE FROM ${table} WHERE lower(email) = ?`, normalizeEmail(email));
    return { ok: true, orders: orders.length };
  });
}

const dayMs = 24 * 60 * 60_000;

/**
 * Erases what has been stored for longer than the shop's retention periods, sent or not, and addresses that their owners
 * have not confirmed in time. `now` is ISO 8601.
 */
export function prunePersonalData(
  store: Database,
  { customers, mail }: CommerceSettings['retention'],
  now: string,
): void {
  const before = (days: number): string => new Date(Date.parse(now) - days * dayMs).toISOString();
  store.run('DELETE FROM mail WHERE coalesce(sent_at, give_up_at) < ?', before(mail));
  store.run('DELETE FROM contact_message WHERE coalesce(sent_at, received_at) < ?', before(mail));
  store.run('DELETE FROM form_delivery WHERE created_at < ?', before(mail));
  for (const table of optInTables) forgetUnconfirmed(store, table, new Date(now));
  if (customers === null) return;
  const due = store.all("SELECT token FROM placed_order WHERE email <> '' AND placed_at < ?", before(customers));
  store.transaction(() => {
    for (const row of due) {
      const order = findOrderByToken(store, text(row, 'token'));
      if (order) eraseBuyer(store, order);
    }
  });
}

export interface PruningOptions {
  readonly store: Database;
  readonly clock: () => Date;
  readonly warn: (line: string) => void;
}

/** Prunes now and every day, until the returned function is called. */
export function startPruning({ store, clock, warn }: PruningOptions): () => void {
  const prune = (): void => {
    const now = clock().toISOString();
    try {
      prunePersonalData(store, readCommerceSettings(store, now).retention, now);
    } catch (error) {
      warn(`Personal data could not be erased, and will be tomorrow: ${String(error)}`);
    }
  };
  prune();
  const timer = setInterval(prune, dayMs).unref();
  return () => clearInterval(timer);
}

function isOpen(order: Order): boolean {
  return lineProgress(order).some(({ open }) => open > 0);
}

/** What buyers wrote on a line, such as an engraving, may name people too. */
function eraseBuyer(store: Database, order: Order): void {
  const lines = order.lines.map(({ attributes: _attributes, ...line }) => line);
  const buyer: Buyer = { ...nobody, country: order.buyer.country };
  replaceOrderContent(store, { ...order, lines, note: '', buyer }, '');
  store.run(
    'DELETE FROM mail WHERE sent_at IS NULL AND order_id = (SELECT id FROM placed_order WHERE token = ?)',
    order.token,
  );
}

const nobody = { email: '', name: '', phone: '', street: '', addition: '', postcode: '', city: '' } as const;
