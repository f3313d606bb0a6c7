import { z } from 'zod';
import type { Carts, CartWrite, CartWriteResult } from '#commerce/port.ts';
import { exchangeLine, lineInputSchema } from './exchange-line.ts';

/** What brings a cart back to what it was before a change. */
export const undoStepSchema = z.discriminatedUnion('kind', [
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

export type UndoStep = z.infer<typeof undoStepSchema>;

export async function undoChange(carts: Carts, write: CartWrite, step: UndoStep): Promise<CartWriteResult> {
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
