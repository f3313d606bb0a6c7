import { createRandom } from '../../../bench/catalog/random.ts';
import { evaluateShop } from '../dialogues/evaluation.ts';
import { openShopOf, plainShop } from '../dialogues/evaluation-shop.ts';
import type { JudgedDialogue } from '../dialogues/judge/judge-dialogue.ts';
import { generateDialogues } from './generate-dialogues.ts';
import { generateProducts, productFileOf } from './generate-shop.ts';

/** Asks about every product of a generated shop. The same seed makes the same shop and the same dialogues. */
export async function evaluateGenerated(seed: number, products: number): Promise<readonly JudgedDialogue[]> {
  const random = createRandom(seed);
  const generated = generateProducts(random, products);
  const shop = await openShopOf({ source: plainShop(), products: productFileOf(generated) });
  try {
    return await evaluateShop(shop, generateDialogues(random, generated));
  } finally {
    await shop.close();
  }
}
