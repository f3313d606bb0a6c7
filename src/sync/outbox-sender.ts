import { setTimeout as pause } from 'node:timers/promises';
import type { Outbox, OutgoingEvent } from '#commerce/events.ts';
import { readStandardSecret, signStandard } from './signatures.ts';

export interface OutboxSenderOptions {
  readonly outbox: Outbox;
  readonly targets: readonly string[];
  /** Signs each event (Standard Webhooks). */
  readonly secret: string;
  /** Is told of what could not be delivered, and whether it will be tried again. */
  readonly report: (error: unknown, event: OutgoingEvent, next: 'later' | 'given_up' | 'unknown') => void;
}

export interface OutboxSender {
  /** Resolves when what was being sent is through. */
  stop(): Promise<void>;
}

/** How often the outbox is looked into: another process may have filled it. */
const pollMs = 50;
const timeoutMs = 5000;

/** Sends what the outbox holds, as soon as it does. */
export function startOutboxSender(options: OutboxSenderOptions): OutboxSender {
  const stopping = new AbortController();
  const ended = runSender(options, stopping.signal);
  return {
    stop: async () => {
      stopping.abort();
      await ended;
    },
  };
}

async function runSender(options: OutboxSenderOptions, stop: AbortSignal): Promise<void> {
  while (!stop.aborted) {
    const events = takeEvents(options);
    await Promise.all(events.map(async (event) => deliver(options, event)));
    if (events.length === 0) await pause(pollMs, undefined, { signal: stop, ref: false }).catch(() => undefined);
  }
}

/** A database that is locked or full keeps its events for the next look. */
function takeEvents({ outbox, targets, report }: OutboxSenderOptions): readonly OutgoingEvent[] {
  try {
    return outbox.isIdle() ? [] : outbox.take(targets);
  } catch (error) {
    report(error, noEvent, 'later');
    return [];
  }
}

const noEvent: OutgoingEvent = { number: 0, id: '', target: '', body: '', attempts: 0 };

async function deliver(options: OutboxSenderOptions, event: OutgoingEvent): Promise<void> {
  try {
    const response = await fetch(event.target, signRequest(event, options.secret));
    await response.body?.cancel();
    if (!response.ok) throw new Error(`${event.target} answered ${response.status}`);
    options.outbox.markDelivered(event);
  } catch (error) {
    options.report(error, event, markFailed(options, event));
  }
}

export interface UnsignedDelivery {
  readonly id: string;
  readonly body: string | Uint8Array;
}

export interface SignedRequest extends RequestInit {
  readonly headers: Record<string, string>;
}

/** A delivery as Standard Webhooks has it, signed now. */
export function signRequest({ id, body }: UnsignedDelivery, secret: string): SignedRequest {
  const timestamp = String(Math.floor(Date.now() / 1000));
  const bytes = Buffer.from(body);
  const key = readStandardSecret(secret) ?? Buffer.from(secret);
  return {
    method: 'POST',
    headers: {
      'content-type': 'application/json',
      'webhook-id': id,
      'webhook-timestamp': timestamp,
      'webhook-signature': `v1,${signStandard(key, { id, timestamp, bytes })}`,
    },
    body: bytes,
    redirect: 'error',
    signal: AbortSignal.timeout(timeoutMs),
  };
}

function markFailed({ outbox }: OutboxSenderOptions, event: OutgoingEvent): 'later' | 'given_up' | 'unknown' {
  try {
    return outbox.markFailed(event);
  } catch {
    return 'unknown';
  }
}
