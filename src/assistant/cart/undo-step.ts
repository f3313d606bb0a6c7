import { z } from 'zod';
import type { Carts, CartWrite, CartWriteResult } from '#commerce/port.ts';
import { exchangeLine, lineInputSchema } from './wording/exchange-line.ts';

/** What brings a cart back to what it was before a change. */
const singleStepSchema = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('quantity'), lineId: z.string(), quantity: z.number().int() }),
  z.object({ kind: z.literal('restore'), input: lineInputSchema }),
  z.object({
    kind: z.literal('exchange'),
    /** Of the line that came, and how many of it there were before. */
    lineId: z.string(),
    kept: z.number().int(),
    /** The line that was replaced. */
    input: lineInputSchema,
  }),
  z.object({ kind: z.literal('note'), note: z.string() }),
  z.object({ kind: z.literal('code'), code: z.string() }),
]);

export const undoStepSchema = z.union([
  singleStepSchema,
  /** For all changes that one message asked for, in the order in which they were made. */
  z.object({ kind: z.literal('several'), steps: z.array(singleStepSchema).min(2) }),
]);

type SingleStep = z.infer<typeof singleStepSchema>;
export type UndoStep = z.infer<typeof undoStepSchema>;

/** The step that undoes both changes; null when one of them cannot be undone. */
export function undoBoth(first: UndoStep | null, second: UndoStep | null): UndoStep | null {
  return first && second && { kind: 'several', steps: [...singleSteps(first), ...singleSteps(second)] };
}

function singleSteps(step: UndoStep): readonly SingleStep[] {
  return step.kind === 'several' ? step.steps : [step];
}

/** Undoes the last change first; stops at a step that the cart refuses. */
export async function undoChange(carts: Carts, write: CartWrite, step: UndoStep): Promise<CartWriteResult> {
  const [last, ...before] = singleSteps(step).toReversed();
  if (!last) throw new Error('An undo has at least one step');
  let outcome = await undoSingle(carts, write, last);
  for (const [index, single] of before.entries()) {
    if (!outcome.result.ok) break;
    const further = { ref: outcome.ref ?? write.ref, key: `${write.key}:${index + 1}` };
    outcome = await undoSingle(carts, further, single);
  }
  return outcome;
}

async function undoSingle(carts: Carts, write: CartWrite, step: SingleStep): Promise<CartWriteResult> {
  switch (step.kind) {
    case 'quantity':
      return carts.setQuantity(write, step.lineId, step.quantity);
    case 'restore':
      return carts.add(write, [step.input]);
    case 'exchange':
      return exchangeLine(carts, write, step);
    case 'note':
      return carts.setNote(write, step.note);
    case 'code':
      return carts.removeCode(write, step.code);
    default:
      return step satisfies never;
  }
}
