import { z } from 'zod';
import type { Carts, CartWrite, CartWriteResult } from '#commerce/port.ts';

/** What brings a cart back to what it was before a change. */
export const undoStepSchema = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('quantity'), lineId: z.string(), quantity: z.number().int() }),
  z.object({
    kind: z.literal('restore'),
    variantId: z.string(),
    quantity: z.number().int(),
    attributes: z.record(z.string(), z.string()).default({}),
  }),
  z.object({
    kind: z.literal('exchange'),
    /** Of the line that came, and how many of it there were before. */
    lineId: z.string(),
    kept: z.number().int(),
    variantId: z.string(),
    quantity: z.number().int(),
    attributes: z.record(z.string(), z.string()).default({}),
  }),
  z.object({ kind: z.literal('note'), note: z.string() }),
  z.object({ kind: z.literal('code'), code: z.string() }),
]);

export type UndoStep = z.infer<typeof undoStepSchema>;

export async function undoChange(carts: Carts, write: CartWrite, step: UndoStep): Promise<CartWriteResult> {
  switch (step.kind) {
    case 'quantity':
      return carts.setQuantity(write, step.lineId, step.quantity);
    case 'restore': {
      const { variantId, quantity, attributes } = step;
      return carts.add(write, [{ variantId, quantity, attributes }]);
    }
    case 'exchange': {
      const { lineId, kept, variantId, quantity, attributes } = step;
      const added = await carts.add(write, [{ variantId, quantity, attributes }]);
      if (!added.result.ok) return added;
      return carts.setQuantity({ ...write, key: write.key && `${write.key}:remove` }, lineId, kept);
    }
    case 'note':
      return carts.setNote(write, step.note);
    case 'code':
      return carts.removeCode(write, step.code);
    default:
      return step satisfies never;
  }
}
