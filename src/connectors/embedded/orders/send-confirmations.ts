import { routes } from '#routes.ts';
import type { Order, Withdrawal } from '#shop/checkout/order.ts';
import { findOrderByToken } from './orders.ts';
import { integer, text } from '#storage/row.ts';
import { readCommerceSettings } from '../commerce-settings.ts';
import type { Database } from '#storage/database.ts';
import { composeOrderMessage, composeWithdrawalMessage, type MailLanguage, type SendMail } from './order-mail.ts';

export interface ConfirmationOptions {
  readonly store: Database;
  readonly clock: () => Date;
  readonly send: SendMail;
  readonly origin: () => string;
  /** The language of a shop whose profile has this locale. */
  readonly languageOf: (locale: string) => MailLanguage;
  /** Called with one line for each confirmation that could not be sent. */
  readonly warn: (line: string) => void;
}

export interface ConfirmationSender {
  /** Starts sending the pending confirmations. */
  readonly sendPending: () => void;
  /** Resolves when sending has stopped. */
  readonly stop: () => Promise<void>;
}

/** Sends confirmations on request, and every few minutes those that failed. */
export function startConfirmations(confirming: ConfirmationOptions): ConfirmationSender {
  let running = Promise.resolve();
  const sendPending = (): void => void (running = running.then(() => sendConfirmations(confirming)));
  const timer = setInterval(sendPending, retryMs).unref();
  return {
    sendPending,
    stop: () => {
      clearInterval(timer);
      return running;
    },
  };
}

/**
 * Sends the pending confirmations of orders and withdrawals. Each is claimed first, so that no two processes send it; one that fails is retried
 * every five minutes for two days.
 */
export async function sendConfirmations(confirming: ConfirmationOptions): Promise<void> {
  try {
    for (let order = claimOrder(confirming); order; order = claimOrder(confirming))
      await sendConfirmation(confirming, order);
    for (let due = claimWithdrawal(confirming); due; due = claimWithdrawal(confirming))
      await sendAcknowledgement(confirming, due);
  } catch (error) {
    confirming.warn(`Confirmations could not be sent: ${String(error)}`);
  }
}

async function sendConfirmation(
  { store, clock, send, origin, languageOf, warn }: ConfirmationOptions,
  order: Order,
): Promise<void> {
  const { name, locale } = readCommerceSettings(store, clock().toISOString());
  try {
    const link = origin() + routes.order(order.token);
    await send(composeOrderMessage(order, { shop: name, language: languageOf(locale), link }));
    store.run('UPDATE placed_order SET mailed_at = ? WHERE token = ?', clock().toISOString(), order.token);
  } catch (error) {
    warn(`The confirmation of ${order.number} could not be sent: ${String(error)}`);
  }
}

interface DueWithdrawal {
  readonly id: number;
  readonly order: Order;
  readonly withdrawal: Withdrawal;
}

async function sendAcknowledgement(
  { store, clock, send, languageOf, warn }: ConfirmationOptions,
  { id, order, withdrawal }: DueWithdrawal,
): Promise<void> {
  const { name, locale, timeZone } = readCommerceSettings(store, clock().toISOString());
  try {
    await send(composeWithdrawalMessage(order, withdrawal, { shop: name, language: languageOf(locale), timeZone }));
    store.run('UPDATE withdrawal SET mailed_at = ? WHERE id = ?', clock().toISOString(), id);
  } catch (error) {
    warn(`The acknowledgement of a withdrawal from ${order.number} could not be sent: ${String(error)}`);
  }
}

const selectDueWithdrawal = `
SELECT w.id, w.received_at, o.token FROM withdrawal w JOIN placed_order o ON o.id = w.order_id
WHERE w.mailed_at IS NULL AND w.received_at > ? AND (w.mail_tried_at IS NULL OR w.mail_tried_at < ?)
ORDER BY w.id LIMIT 1`;

function claimWithdrawal({ store, clock }: ConfirmationOptions): DueWithdrawal | null {
  const now = clock().getTime();
  const before = (ms: number): string => new Date(now - ms).toISOString();
  if (!store.first(selectDueWithdrawal, before(giveUpMs), before(retryMs))) return null;
  return store.transaction(() => {
    const row = store.first(selectDueWithdrawal, before(giveUpMs), before(retryMs));
    if (!row) return null;
    store.run('UPDATE withdrawal SET mail_tried_at = ? WHERE id = ?', before(0), integer(row, 'id'));
    const order = findOrderByToken(store, text(row, 'token'));
    const withdrawal = order?.withdrawals?.find(({ receivedAt }) => receivedAt === text(row, 'received_at'));
    return order && withdrawal ? { id: integer(row, 'id'), order, withdrawal } : null;
  });
}

const retryMs = 5 * 60 * 1000;
const giveUpMs = 48 * 60 * 60 * 1000;

const selectDueConfirmation = `
SELECT token FROM placed_order
WHERE mailed_at IS NULL AND placed_at > ? AND (mail_tried_at IS NULL OR mail_tried_at < ?) ORDER BY id LIMIT 1`;

function claimOrder({ store, clock }: ConfirmationOptions): Order | null {
  const now = clock().getTime();
  const before = (ms: number): string => new Date(now - ms).toISOString();
  if (!store.first(selectDueConfirmation, before(giveUpMs), before(retryMs))) return null;
  return store.transaction(() => {
    const row = store.first(selectDueConfirmation, before(giveUpMs), before(retryMs));
    if (!row) return null;
    const token = text(row, 'token');
    store.run('UPDATE placed_order SET mail_tried_at = ? WHERE token = ?', before(0), token);
    return findOrderByToken(store, token);
  });
}
