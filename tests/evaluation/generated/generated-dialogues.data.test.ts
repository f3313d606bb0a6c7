import { expect, test } from 'vitest';
import { describeFindings } from '../dialogues/summary.ts';
import { evaluateGenerated } from './evaluate-generated.ts';

/** Each shop is asked hundreds of times. */
const timeout = 240_000;

test.each([1, 2])(
  'no answer in the generated shop %i writes, says or shows what is wrong',
  async (seed) => {
    const judged = await evaluateGenerated(seed, 8);

    expect(judged.length).toBeGreaterThan(200);
    expect(
      describeFindings(judged.filter(({ findings }) => findings.some(({ check }) => check.fault !== null))),
    ).toEqual([]);
  },
  timeout,
);

test(
  'requests that name everything are written',
  async () => {
    const judged = await evaluateGenerated(3, 8);
    const right = judged.filter(({ dialogue, grade }) => dialogue.kind === 'write' && grade === 'right');

    expect(right.length).toBeGreaterThan(40);
  },
  timeout,
);
