import { RateLimiterMemory, RateLimiterRes } from 'rate-limiter-flexible';
import type { RateLimitBucket } from '../request/request-context.ts';
import type { Limits } from '../limits.ts';
import { clientNetwork } from '../request/client-address.ts';

/** Counts one deed of a client; null when it may go on, else the seconds to wait. */
export type ConsumeRateLimit = (rate: RateLimitBucket, clientAddress: string) => Promise<number | null>;

/** Counts by minute and client. */
export function createRateLimits(limits: Limits): ConsumeRateLimit {
  const limiters: Readonly<Record<RateLimitBucket, RateLimiter>> = {
    write: createRateLimiter(limits.writesPerMinute, 60),
    search: createRateLimiter(limits.searchesPerMinute, 60),
    draft: createRateLimiter(limits.draftsPerMinute, 60),
  };
  return (bucket, clientAddress) => limiters[bucket](clientAddress);
}

/** Takes one of what a client may have; null when it may have it, else the seconds to wait. */
export type RateLimiter = (clientAddress: string) => Promise<number | null>;

/** So many for each client in so many seconds. A client that falls silent is forgotten. */
export function createRateLimiter(points: number, seconds: number): RateLimiter {
  const limiter = new RateLimiterMemory({ points, duration: seconds });
  return (clientAddress) => limiter.consume(clientNetwork(clientAddress)).then(() => null, secondsToWait);
}

function secondsToWait(rejection: unknown): number {
  if (rejection instanceof RateLimiterRes) return Math.max(1, Math.ceil(rejection.msBeforeNext / 1000));
  throw rejection;
}
