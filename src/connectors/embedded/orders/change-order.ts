import { setStock } from '#catalog/write/price-and-stock.ts';
import type { Order, OrderEvent } from '#shop/checkout/order.ts';
import { type OrderChange, type OrderChangeResult, planOrderChange } from '#shop/checkout/order-progress.ts';
import { integerOrNull } from '#storage/row.ts';
import type { Database } from '#storage/database.ts';
import { queueMail } from './mail-queue.ts';
import { mailedEventKinds } from './order-mail.ts';
import { findOrder, insertOrderEvent } from './orders.ts';

export interface OrderChangeRequest extends OrderChange {
  readonly number: string;
  /** Whether the buyer is sent an email about it. */
  readonly mails: boolean;
}

export type ChangedOrder =
  | { readonly ok: true; readonly order: Order; readonly event: OrderEvent }
  | (OrderChangeResult & { readonly ok: false; readonly order: Order });

/** Adds an event to an order, restocks its pieces, and queues the buyer's email, as a unit. null: there is no such order. */
export function changeOrder(store: Database, { number, mails, ...change }: OrderChangeRequest): ChangedOrder | null {
  return store.transaction(() => {
    const order = findOrder(store, number);
    if (!order) return null;
    const planned = planOrderChange(order, change);
    if (!planned.ok) return { ...planned, order };
    const { event } = planned;
    insertOrderEvent(store, order.token, event);
    if (event.isRestocked) restock(store, order, event);
    const kind = mailedEventKinds.find((each) => each === event.kind);
    const position = order.events?.length ?? 0;
    if (mails && kind && order.buyer.email !== '')
      queueMail(store, { kind, token: order.token, position, now: event.at });
    return { ok: true, order: { ...order, events: [...(order.events ?? []), event] }, event };
  });
}

/** Variants that are not counted, or that the shop no longer has, are left out. */
function restock(store: Database, { lines }: Order, { pieces, at }: OrderEvent): void {
  for (const { line, quantity } of pieces) {
    const variantId = lines[line]?.variant.id ?? '';
    const row = store.first('SELECT stock FROM variant WHERE id = ?', variantId);
    const stock = row && integerOrNull(row, 'stock');
    if (stock !== null) setStock(store, variantId, { stock: stock + quantity, now: at });
  }
}
