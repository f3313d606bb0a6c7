import { expect, test } from 'vitest';
import { prepareRules } from './prepare-rules.ts';

test('other work goes on while the rules are prepared', async () => {
  let [turns, isPreparing] = [0, true];
  const takeTurn = (): void => {
    turns += 1;
    if (isPreparing) setImmediate(takeTurn);
  };
  takeTurn();
  await prepareRules();
  isPreparing = false;
  expect(turns).toBeGreaterThan(50);
});
