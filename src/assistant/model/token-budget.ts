import type { TokenLedger } from '../conversation/conversation-store.ts';

/** The tokens that all processes together may use on one day (UTC). */
export interface TokenBudget {
  readonly isLeft: () => Promise<boolean>;
  readonly spend: (tokens: number) => Promise<void>;
}

const dayMs = 24 * 60 * 60 * 1000;

/** `now` gives milliseconds since 1970. */
export function createTokenBudget(perDay: number, now: () => number, tokens: TokenLedger): TokenBudget {
  const today = (): number => Math.floor(now() / dayMs);
  return {
    isLeft: async () => (await tokens.on(today())) < perDay,
    spend: (spent) => tokens.add(today(), spent),
  };
}
