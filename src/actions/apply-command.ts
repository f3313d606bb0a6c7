import type { Cart } from '#shop/cart/cart.ts';
import type { CartWrite, CartWriteResult, Carts } from '#commerce/port.ts';
import type { CartCommand } from './cart-command.ts';
import type { Flash } from './flash.ts';

/** Carries out a command on a cart. */
export function applyCommand(carts: Carts, write: CartWrite, command: CartCommand): Promise<CartWriteResult> {
  switch (command.kind) {
    case 'add': {
      const { variantId, quantity, attributes } = command;
      return carts.add(write, [{ variantId, quantity, attributes }]);
    }
    case 'quantity':
      return carts.setQuantity(write, command.lineId, command.quantity);
    case 'remove':
      return carts.setQuantity(write, command.lineId, 0);
    case 'note':
      return carts.setNote(write, command.note);
    case 'apply-code':
      return carts.applyCode(write, command.code);
    case 'remove-code':
      return carts.removeCode(write, command.code);
    case 'clear':
      return carts.clear(write);
    default:
      return command satisfies never;
  }
}

/** The message about a write, from the cart before and after it. */
export function flashFor(command: CartCommand, before: Cart | null, { result }: CartWriteResult): Flash {
  if (!result.ok) return { kind: 'refused', reason: result.reason, detail: result.detail };
  const { cart } = result;
  switch (command.kind) {
    case 'add':
      return { kind: 'added', title: titleOf(cart, ({ variant }) => variant.id === command.variantId) };
    case 'quantity': {
      const title = titleOf(cart, ({ id }) => id === command.lineId);
      return { kind: 'quantity', title, quantity: command.quantity };
    }
    case 'remove': {
      const line = before?.lines.find(({ id }) => id === command.lineId);
      if (!line) return { kind: 'same' };
      const { title, variant, quantity, attributes = {} } = line;
      return { kind: 'removed', title, variantId: variant.id, quantity, attributes };
    }
    case 'note':
      return { kind: 'note' };
    case 'apply-code': {
      const code = cart.codes[0]?.code ?? command.code;
      return { kind: cart.lines.length > 0 ? 'code' : 'code_early', code };
    }
    case 'remove-code':
      return { kind: 'code_removed', code: command.code };
    case 'clear':
      return { kind: 'cleared' };
    default:
      return command satisfies never;
  }
}

function titleOf(cart: Cart, matches: (line: Cart['lines'][number]) => boolean): string {
  return cart.lines.find(matches)?.title ?? 'It';
}
