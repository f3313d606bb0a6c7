import { z } from 'zod';
import type { Database } from '#storage/database.ts';
import { integer, text, textOrNull, type SqlRow } from '#storage/row.ts';

/** Every email that the shop sends about an order. The last three are for the merchant. */
const mailKinds = [
  'confirmation',
  'withdrawal',
  'shipped',
  'cancelled',
  'refunded',
  'new-order',
  'new-withdrawal',
  'low-stock',
] as const;

export type MailKind = (typeof mailKinds)[number];

export interface QueuedMail {
  readonly id: number;
  readonly kind: MailKind;
  /** Token of the order that it is about. */
  readonly token: string;
  /** Which of the order's events or withdrawals it is about, from 0. */
  readonly position: number;
}

export interface NewMail extends Pick<QueuedMail, 'kind' | 'token'> {
  readonly position?: number;
  /** ISO 8601. */
  readonly now: string;
}

/** Adds an email to the queue, from which the running shop sends it. */
export function queueMail(store: Database, { kind, token, position = 0, now }: NewMail): void {
  store.run(
    `INSERT INTO mail (kind, order_id, position, created_at, due_at, give_up_at, attempts)
     SELECT ?, id, ?, ?, ?, ?, 0 FROM placed_order WHERE token = ?`,
    kind,
    position,
    now,
    now,
    later(now, giveUpMs),
    token,
  );
}

/** Between attempts, and for how long they are made. */
const retryMs = 5 * 60_000;
const giveUpMs = 48 * 60 * 60_000;

const selectDue = 'SELECT id FROM mail WHERE due_at <= ?1 AND give_up_at > ?1 ORDER BY id LIMIT 1';

/**
 * Takes the next email that is due, so that no other process sends it; one whose process dies is due again after some
 * minutes. null: there is none.
 */
export function claimMail(store: Database, now: string): QueuedMail | null {
  if (!store.first(selectDue, now)) return null;
  const row = store.first(
    `UPDATE mail SET attempts = attempts + 1, due_at = ?2 WHERE id = (${selectDue})
     RETURNING id, kind, position, (SELECT token FROM placed_order o WHERE o.id = mail.order_id) token`,
    now,
    later(now, retryMs),
  );
  return (
    row && { id: integer(row, 'id'), kind: kindOf(row), position: integer(row, 'position'), token: text(row, 'token') }
  );
}

export function markMailSent(store: Database, id: number, now: string): void {
  store.run('UPDATE mail SET due_at = NULL, error = NULL, sent_at = ? WHERE id = ?', now, id);
}

/** Records why an email could not be sent. It is tried again for two days. */
export function markMailFailed(store: Database, id: number, error: string): void {
  store.run('UPDATE mail SET error = ? WHERE id = ?', error, id);
}

export interface ListedMail extends Pick<QueuedMail, 'id' | 'kind'> {
  /** What the number of the order that it is about is made of. */
  readonly order: { readonly id: number; readonly prefix: string };
  readonly createdAt: string;
  readonly attempts: number;
  /** Why the last attempt failed; null: none did. */
  readonly error: string | null;
  readonly state: 'sent' | 'queued' | 'failing' | 'given-up';
}

export interface MailRange {
  readonly limit: number;
  /** Without those that were sent. */
  readonly unsent: boolean;
  /** ISO 8601. */
  readonly now: string;
}

/** Emails, newest first. */
export function listMail(store: Database, { limit, unsent, now }: MailRange): readonly ListedMail[] {
  const where = unsent ? 'WHERE sent_at IS NULL' : '';
  return store
    .all(
      `SELECT mail.*, o.number_prefix FROM mail JOIN placed_order o ON o.id = order_id ${where} ORDER BY mail.id DESC LIMIT ?`,
      limit,
    )
    .map((row) => ({
      id: integer(row, 'id'),
      kind: kindOf(row),
      order: { id: integer(row, 'order_id'), prefix: text(row, 'number_prefix') },
      createdAt: text(row, 'created_at'),
      attempts: integer(row, 'attempts'),
      error: textOrNull(row, 'error'),
      state: stateOf(row, now),
    }));
}

function stateOf(row: SqlRow, now: string): ListedMail['state'] {
  if (textOrNull(row, 'sent_at') !== null) return 'sent';
  if (text(row, 'give_up_at') <= now) return 'given-up';
  return textOrNull(row, 'error') === null ? 'queued' : 'failing';
}

/** Makes emails that were not sent due again: one by its id, or all. Returns how many. */
export function retryMail(store: Database, id: number | null, now: string): number {
  return store.all(
    'UPDATE mail SET due_at = ?1, give_up_at = ?2 WHERE sent_at IS NULL AND (?3 IS NULL OR id = ?3) RETURNING id',
    now,
    later(now, giveUpMs),
    id,
  ).length;
}

/** How many emails failed and are tried again, and how many were given up. */
export function countFailedMail(store: Database, now: string): { readonly failing: number; readonly givenUp: number } {
  const row = store.first(
    `SELECT count(*) FILTER (WHERE give_up_at > ?1 AND error IS NOT NULL) failing,
       count(*) FILTER (WHERE give_up_at <= ?1) given_up FROM mail WHERE sent_at IS NULL`,
    now,
  );
  return { failing: integer(row ?? {}, 'failing'), givenUp: integer(row ?? {}, 'given_up') };
}

function kindOf(row: SqlRow): MailKind {
  return z.enum(mailKinds).parse(text(row, 'kind'));
}

function later(now: string, ms: number): string {
  return new Date(Date.parse(now) + ms).toISOString();
}
