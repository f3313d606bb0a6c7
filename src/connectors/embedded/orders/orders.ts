import { createHash } from 'node:crypto';
import { z } from 'zod';
import { type Order, type OrderEvent, orderEventKinds, withdrawableLines } from '#shop/checkout/order.ts';
import { pictureFormats } from '#shop/content/picture.ts';
import { integer, text, type SqlRow } from '#storage/row.ts';
import type { Database } from '#storage/database.ts';
import type { CommerceSettings } from '../commerce-settings.ts';
import { queueMail } from './mail-queue.ts';

/**
 * Orders of the shop, newest first, without those that are placed meanwhile. Reads page by page, so that a shop with many
 * orders needs no more memory than one with few.
 */
export function* listOrders(store: Database): Generator<Order> {
  let rows: readonly SqlRow[] = [];
  do {
    const last = rows.at(-1);
    const before = last ? integer(last, 'id') : Number.MAX_SAFE_INTEGER;
    rows = store.all(`${selectOrders} WHERE id < ? ORDER BY id DESC LIMIT ${pageSize}`, before);
    yield* rows.map(toOrder);
  } while (rows.length === pageSize);
}

const pageSize = 200;

/** All orders of the customer with an email address (see `normalizeEmail`), newest first. */
export function listOrdersOf(store: Database, email: string): readonly Order[] {
  return store.all(`${selectOrders} WHERE email = ? ORDER BY id DESC`, email).map(toOrder);
}

/** An order by its number, however its case and signs are typed and with or without its prefix; null if there is none. */
export function findOrder(store: Database, number: string): Order | null {
  const [, prefix = '', digits = ''] = /^(\p{L}*)(\d{5,15})$/u.exec(lettersAndDigits(number)) ?? [];
  const row = store.first(`${selectOrders} WHERE id = ?`, Number(digits) - orderNumberOffset);
  const isMeant = row !== null && ['', lettersAndDigits(text(row, 'number_prefix'))].includes(prefix);
  return isMeant ? toOrder(row) : null;
}

/** Of `# nw-10 001`: `nw10001`. */
function lettersAndDigits(number: string): string {
  return number
    .normalize('NFC')
    .toLowerCase()
    .replace(/[^\p{L}\d]/gu, '');
}

/** An order by the unguessable token in its URL. */
export function findOrderByToken(store: Database, token: string): Order | null {
  const row = store.first(`${selectOrders} WHERE token = ?`, token);
  return row && toOrder(row);
}

/** The digest of a cart's reference, which identifies its order without giving access to a cart. */
export function cartDigest(ref: string): string {
  return createHash('sha256').update(ref).digest('base64url');
}

/** The order placed from the cart with a digest. */
export function findOrderOfCart(store: Database, digest: string): Order | null {
  const row = store.first(`${selectOrders} WHERE cart_digest = ?`, digest);
  return row && toOrder(row);
}

export type OrderContent = z.infer<typeof contentSchema>;

export interface NewOrder {
  readonly token: string;
  /** What its number begins with. */
  readonly prefix: string;
  readonly cartDigest: string;
  readonly placedAt: string;
  /** Normalized, see `normalizeEmail`. */
  readonly email: string;
  readonly content: OrderContent;
}

export function insertOrder(store: Database, order: NewOrder): void {
  store.run(
    `INSERT INTO placed_order (token, number_prefix, cart_digest, placed_at, email, code, total, content)
     VALUES (?, ?, ?, ?, ?, ?, ?, ?)`,
    order.token,
    order.prefix,
    order.cartDigest,
    order.placedAt,
    order.email,
    order.content.codes[0]?.code ?? null,
    order.content.total.amount,
    JSON.stringify(order.content),
  );
}

/** Replaces what is stored of an order; its number, token, events and withdrawals stay. */
export function replaceOrderContent(store: Database, order: Order, email: string): void {
  const content = JSON.stringify(contentSchema.parse(order));
  store.run('UPDATE placed_order SET content = ?, email = ? WHERE token = ?', content, email, order.token);
}

/** Records a withdrawal from those of the lines that were not withdrawn before. null: there is no such order. */
export function withdrawLines(
  store: Database,
  token: string,
  { lines, now, notices }: WithdrawalRequest,
): Order | null {
  return store.transaction(() => {
    const order = findOrderByToken(store, token);
    if (!order) return null;
    const given = new Set(lines);
    const accepted = withdrawableLines(order).filter((position) => given.has(position));
    if (accepted.length === 0) return order;
    store.run(
      'INSERT INTO withdrawal (order_id, received_at, lines) SELECT id, ?, ? FROM placed_order WHERE token = ?',
      now,
      JSON.stringify(accepted),
      token,
    );
    const position = order.withdrawals?.length ?? 0;
    queueMail(store, { kind: 'withdrawal', token, position, now });
    if (notices.email !== null) queueMail(store, { kind: 'new-withdrawal', token, position, now });
    return findOrderByToken(store, token);
  });
}

