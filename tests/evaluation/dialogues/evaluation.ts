import { type Dialogue, type EvaluationSet, evaluationSets, readDialogues } from './dialogue.ts';
import { evaluationShops, type EvaluationShop, openEvaluationShop } from './evaluation-shop.ts';
import { judgeDialogue, type JudgedDialogue } from './judge/judge-dialogue.ts';
import { runDialogue, startEvaluation } from './run-dialogue.ts';

/** Runs all dialogues of some sets against the built-in assistant. */
export async function evaluate(sets: readonly EvaluationSet[] = evaluationSets): Promise<readonly JudgedDialogue[]> {
  const judged: JudgedDialogue[] = [];
  for (const name of evaluationShops) {
    const shop = await openEvaluationShop(name);
    const dialogues = sets.flatMap((set) => readDialogues(set, name));
    judged.push(...(await evaluateShop(shop, dialogues)));
    await shop.close();
  }
  return judged;
}

/** Throws the first error that the assistant reported: an answer that broke off cannot be judged. */
export async function evaluateShop(
  shop: EvaluationShop,
  dialogues: readonly Dialogue[],
): Promise<readonly JudgedDialogue[]> {
  const assistant = startEvaluation(shop);
  const judged: JudgedDialogue[] = [];
  for (const dialogue of dialogues)
    judged.push(judgeDialogue(dialogue, await runDialogue(dialogue, { shop, assistant }), shop));
  if (assistant.errors.length > 0) throw new Error('The assistant failed.', { cause: assistant.errors[0] });
  return judged;
}
