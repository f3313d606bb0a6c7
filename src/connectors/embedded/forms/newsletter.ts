import { stringify } from 'csv-stringify/sync';
import type { Newsletter } from '#commerce/port.ts';
import { routes } from '#routes.ts';
import type { NewsletterConsent } from '#shop/content/visitor-form.ts';
import type { Database } from '#storage/database.ts';
import { retryOnBusy } from '#storage/transactions/retry-on-busy.ts';
import { text, textOrNull } from '#storage/row.ts';
import { cancelOptIn, confirmOptIn, forgetUnconfirmed, type OptInServices, recordOptIn } from '../mailing/opt-in.ts';
import { normalizeEmail } from '../orders/place-order.ts';
import { queueFormEvent } from './form-webhook.ts';

export interface FormServices extends OptInServices {
  /** The merchant's own system is told of messages and subscriptions. */
  readonly hasWebhook: boolean;
}

/** The list of who receives the newsletter of the embedded shop. */
export function createNewsletter(services: FormServices): Newsletter {
  const { store, clock, createToken, onMailDue } = services;
  return {
    subscribe: async (email) => {
      const request = { email: normalizeEmail(email), token: createToken(), now: clock(), about: {} };
      await retryOnBusy(() =>
        store.transaction(() => {
          forgetUnconfirmed(store, 'subscriber', request.now);
          recordOptIn(store, 'subscriber', request);
        }),
      );
      onMailDue();
    },
    find: async (token) => findSubscription(store, token),
    confirm: async (token) => {
      await retryOnBusy(() => store.transaction(() => confirmSubscription(services, token)));
      onMailDue();
      return findSubscription(store, token);
    },
    cancel: async (token) => {
      await retryOnBusy(() => store.transaction(() => cancelSubscription(services, token)));
      onMailDue();
    },
  };
}

function confirmSubscription({ store, clock, hasWebhook }: FormServices, token: string): void {
  const now = clock();
  const waiting = store.first('SELECT email FROM subscriber WHERE token = ? AND confirmed_at IS NULL', token);
  confirmOptIn(store, 'subscriber', { token, now });
  if (!waiting || !hasWebhook) return;
  const data = { confirmedAt: now.toISOString() };
  queueFormEvent(store, { type: 'newsletter.subscribed', email: text(waiting, 'email'), data, now });
}

function cancelSubscription({ store, clock, hasWebhook }: FormServices, token: string): void {
  const confirmed = store.first('SELECT email FROM subscriber WHERE token = ? AND confirmed_at IS NOT NULL', token);
  cancelOptIn(store, 'subscriber', token);
  if (!confirmed || !hasWebhook) return;
  const email = text(confirmed, 'email');
  queueFormEvent(store, { type: 'newsletter.unsubscribed', email, data: {}, now: clock() });
}

function findSubscription(store: Database, token: string): NewsletterConsent | null {
  const row = store.first('SELECT confirmed_at FROM subscriber WHERE token = ?', token);
  return row && { isConfirmed: textOrNull(row, 'confirmed_at') !== null };
}

/** Somebody who has confirmed that they want the newsletter. */
export interface Subscriber {
  readonly email: string;
  /** ISO 8601. */
  readonly confirmedAt: string;
  /** The path of the page by which they unsubscribe, without signing in. */
  readonly unsubscribe: string;
}

/** Confirmed subscribers, the newest first. */
export function listSubscribers(store: Database): readonly Subscriber[] {
  return store
    .all(
      'SELECT email, confirmed_at, token FROM subscriber WHERE confirmed_at IS NOT NULL ORDER BY confirmed_at DESC, id',
    )
    .map((row) => ({
      email: text(row, 'email'),
      confirmedAt: text(row, 'confirmed_at'),
      unsubscribe: routes.form('newsletter', text(row, 'token')),
    }));
}

/**
 * A CSV file of confirmed subscribers, which newsletter services import. `origin` (scheme and host) begins the links by
 * which they unsubscribe. A cell that a spreadsheet would take for a formula begins with an apostrophe.
 */
export function exportSubscribers(store: Database, origin: string): string {
  const rows = listSubscribers(store).map(({ email, confirmedAt, unsubscribe }) => [
    email,
    confirmedAt,
    origin + unsubscribe,
  ]);
  return stringify([['Email', 'Confirmed at', 'Unsubscribe link'], ...rows], { escape_formulas: true });
}
