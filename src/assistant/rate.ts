import { limits } from '#http/limits.ts';
import { createRateLimiter, type RateLimiter } from '#http/rate-limits.ts';

/** Limits questions by minute and by hour. */
export function questionLimit(
  perMinute: number = limits.chatPerMinute,
  perHour: number = limits.chatPerHour,
): RateLimiter {
  const allowances = [createRateLimiter(perMinute, 60), createRateLimiter(perHour, 3600)];
  return async (clientAddress) => {
    for (const take of allowances) {
      const wait = await take(clientAddress);
      if (wait !== null) return wait;
    }
    return null;
  };
}
