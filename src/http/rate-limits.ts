import { RateLimiterMemory, RateLimiterRes } from 'rate-limiter-flexible';
import type { Rate } from './exchange.ts';
import type { Limits } from './limits.ts';
import { clientNetwork } from './peer.ts';

/** Counts one deed of a client; null when it may go on, else the seconds to wait. */
export type CountDeed = (rate: Rate, clientAddress: string) => Promise<number | null>;

/** Counts by minute and client. */
export function rateLimits(limits: Limits): CountDeed {
  const allowances: Readonly<Record<Rate, Take>> = {
    write: allowance(limits.writesPerMinute, 60),
    search: allowance(limits.searchesPerMinute, 60),
    draft: allowance(limits.draftsPerMinute, 60),
  };
  return (rate, clientAddress) => allowances[rate](clientAddress);
}

/** Takes one of what a client may have; null when it may have it, else the seconds to wait. */
export type Take = (clientAddress: string) => Promise<number | null>;

/** So many for each client in so many seconds. A client that falls silent is forgotten. */
export function allowance(points: number, seconds: number): Take {
  const limiter = new RateLimiterMemory({ points, duration: seconds });
  return (clientAddress) => limiter.consume(clientNetwork(clientAddress)).then(() => null, secondsToWait);
}

function secondsToWait(refused: unknown): number {
  if (refused instanceof RateLimiterRes) return Math.max(1, Math.ceil(refused.msBeforeNext / 1000));
  throw refused;
}
