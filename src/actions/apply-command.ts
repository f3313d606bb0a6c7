import { type AppliedGiftCard, type Cart, cartBounds } from '#shop/cart/cart.ts';
import type { CartWrite, CartWriteResult, Carts } from '#commerce/port.ts';
import type { CartCommand } from './cart-command.ts';
import type { Flash } from './flash.ts';

/** Carries out a command on a cart. */
export function applyCommand(carts: Carts, write: CartWrite, command: CartCommand): Promise<CartWriteResult> {
  switch (command.kind) {
    case 'add': {
      const { kind: _kind, ...line } = command;
      return carts.add(write, [line]);
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
  if (!result.ok) {
    const entered = command.kind === 'apply-code' ? { code: command.code.slice(0, cartBounds.codeCharacters) } : {};
    return { kind: 'refused', reason: result.reason, detail: result.detail, ...entered };
  }
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
      const { title, variant, quantity, attributes = {}, sellingPlan } = line;
      const removed = { title, variantId: variant.id, quantity, attributes };
      return { kind: 'removed', ...removed, ...(sellingPlan && { plan: sellingPlan.id }) };
    }
    case 'note':
      return { kind: 'note' };
    case 'apply-code': {
      const card = addedGiftCard(before, cart);
      if (card) return { kind: 'code', code: maskedCode(card) };
      const code = cart.codes[0]?.code ?? command.code;
      const previous = replacedCode(before, cart);
      if (previous !== null) return { kind: 'code_replaced', code, previous };
      return { kind: cart.lines.length > 0 ? 'code' : 'code_early', code };
    }
    case 'remove-code': {
      const card = before?.giftCards?.find(({ id }) => id === command.code);
      return { kind: 'code_removed', code: card ? maskedCode(card) : command.code };
    }
    case 'clear':
      return { kind: 'cleared' };
    default:
      return command satisfies never;
  }
}

/** The code that was replaced by another; null when none was. */
function replacedCode(before: Cart | null, after: Cart): string | null {
  const now = new Set(after.codes.map(({ code }) => code));
  return before?.codes.find(({ code }) => !now.has(code))?.code ?? null;
}

function addedGiftCard(before: Cart | null, after: Cart): AppliedGiftCard | null {
  const known = new Set((before?.giftCards ?? []).map(({ id }) => id));
  return after.giftCards?.find(({ id }) => !known.has(id)) ?? null;
}

/** Messages are stored in a cookie, in which the code of a gift card would be as good as money. */
function maskedCode({ ending }: AppliedGiftCard): string {
  return `•••• ${ending}`;
}

/** Empty when the line is not in the cart: the message then names no product. */
function titleOf(cart: Cart, matches: (line: Cart['lines'][number]) => boolean): string {
  return cart.lines.find(matches)?.title ?? '';
}
