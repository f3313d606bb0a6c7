import type { ChangeReference } from './changes.ts';

export type EventRefusal = 'malformed' | 'missing_header' | 'invalid_signature';

export type EventReadResult =
  | { readonly ok: true; readonly id: string; readonly topic: string; readonly changes: readonly ChangeReference[] }
  | { readonly ok: false; readonly reason: EventRefusal };

export interface Events {
  /** Says what a delivery touches; its signature has been found good over these very bytes. */
  read(headers: Readonly<Record<string, string>>, bytes: Uint8Array): Promise<EventReadResult>;
  /** What changed since a mark of an earlier call (null: from now on), for things without deliveries. */
  changedSince(mark: string | null): Promise<{ readonly mark: string; readonly changes: readonly ChangeReference[] }>;
}

/** An event on its way to one of its targets. */
export interface OutgoingEvent {
  readonly number: number;
  /** The same for every target and attempt. */
  readonly id: string;
  readonly target: string;
  /** JSON. */
  readonly body: string;
  /** Those that failed before. */
  readonly attempts: number;
}

/** Events kept with the shop's data until each target has taken them. Of several processes one is handed each. */
export interface Outbox {
  /** Makes events of what changed, for all targets, and hands out those whose time has come. */
  take(targets: readonly string[]): readonly OutgoingEvent[];
  markDelivered(event: OutgoingEvent): void;
  /** Puts it off for longer each time, until it is given up. */
  markFailed(event: OutgoingEvent): 'later' | 'given_up';
  /** Nothing changed and nothing is due: costs some microseconds. */
  isIdle(): boolean;
}
