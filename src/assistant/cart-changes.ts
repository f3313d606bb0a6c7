import type { CartWriteResult, Carts, CartWrite } from '#platform/port.ts';
import type { Cart } from '#shop/cart.ts';
import type { CartChange, UndoStep } from './conversation.ts';

export function applyChange(carts: Carts, write: CartWrite, change: CartChange): Promise<CartWriteResult> {
  switch (change.kind) {
    case 'add':
      return carts.add(write, [{ variantId: change.variantId, quantity: change.quantity }]);
    case 'update':
      return carts.setQuantity(write, change.lineId, change.quantity);
    case 'note':
      return carts.setNote(write, change.note);
    case 'discount':
      return carts.applyCode(write, change.code);
    case 'clear':
      return carts.clear(write);
    default:
      return change satisfies never;
  }
}

/** How a change is taken back, from the carts before and after it; null when it cannot be. */
export function undoStepFor(change: CartChange, before: Cart | null, after: Cart): UndoStep | null {
  switch (change.kind) {
    case 'add': {
      const line = after.lines.find(({ variant }) => variant.id === change.variantId);
      const quantity = before?.lines.find(({ id }) => id === line?.id)?.quantity ?? 0;
      return line ? { kind: 'quantity', lineId: line.id, quantity } : null;
    }
    case 'update': {
      const line = before?.lines.find(({ id }) => id === change.lineId);
      if (!line) return null;
      if (change.quantity > 0) return { kind: 'quantity', lineId: line.id, quantity: line.quantity };
      return { kind: 'restore', variantId: line.variant.id, quantity: line.quantity };
    }
    case 'note':
      return { kind: 'note', note: before?.note ?? '' };
    case 'discount':
      return { kind: 'code', code: change.code };
    case 'clear':
      return null;
    default:
      return change satisfies never;
  }
}

export function undoChange(carts: Carts, write: CartWrite, step: UndoStep): Promise<CartWriteResult> {
  switch (step.kind) {
    case 'quantity':
      return carts.setQuantity(write, step.lineId, step.quantity);
    case 'restore':
      return carts.add(write, [{ variantId: step.variantId, quantity: step.quantity }]);
    case 'note':
      return carts.setNote(write, step.note);
    case 'code':
      return carts.removeCode(write, step.code);
    default:
      return step satisfies never;
  }
}
