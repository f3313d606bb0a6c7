import { expect, test } from 'vitest';
import { openSqliteStore } from '../store/sqlite.ts';
import { tokenBudget } from './budget.ts';

test('the budget is used up for the day, for every process, and whole again the next', async () => {
  const clock = { now: Date.UTC(2026, 10, 20, 23, 59, 59) };
  const { tokens } = openSqliteStore(':memory:', () => clock.now);
  const [one, other] = [tokenBudget(100, () => clock.now, tokens), tokenBudget(100, () => clock.now, tokens)];
  await one.spend(60);
  expect(await other.isLeft()).toBe(true);
  await other.spend(60);
  expect([await one.isLeft(), await other.isLeft()]).toEqual([false, false]);
  clock.now += 1000;
  expect([await one.isLeft(), await other.isLeft()]).toEqual([true, true]);
});

test('a budget of nothing is never left', async () => {
  const { tokens } = openSqliteStore(':memory:', () => 0);
  expect(await tokenBudget(0, () => 0, tokens).isLeft()).toBe(false);
});
