/**
 * What the operation of a platform needs besides reads and writes; used by the server's start, `doctor` and `connect`.
 */
export interface ConnectorSetup {
  /** Hosts, without scheme, that the platform serves pictures and videos from, for the Content Security Policy. */
  readonly mediaHosts: readonly string[];
  /** What `doctor` checks of the platform besides what it checks of every shop. */
  readonly checks: readonly DoctorCheck[];
  /** null: there is nothing to register, because the platform's deliveries need none. */
  readonly webhooks: WebhookRegistrar | null;
}

export interface DoctorCheck {
  /** What is checked, in a few words: `Storefront token`. */
  readonly name: string;
  /** Never throws for what it checks: a platform that is down is a finding. */
  readonly run: (signal: AbortSignal) => Promise<DoctorFinding>;
}

/** Milliseconds for one check; each of them asks for little. */
export const checkDeadlineMs = 30_000;

/** One line each, without secrets. `warning`: the shop works, but something is missing. */
export type DoctorFinding =
  | { readonly status: 'ok'; readonly line: string }
  | {
      readonly status: 'warning' | 'failed';
      readonly line: string;
      readonly remedy: string;
      /** An earlier check with the same finding; absent: there is none. */
      readonly sameAs?: string;
    };

export interface WebhookRegistrar {
  /** The topics that the connector reads, as the platform spells them. */
  readonly topics: readonly string[];
  /**
   * The topics that a URL could be subscribed to and is not, e.g. because the platform has ended a subscription that it
   * could not deliver; null: the access to ask is missing. Throws PlatformUnavailableError.
   */
  missing(url: string, signal: AbortSignal): Promise<readonly string[] | null>;
  /** Subscribes a URL to the topics that it is not yet subscribed to. */
  register(url: string, signal: AbortSignal): Promise<WebhookRegistration>;
}

export type WebhookRegistration =
  | {
      readonly ok: true;
      readonly added: readonly string[];
      readonly present: readonly string[];
      /** What was not registered and why, a sentence each. */
      readonly notes: readonly string[];
    }
  /** The access that registering needs is missing: the commands, or steps, for a person to carry out. */
  | { readonly ok: false; readonly instructions: readonly string[] };
