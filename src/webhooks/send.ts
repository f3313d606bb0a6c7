import { setTimeout as pause } from 'node:timers/promises';
import type { Outbox, Outgoing } from '#platform/port.ts';
import { signStandard } from './signatures.ts';
import { readStandardSecret } from './standard-secret.ts';

export interface SenderOptions {
  readonly outbox: Outbox;
  readonly targets: readonly string[];
  /** Signs each event (Standard Webhooks). */
  readonly secret: string;
  /** Is told of what could not be delivered, and whether it will be tried again. */
  readonly report: (error: unknown, event: Outgoing, next: 'later' | 'given_up' | 'unknown') => void;
}

export interface Sender {
  /** Resolves when what was being sent is through. */
  stop(): Promise<void>;
}

/** How often the outbox is looked into: another process may have filled it. */
const lookMs = 50;
const answerMs = 5000;

/** Sends what the outbox holds, as soon as it does. */
export function startSending(options: SenderOptions): Sender {
  const stopping = new AbortController();
  const ended = send(options, stopping.signal);
  return {
    stop: async () => {
      stopping.abort();
      await ended;
    },
  };
}

async function send(options: SenderOptions, stop: AbortSignal): Promise<void> {
  while (!stop.aborted) {
    const events = takeOrReport(options);
    await Promise.all(events.map(async (event) => deliver(options, event)));
    if (events.length === 0) await pause(lookMs, undefined, { signal: stop, ref: false }).catch(() => undefined);
  }
}

/** A database that is locked or full keeps its events for the next look. */
function takeOrReport({ outbox, targets, report }: SenderOptions): readonly Outgoing[] {
  try {
    return outbox.idle() ? [] : outbox.take(targets);
  } catch (error) {
    report(error, none, 'later');
    return [];
  }
}

const none: Outgoing = { number: 0, id: '', target: '', body: '', attempts: 0 };

async function deliver(options: SenderOptions, event: Outgoing): Promise<void> {
  try {
    const response = await fetch(event.target, signedRequest(event, options.secret));
    await response.body?.cancel();
    if (!response.ok) throw new Error(`${event.target} answered ${response.status}`);
    options.outbox.delivered(event);
  } catch (error) {
    options.report(error, event, putOff(options, event));
  }
}

export interface Signable {
  readonly id: string;
  readonly body: string | Uint8Array;
}

export interface SignedRequest extends RequestInit {
  readonly headers: Record<string, string>;
}

/** A delivery as Standard Webhooks has it, signed now. */
export function signedRequest({ id, body }: Signable, secret: string): SignedRequest {
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
    signal: AbortSignal.timeout(answerMs),
  };
}

function putOff({ outbox }: SenderOptions, event: Outgoing): 'later' | 'given_up' | 'unknown' {
  try {
    return outbox.failed(event);
  } catch {
    return 'unknown';
  }
}
