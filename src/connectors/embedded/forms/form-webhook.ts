import { randomUUID } from 'node:crypto';
import { signRequest } from '#commerce/standard-webhooks.ts';
import type { Database } from '#storage/database.ts';
import { integer, text, textOrNull } from '#storage/row.ts';
import { before } from '../mailing/opt-in.ts';

/** Where a merchant's own system is told what visitors send by forms. */
export interface FormWebhook {
  readonly url: string;
  /** Signs each delivery (Standard Webhooks). */
  readonly secret: string;
}

/** What happened, as the field `type` of a delivery says it. */
export type FormEventType = 'contact.message' | 'newsletter.subscribed' | 'newsletter.unsubscribed';

export interface FormEvent {
  readonly type: FormEventType;
  /** Of the visitor. */
  readonly email: string;
  readonly data: Readonly<Record<string, string>>;
  readonly now: Date;
}

/** Adds an event to those that wait to be delivered, in the transaction of what it is about. */
export function queueFormEvent(store: Database, { type, email, data, now }: FormEvent): void {
  const timestamp = now.toISOString();
  store.run(
    'INSERT INTO form_delivery (event, email, body, created_at, due_at) VALUES (?, ?, ?, ?, ?)',
    `form_${randomUUID()}`,
    email,
    JSON.stringify({ type, timestamp, data: { email, ...data } }),
    timestamp,
    timestamp,
  );
}

export interface FormWebhookOptions {
  readonly store: Database;
  readonly clock: () => Date;
  readonly webhook: FormWebhook;
  readonly fetch: typeof fetch;
  /** Called with one line for each delivery that failed. */
  readonly warn: (line: string) => void;
}

/** Delivered events are forgotten after this time. */
const keepMs = 30 * 24 * 60 * 60_000;

/**
 * Delivers what is due, the oldest first, until one fails: the others wait for the next call, since each may take until
 * the timeout. What fails is tried again later and later, until it succeeds. Never rejects.
 */
export async function deliverFormEvents(options: FormWebhookOptions): Promise<void> {
  const { store, clock, warn } = options;
  try {
    store.run('DELETE FROM form_delivery WHERE delivered_at < ?', before(clock(), keepMs));
    let isDelivered = true;
    while (isDelivered) {
      const next = claimDelivery(store, clock());
      isDelivered = next !== null && (await deliver(options, next));
    }
  } catch (error) {
    warn(`What visitors sent by forms could not be delivered: ${String(error)}`);
  }
}

interface ClaimedDelivery {
  readonly id: number;
  readonly event: string;
  readonly body: string;
}

const selectDue = `
SELECT id, event, body, attempts FROM form_delivery WHERE delivered_at IS NULL AND due_at <= ? ORDER BY due_at, id LIMIT 1`;

/** Takes the next delivery and puts off its next attempt, so that no other process takes it too. */
function claimDelivery(store: Database, now: Date): ClaimedDelivery | null {
  if (!store.first(selectDue, now.toISOString())) return null;
  return store.transaction(() => {
    const row = store.first(selectDue, now.toISOString());
    if (!row) return null;
    const id = integer(row, 'id');
    const dueAt = new Date(now.getTime() + retryDelay(integer(row, 'attempts')));
    store.run('UPDATE form_delivery SET attempts = attempts + 1, due_at = ? WHERE id = ?', dueAt.toISOString(), id);
    return { id, event: text(row, 'event'), body: text(row, 'body') };
  });
}

const firstRetryMs = 60_000;
const longestRetryMs = 6 * 60 * 60_000;

/** Milliseconds after a number of failed attempts: one minute, two, four, up to six hours. */
function retryDelay(attempts: number): number {
  return Math.min(longestRetryMs, firstRetryMs * 2 ** Math.min(attempts, 20));
}

const timeoutMs = 5000;
const maxErrorCharacters = 500;

/** Whether the receiver accepted it. */
async function deliver(
  { store, clock, webhook, fetch, warn }: FormWebhookOptions,
  { id, event, body }: ClaimedDelivery,
): Promise<boolean> {
  try {
    const request = signRequest({ id: event, body, sentAt: clock().getTime() }, webhook.secret);
    const response = await fetch(webhook.url, { ...request, signal: AbortSignal.timeout(timeoutMs) });
    await response.body?.cancel();
    if (!response.ok) throw new Error(`status ${response.status}`);
    const markDelivered = "UPDATE form_delivery SET delivered_at = ?, email = '', body = '', error = NULL WHERE id = ?";
    store.run(markDelivered, clock().toISOString(), id);
    return true;
  } catch (error) {
    const reason = (error instanceof Error ? error.message : String(error)).slice(0, maxErrorCharacters);
    store.run('UPDATE form_delivery SET error = ? WHERE id = ?', reason, id);
    warn(`${event} could not be delivered to ${new URL(webhook.url).host}: ${reason}`);
    return false;
  }
}

/** How deliveries stand: how many wait, how many of them have failed before, and the last error. */
export interface DeliveryStatus {
  readonly waiting: number;
  readonly failing: number;
  /** null: none of those that wait has failed. */
  readonly lastError: string | null;
}

export function readDeliveryStatus(store: Database): DeliveryStatus {
  const counts = store.first(
    `SELECT count(*) waiting, count(error) failing,
       (SELECT error FROM form_delivery WHERE delivered_at IS NULL AND error IS NOT NULL ORDER BY due_at DESC LIMIT 1) last
     FROM form_delivery WHERE delivered_at IS NULL`,
  );
  return {
    waiting: integer(counts ?? {}, 'waiting'),
    failing: integer(counts ?? {}, 'failing'),
    lastError: textOrNull(counts ?? {}, 'last'),
  };
}
