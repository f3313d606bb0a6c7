import type { ChangeReference } from './changes.ts';

/** What a connector makes of the deliveries (webhooks) of its platform. */
export interface Events {
  /**
   * Verifies the signature over these bytes by the headers of this platform, then reads what changed. An event is a hint
   * where to read, never data: what is shown comes from `Feed.read`. Headers that the signature does not cover decide
   * nothing. Throws PlatformUnavailableError if the platform has to be asked and does not answer.
   */
  read(headers: DeliveryHeaders, bytes: Uint8Array): Promise<EventReadResult>;
}

/** Lower-case names; repeated headers are joined by commas. */
export type DeliveryHeaders = Readonly<Record<string, string>>;

export type EventReadResult =
  | {
      readonly ok: true;
      /** The sender's id of the delivery: the same for repetitions. Of printable ASCII, at most 255 characters. */
      readonly id: string;
      /** The topic as the platform spells it. */
      readonly topic: string;
      /** Empty for a topic that concerns nothing in the shop, which is accepted: a refused delivery is sent again. */
      readonly changes: readonly ChangeReference[];
      /** The platform has withdrawn its permission (an app was uninstalled): nothing more can be read from it. */
      readonly isDisconnected?: boolean;
      /** What an operator should know about it; absent: nothing. */
      readonly remark?: string;
    }
  | { readonly ok: false; readonly reason: EventRefusal };

/** `malformed`: not what this platform sends. Nothing but the id of a refused delivery is trusted or stored. */
export type EventRefusal = 'malformed' | 'missing_header' | 'invalid_signature';

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
