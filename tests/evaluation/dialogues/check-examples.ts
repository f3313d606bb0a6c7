import { afterAll, beforeAll, expect, test } from 'vitest';
import type { DialogueTurn } from './dialogue.ts';
import { evaluateShop } from './evaluation.ts';
import { type EvaluationShop, openShopOf } from './evaluation-shop.ts';
import { describeFindings } from './summary.ts';

export type Example = readonly [what: string, turns: readonly DialogueTurn[]];

/** Tests that nothing is found wrong in dialogues with a shop: a test for each. */
export function checkExamples(
  language: 'en' | 'de' | 'nb',
  files: Parameters<typeof openShopOf>[0],
  examples: readonly Example[],
): void {
  let shop: EvaluationShop;
  beforeAll(async () => {
    shop = await openShopOf(files);
  });
  afterAll(() => shop.close());

  test.each(examples)('%s', async (_, turns) => {
    const dialogue = { shop: 'generated', set: 'tuning', kind: 'example', language, turns } as const;
    expect(describeFindings(await evaluateShop(shop, [dialogue]))).toEqual([]);
  });
}
