import type { Messages } from '#messages/messages.ts';
import { isWithdrawn, type Order, type OrderEvent } from '#shop/checkout/order.ts';
import { lineProgress } from '#shop/checkout/order-progress.ts';
import { formatMoney } from '#shop/product/money.ts';
import { formatDate } from '#shop/text/dates.ts';

export interface ProgressText {
  readonly text: string;
  /** The carrier's page about the parcel; null when there is none. */
  readonly trackingUrl: string | null;
}

export interface ProgressWording {
  readonly messages: Messages['checkout']['orders'];
  /** BCP 47. */
  readonly locale: string;
  readonly timeZone: string;
}

/** The events of an order, oldest first, and a last sentence while a part of it is still being prepared. */
export function progressTexts(order: Order, wording: ProgressWording): readonly ProgressText[] {
  const events = (order.events ?? []).map((event) => ({
    text: eventText(order, event, wording),
    trackingUrl: event.trackingUrl,
  }));
  const isOpen = order.lines.length === 0 || lineProgress(order).some(({ open }) => open > 0);
  return isOpen && !isWithdrawn(order) ? [...events, { text: wording.messages.preparing, trackingUrl: null }] : events;
}

function eventText(order: Order, event: OrderEvent, { messages, locale, timeZone }: ProgressWording): string {
  const date = formatDate(event.at, locale, timeZone);
  const isWhole =
    event.pieces.every(({ line, quantity }) => order.lines[line]?.quantity === quantity) &&
    event.pieces.length === order.lines.length;
  switch (event.kind) {
    case 'paid':
      return messages.paid({ date });
    case 'shipped':
      return isWhole ? messages.shipped({ date }) : messages.partlyShipped({ date });
    case 'cancelled':
      return isWhole ? messages.cancelled({ date }) : messages.partlyCancelled({ date });
    case 'refunded':
      return messages.refunded({ date, amount: formatMoney({ ...order.total, amount: event.amount ?? 0 }, locale) });
    default:
      return event.kind satisfies never;
  }
}
