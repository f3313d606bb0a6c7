import { RateLimiterMemory, RateLimiterRes } from 'rate-limiter-flexible';
import { limits } from '#http/limits.ts';

/** Takes one question of a client; null when it may be answered, else the seconds to wait. */
export type TakeQuestion = (clientAddress: string) => Promise<number | null>;

/** Limits questions by minute and by hour. Counts are forgotten when their time is over, so that they stay few. */
export function questionLimit(
  perMinute: number = limits.chatPerMinute,
  perHour: number = limits.chatPerHour,
): TakeQuestion {
  const limiters = [
    new RateLimiterMemory({ keyPrefix: 'minute', points: perMinute, duration: 60 }),
    new RateLimiterMemory({ keyPrefix: 'hour', points: perHour, duration: 3600 }),
  ];
  return async (clientAddress) => {
    for (const limiter of limiters) {
      const wait = await limiter.consume(clientKey(clientAddress)).then(() => null, waitOf);
      if (wait !== null) return wait;
    }
    return null;
  };
}

function waitOf(refused: unknown): number {
  if (refused instanceof RateLimiterRes) return Math.max(1, Math.ceil(refused.msBeforeNext / 1000));
  throw refused;
}

/** An IPv6 client has a whole /64 to itself, so that is what counts as one. */
export function clientKey(address: string): string {
  const mapped = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i.exec(address)?.[1];
  if (mapped) return mapped;
  if (!address.includes(':')) return address;
  const [head = '', tail = ''] = address.toLowerCase().split('%')[0]?.split('::') ?? [];
  const groups = head.split(':').filter(Boolean);
  const rest = tail.split(':').filter(Boolean);
  const zeros = Array.from({ length: address.includes('::') ? 8 - groups.length - rest.length : 0 }, () => '0');
  return [...groups, ...zeros, ...rest]
    .slice(0, 4)
    .map((group) => group.replace(/^0+(?=.)/, ''))
    .join(':');
}
