import { stringify } from 'csv-stringify/sync';
import type { Newsletter } from '#commerce/port.ts';
import { routes } from '#routes.ts';
import type { NewsletterConsent } from '#shop/content/visitor-form.ts';
import type { Database } from '#storage/database.ts';
import { retryOnBusy } from '#storage/retry-on-busy.ts';
import { text, textOrNull } from '#storage/row.ts';
import { cancelOptIn, confirmOptIn, forgetUnconfirmed, type OptInServices, recordOptIn } from '../mailing/opt-in.ts';
import { normalizeEmail } from '../orders/place-order.ts';

/** The list of who receives the newsletter of the embedded shop. */
export function makeNewsletter({ store, clock, createToken, onMailDue }: OptInServices): Newsletter {
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
      await retryOnBusy(() => confirmOptIn(store, 'subscriber', { token, now: clock() }));
      return findSubscription(store, token);
    },
    cancel: async (token) => {
      await retryOnBusy(() => cancelOptIn(store, 'subscriber', token));
    },
  };
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
