import { isIP } from 'node:net';
import { LRUCache } from 'lru-cache';
import type { RateLimitBucket } from '../request/request-context.ts';
import type { Limits } from '../limits.ts';
import { unmapIpv4 } from '../request/client-address.ts';

/** Counts a request of a client in a bucket; null when it is within the limit, else the seconds to wait. */
export type ConsumeRateLimit = (rate: RateLimitBucket, clientAddress: string) => Promise<number | null>;

/** The limits per minute and client. */
export function createRateLimits(limits: Limits): ConsumeRateLimit {
  const limiters: Readonly<Record<RateLimitBucket, RateLimiter>> = {
    write: createRateLimiter(limits.writesPerMinute, 60),
    cart: createRateLimiter(limits.cartViewsPerMinute, 60),
    search: createRateLimiter(limits.searchesPerMinute, 60),
    draft: createRateLimiter(limits.draftsPerMinute, 60),
    mail: createRateLimiter(limits.mailsPerMinute, 60),
    lookup: createRateLimiter(limits.lookupsPerMinute, 60),
  };
  return (bucket, clientAddress) => limiters[bucket](clientAddress);
}

/** The limits of messages to the assistant, by minute and by hour. */
export function createQuestionLimit({
  chatPerMinute,
  chatPerHour,
}: Pick<Limits, 'chatPerMinute' | 'chatPerHour'>): RateLimiter {
  const allowances = [createRateLimiter(chatPerMinute, 60), createRateLimiter(chatPerHour, 3600)];
  return async (clientAddress) => {
    for (const take of allowances) {
      const wait = await take(clientAddress);
      if (wait !== null) return wait;
    }
    return null;
  };
}

/** Counts a request of a client; null when it is within the limit, else the seconds to wait. */
export type RateLimiter = (clientAddress: string) => Promise<number | null>;

/** Maximum number of clients that a limiter counts; beyond it, it forgets the least recently active ones. */
const maxClients = 20_000;

interface RateWindow {
  requests: number;
  /** Milliseconds of the limiter's clock. */
  readonly endsAt: number;
}

/** Limits each client to `points` requests in a window of `seconds`. `now` is a steady clock in milliseconds. */
export function createRateLimiter(
  points: number,
  seconds: number,
  now: () => number = () => performance.now(),
): RateLimiter {
  // With `max`, places for that many would be made at once: half a megabyte in each of the eight limiters.
  const windows = new LRUCache<string, RateWindow>({ maxSize: maxClients, sizeCalculation: () => 1 });
  return async (clientAddress) => {
    const client = clientNetwork(clientAddress);
    const time = now();
    const known = windows.get(client);
    const current = known && known.endsAt > time ? known : { requests: 0, endsAt: time + seconds * 1000 };
    if (current !== known) windows.set(client, current);
    current.requests += 1;
    return current.requests <= points ? null : Math.max(1, Math.ceil((current.endsAt - time) / 1000));
  };
}

/** What counts as one client: an IPv4 address, or the /64 network of an IPv6 address. */
export function clientNetwork(address: string): string {
  const plain = unmapIpv4(address);
  if (isIP(plain) !== 6) return plain;
  const [head = '', tail = ''] = plain.replace(/%.*/, '').split('::');
  const [first, last] = [parseIpv6Groups(head), parseIpv6Groups(tail)];
  const between = Array.from({ length: Math.max(0, 8 - first.length - last.length) }, () => 0);
  const network = [...first, ...between, ...last].slice(0, 4);
  return `${network.map((group) => group.toString(16)).join(':')}::/64`;
}

function parseIpv6Groups(text: string): readonly number[] {
  return text === '' ? [] : text.split(':').map((group) => Number.parseInt(group, 16));
}
