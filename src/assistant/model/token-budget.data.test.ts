import { expect, test } from 'vitest';
import { openSqliteStore } from '../conversation/sqlite-store.ts';
import { createTokenBudget } from './token-budget.ts';

test('all processes share a token budget, which is renewed every day', async () => {
  const clock = { now: Date.UTC(2026, 10, 20, 23, 59, 59) };
  const { tokens } = openSqliteStore(':memory:', () => clock.now);
  const [one, other] = [
    createTokenBudget(100, () => clock.now, tokens),
    createTokenBudget(100, () => clock.now, tokens),
  ];
  await one.spend(60);
  expect(await other.isLeft()).toBe(true);
  await other.spend(60);
  expect([await one.isLeft(), await other.isLeft()]).toEqual([false, false]);
  clock.now += 1000;
  expect([await one.isLeft(), await other.isLeft()]).toEqual([true, true]);
});

test('a token budget of zero is always spent', async () => {
  const { tokens } = openSqliteStore(':memory:', () => 0);
  expect(await createTokenBudget(0, () => 0, tokens).isLeft()).toBe(false);
});
