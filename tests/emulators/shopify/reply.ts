import { type ShopifyFaults, takesThrottle } from './faults.ts';

/** What a request is answered with. */
export interface EmulatorReply {
  readonly status: number;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: string;
  /** Bytes after which the connection breaks; absent: it does not. */
  readonly cutAfterBytes?: number;
}

export interface EmulatorRequest {
  readonly method: string;
  readonly url: URL;
  readonly header: (name: string) => string | null;
  readonly body: string;
}

/** Settings of the shop's connector. */
export interface ShopifyCredentials {
  readonly domain: string;
  readonly storefrontToken: string;
  readonly clientId: string;
  readonly clientSecret: string;
}

/** The forms of a throttled request; null if this one is not. https://shopify.dev/docs/api/usage/limits */
export function throttleReply(faults: ShopifyFaults): EmulatorReply | null {
  if (!takesThrottle(faults)) return null;
  if (faults.throttleForm === 'status') return { status: 429, headers: { 'retry-after': '1.0' }, body: '' };
  const errors = [{ message: 'Throttled', extensions: { code: 'THROTTLED' } }];
  const throttleStatus = { maximumAvailable: 2000, currentlyAvailable: 40, restoreRate: 100 };
  const cost = { requestedQueryCost: 60, actualQueryCost: null, throttleStatus };
  return jsonReply({ errors, extensions: { cost } });
}

export function jsonReply(answer: object, headers: Readonly<Record<string, string>> = {}): EmulatorReply {
  return { status: 200, headers: { 'content-type': 'application/json', ...headers }, body: JSON.stringify(answer) };
}
