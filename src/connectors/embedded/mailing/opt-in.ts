import type { Database } from '#storage/database.ts';

/**
 * Tables of addresses that count once their owner has agreed by a link in an email. Both have the columns `token`,
 * `email`, `requested_at`, `confirm_mailed_at`, `confirmed_at` and `mail_tried_at`.
 */
export const optInTables = ['stock_alert', 'subscriber'] as const;

export type OptInTable = (typeof optInTables)[number];

export interface OptInServices {
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

export interface OptInRequest {
  /** The unguessable part of links in its emails. */
  readonly token: string;
  readonly email: string;
  readonly now: Date;
  /** Columns that together with the address identify a request. */
  readonly about: Readonly<Record<string, number | string>>;
}

/** Records a request. One that is repeated is sent its link again later, or never if it was confirmed. */
export function recordOptIn(store: Database, table: OptInTable, { token, email, now, about }: OptInRequest): void {
  const identity = [...Object.keys(about), 'email'];
  store.run(
    `INSERT INTO ${table} (token, requested_at, ${identity.join(', ')}) VALUES (?, ?${', ?'.repeat(identity.length)})
     ON CONFLICT (${identity.join(', ')}) DO UPDATE SET requested_at = excluded.requested_at, confirm_mailed_at = NULL,
       mail_tried_at = NULL WHERE confirmed_at IS NULL AND confirm_mailed_at < ?`,
    token,
    now.toISOString(),
    ...Object.values(about),
    email,
    before(now, repeatAfterMs),
  );
}

export function forgetUnconfirmed(store: Database, table: OptInTable, now: Date): void {
  store.run(`DELETE FROM ${table} WHERE confirmed_at IS NULL AND requested_at < ?`, before(now, confirmWithinMs));
}

export function confirmOptIn(
  store: Database,
  table: OptInTable,
  { token, now }: Pick<OptInRequest, 'token' | 'now'>,
): void {
  store.run(`UPDATE ${table} SET confirmed_at = ? WHERE token = ? AND confirmed_at IS NULL`, now.toISOString(), token);
}

export function cancelOptIn(store: Database, table: OptInTable, token: string): void {
  store.run(`DELETE FROM ${table} WHERE token = ?`, token);
}

/** The link was sent; what is mailed once it is confirmed may be sent at once. */
export function markLinkSent(
  store: Database,
  table: OptInTable,
  { id, now }: { readonly id: number; readonly now: Date },
): void {
  store.run(`UPDATE ${table} SET confirm_mailed_at = ?, mail_tried_at = NULL WHERE id = ?`, now.toISOString(), id);
}

/** The moment some time ago, ISO 8601. */
export function before(now: Date, ms: number): string {
  return new Date(now.getTime() - ms).toISOString();
}
