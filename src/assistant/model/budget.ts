/** How many tokens a day may still use. Days are UTC; a restart begins anew. */
export interface TokenBudget {
  readonly isLeft: () => boolean;
  readonly spend: (tokens: number) => void;
}

export function tokenBudget(perDay: number, now: () => number): TokenBudget {
  const dayMs = 24 * 60 * 60 * 1000;
  let day = Math.floor(now() / dayMs);
  let spent = 0;
  const turnOver = (): void => {
    const today = Math.floor(now() / dayMs);
    if (today !== day) [day, spent] = [today, 0];
  };
  return {
    isLeft: () => {
      turnOver();
      return spent < perDay;
    },
    spend: (tokens) => {
      turnOver();
      spent += tokens;
    },
  };
}
