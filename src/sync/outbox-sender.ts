import type { Runtime } from '#cache/runtime.ts';
import type { Outbox, OutgoingEvent } from '#commerce/events.ts';
import { signRequest } from '#commerce/standard-webhooks.ts';
import { createDeadline } from './deadline.ts';

export interface OutboxSenderOptions {
  readonly outbox: Outbox;
  /** URLs that every event is sent to. */
  readonly targets: readonly string[];
  /** Signs each event (Standard Webhooks). */
  readonly secret: string;
  readonly fetch: typeof fetch;
  readonly runtime: Pick<Runtime, 'clock' | 'sleep'>;
  /** Called with each failed delivery, and whether it will be tried again. */
  readonly report: (error: unknown, event: OutgoingEvent, next: 'later' | 'given_up' | 'unknown') => void;
}

export interface OutboxSender {
  /** Resolves when the deliveries in progress have ended. */
  stop(): Promise<void>;
}

/** The outbox is polled because another process may add events to it. */
const pollMs = 50;
const timeoutMs = 5000;

/** Sends the events of the outbox to every target, until it is stopped. */
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
    if (events.length === 0) await options.runtime.sleep(pollMs, stop);
  }
}

/** When the database is locked or full, its events wait for the next poll. */
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
  const { outbox, secret, runtime, report } = options;
  const deadline = createDeadline(runtime.sleep, timeoutMs);
  try {
    const request = signRequest({ ...event, sentAt: runtime.clock.wall() }, secret);
    const response = await options.fetch(event.target, { ...request, signal: deadline.signal });
    await response.body?.cancel();
    if (!response.ok) throw new Error(`${event.target} answered with status ${response.status}`);
    outbox.markDelivered(event);
  } catch (error) {
    report(error, event, markFailed(outbox, event));
  } finally {
    deadline.clear();
  }
}

function markFailed(outbox: Outbox, event: OutgoingEvent): 'later' | 'given_up' | 'unknown' {
  try {
    return outbox.markFailed(event);
  } catch {
    return 'unknown';
  }
}
