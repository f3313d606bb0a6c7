import { RateLimiterMemory, RateLimiterRes } from 'rate-limiter-flexible';
import type { Rate } from './exchange.ts';
import type { Limits } from './limits.ts';
import { clientNetwork } from './peer.ts';

/** Counts one deed of a client; null when it may go on, else the seconds to wait. */
export type CountDeed = (rate: Rate, clientAddress: string) => Promise<number | null>;

/** Counts by minute and client. A client that falls silent is forgotten. */
export function rateLimits(limits: Limits): CountDeed {
  const limiters: Readonly<Record<Rate, RateLimiterMemory>> = {
    write: perMinute('write', limits.writesPerMinute),
    search: perMinute('search', limits.searchesPerMinute),
    draft: perMinute('draft', limits.draftsPerMinute),
  };
  return (rate, clientAddress) => limiters[rate].consume(clientNetwork(clientAddress)).then(() => null, secondsToWait);
}

function perMinute(keyPrefix: string, points: number): RateLimiterMemory {
  return new RateLimiterMemory({ keyPrefix, points, duration: 60 });
}

function secondsToWait(refused: unknown): number {
  if (refused instanceof RateLimiterRes) return Math.max(1, Math.ceil(refused.msBeforeNext / 1000));
  throw refused;
}
