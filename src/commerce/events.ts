import type { ChangeReference } from './changes.ts';

export type EventRefusal = 'malformed' | 'missing_header' | 'invalid_signature';

export type EventReadResult =
  | { readonly ok: true; readonly id: string; readonly topic: string; readonly changes: readonly ChangeReference[] }
  | { readonly ok: false; readonly reason: EventRefusal };

export interface Events {
  /** Reads the changes of a delivery whose signature over these bytes has been verified. */
  read(headers: Readonly<Record<string, string>>, bytes: Uint8Array): Promise<EventReadResult>;
  /** Changes since the cursor of an earlier call (null: from now on), for data without webhooks. */
  changedSince(mark: string | null): Promise<{ readonly mark: string; readonly changes: readonly ChangeReference[] }>;
}

/** An event for one target. */
export interface OutgoingEvent {
  readonly number: number;
  /** The same for every target and attempt. */
  readonly id: string;
  readonly target: string;
  /** JSON. */
  readonly body: string;
  /** Failed attempts so far. */
  readonly attempts: number;
}

/** Stores events with the shop's data until each target has accepted them. Each is given to one process at a time. */
export interface Outbox {
  /** Creates events of the recorded changes for all targets, and returns those that are due. */
  take(targets: readonly string[]): readonly OutgoingEvent[];
  markDelivered(event: OutgoingEvent): void;
  /** Schedules another attempt, each time after a longer delay, until it is given up. */
  markFailed(event: OutgoingEvent): 'later' | 'given_up';
  /** Whether nothing has changed and nothing is due. Costs some microseconds. */
  isIdle(): boolean;
}
