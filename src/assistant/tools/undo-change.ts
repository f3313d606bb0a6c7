import { limits } from '#http/limits.ts';
import type { Cart } from '#shop/cart/cart.ts';
import { showCart } from '../answers/cart-outcome.ts';
import { undoChange } from '../cart/undo-step.ts';
import { lastAnswerWrote, type TurnContext } from '../conversation/turn-context.ts';
import type { Rule } from '../rules/rule.ts';

/** Undoes the last change of the cart, as its button does. */
export const undoRule: Rule = {
  pattern:
    /^(?:(?:please|ok|oh|no|wait|sorry|can you|could you)[\s,]+)*(?:undo|revert|reverse|take (?:it|that) back|go back)(?: (?:that|it|this|the last (?:one|change|step)))?(?:[\s,]+please)?[\s!.?]*$/,
  answer: async (turn, answer) => {
    const cart = await undoLastChange(turn);
    if (!cart) return answer.say(turn.messages.answers.howToUndo);
    answer.say(turn.messages.panel.undone);
    showCart(turn, answer, cart);
  },
};

/** `never mind` after a change of the cart may mean that change, or not: it is not undone without being asked for. */
export const neverMindRule: Rule = {
  pattern:
    /^(?:(?:oh|ok|no|ah|well|actually)[\s,]+)*(?:never ?mind|forget (?:it|that|about it))(?:[\s,]+(?:then|thanks|thank you))?[\s!.]*$/,
  answer: (turn, answer) => {
    const { noProblem, stillChanged } = turn.messages.answers;
    answer.say(lastAnswerWrote(turn) ? stillChanged : noProblem);
  },
};

/** The cart without the last change; null when there is none, or the cart has changed since in another way. */
async function undoLastChange(turn: TurnContext): Promise<Cart | null> {
  const { carts, memory } = turn;
  const { undo } = memory.conversation;
  if (!undo || memory.isWriteBegun || memory.cart === null) return null;
  const madeAt = undo.until - limits.chatUndoMs;
  const cart = await carts.read(memory.cart);
  if (cart?.revision !== undo.revision || turn.now() > madeAt + limits.chatProposalMs) return null;
  memory.isWriteBegun = true;
  memory.wrote = true;
  memory.conversation = { ...memory.conversation, undo: null };
  const { result } = await undoChange(carts, { ref: memory.cart, key: `assistant-undo:${undo.id}` }, undo.step);
  return result.ok ? result.cart : null;
}