interface WithdrawalRequest {
  readonly lines: readonly number[];
  readonly now: string;
  readonly notices: CommerceSettings['notices'];
}

/** Adds an event to the history of an order. */
export function insertOrderEvent(store: Database, token: string, event: OrderEvent): void {
  store.run(
    `INSERT INTO order_event (order_id, kind, at, pieces, amount, tracking_url, restocked)
     SELECT id, ?, ?, ?, ?, ?, ? FROM placed_order WHERE token = ?`,
    event.kind,
    event.at,
    JSON.stringify(event.pieces),
    event.amount,
    event.trackingUrl,
    Number(event.isRestocked),
    token,
  );
}

/** The number of an order as people say it, e.g. `NW-10001`. */
export function orderNumber({ id, prefix }: { readonly id: number; readonly prefix: string }): string {
  return `${prefix}${orderNumberOffset + id}`;
}

const orderNumberOffset = 10_000;

const selectOrders = `
SELECT id, number_prefix, token, placed_at, content, (
  SELECT json_group_array(json_object('receivedAt', received_at, 'lines', json(lines)) ORDER BY w.id)
  FROM withdrawal w WHERE w.order_id = placed_order.id
) withdrawals, (
  SELECT json_group_array(json_object('kind', kind, 'at', at, 'pieces', json(pieces), 'amount', amount,
    'trackingUrl', tracking_url, 'isRestocked', json(iif(restocked, 'true', 'false'))) ORDER BY e.id)
  FROM order_event e WHERE e.order_id = placed_order.id
) events FROM placed_order`;

const withdrawalsSchema = z.array(z.object({ receivedAt: z.string(), lines: z.array(z.number().int()) }));

const eventsSchema = z.array(
  z.object({
    kind: z.enum(orderEventKinds),
    at: z.string(),
    pieces: z.array(z.object({ line: z.number().int(), quantity: z.number().int() })),
    amount: z.number().int().nullable(),
    trackingUrl: z.string().nullable(),
    isRestocked: z.boolean(),
  }),
);

const moneySchema = z.object({ amount: z.number().int(), currency: z.string() });
const pictureSchema = z.object({
  template: z.string(),
  widths: z.array(z.number().int()).readonly(),
  formats: z.array(z.enum(pictureFormats)).readonly(),
  width: z.number(),
  height: z.number(),
  colour: z.string().nullable(),
  alt: z.string(),
});
const daysSchema = z.tuple([z.number(), z.number()]);
const variantSchema = z.object({
  id: z.string(),
  sku: z.string().nullable(),
  options: z.array(z.object({ name: z.string(), value: z.string() })),
});

/** The stored content of an order, independent of later changes of the catalog. */
const contentSchema = z.object({
  buyer: z.object({
    email: z.string(),
    name: z.string(),
    phone: z.string(),
    street: z.string(),
    addition: z.string(),
    postcode: z.string(),
    city: z.string(),
    region: z.string().optional(),
    country: z.string(),
  }),
  lines: z.array(
    z.object({
      title: z.string(),
      handle: z.string(),
      variant: variantSchema,
      picture: pictureSchema.optional(),
      attributes: z.record(z.string(), z.string()).optional(),
      quantity: z.number().int(),
      price: moneySchema,
      total: moneySchema,
    }),
  ),
  note: z.string(),
  codes: z.array(z.object({ code: z.string(), title: z.string(), amount: moneySchema })),
  method: z.object({
    id: z.string(),
    name: z.string(),
    days: daysSchema,
    /** Calendar days, `YYYY-MM-DD`; orders from before have none. */
    arrives: z.tuple([z.iso.date(), z.iso.date()]).optional(),
  }),
  subtotal: moneySchema,
  discount: moneySchema,
  delivery: moneySchema,
  total: moneySchema,
  tax: z.object({ rate: z.number(), amount: moneySchema }).nullable(),
});

function toOrder(row: SqlRow): Order {
  const withdrawals = withdrawalsSchema.parse(JSON.parse(text(row, 'withdrawals')));
  const events = eventsSchema.parse(JSON.parse(text(row, 'events')));
  return {
    number: orderNumber({ id: integer(row, 'id'), prefix: text(row, 'number_prefix') }),
    token: text(row, 'token'),
    placedAt: text(row, 'placed_at'),
    ...contentSchema.parse(JSON.parse(text(row, 'content'))),
    ...(events.length > 0 && { events }),
    ...(withdrawals.length > 0 && { withdrawals }),
  };
}
