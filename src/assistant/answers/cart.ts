import { routes } from '#routes.ts';
import type { Cart } from '#shop/cart/cart.ts';
import { formatMoney } from '#shop/product/money.ts';
import type { CartSummaryData, ChatStreamPart, ProposalData } from '../api/stream-parts.ts';
import type { CartChange } from '../conversation/conversation.ts';
import type { TurnContext } from '../conversation/turn-context.ts';
import type { ProductMatch } from '../retrieval/match-variant.ts';
import type { CartProposal, ToolResult, WriteOutcome } from '../tools/tool-result.ts';
import type { AnswerWriter } from './answer-writer.ts';
import type { Messages } from './messages.ts';

export async function answerCart(turn: TurnContext, answer: AnswerWriter): Promise<void> {
  const { messages, profile } = turn;
  const result = await answer.callTool('get_cart', {});
  const cart = result.kind === 'cart' ? result.cart : null;
  if (!cart || cart.lines.length === 0) return answer.say(messages.cartEmpty());
  answer.say(messages.cartHas(cart.count, formatMoney(cart.total, profile.locale)));
  answer.show({ type: 'data-cart-summary', data: cartSummary(cart, profile.locale) });
}

/** Checkout is only ever a link. */
export async function answerCheckout({ messages }: TurnContext, answer: AnswerWriter): Promise<void> {
  const result = await answer.callTool('navigate', { to: 'cart' });
  answer.say(messages.checkout());
  if (result.kind === 'link') answer.show({ type: 'data-link', data: { label: result.label, href: result.href } });
}

export function cartSummary(cart: Cart, locale: string): CartSummaryData {
  return {
    lines: cart.lines.map(({ title, variant, quantity, total }) => ({
      title: [title, ...variant.options.map(({ value }) => value)].join(', '),
      quantity,
      total: formatMoney(total, locale),
    })),
    total: formatMoney(cart.total, locale),
    href: routes.cart(),
  };
}

export function cartState({ revision, count }: Cart): ChatStreamPart {
  return { type: 'data-cart', data: { revision, count } };
}

/** Says what became of a write, with what it left to press or to undo. */
export function reportOutcome(turn: TurnContext, answer: AnswerWriter, result: ToolResult): void {
  const { messages } = turn;
  if (result.kind !== 'write') return answer.say(messages.whichProduct());
  const { outcome } = result;
  answer.say(outcomeText(outcome, messages));
  if (outcome.status === 'proposed') answer.show({ type: 'data-proposal', data: proposalData(outcome.proposal, turn) });
  if (outcome.status !== 'done') return;
  answer.show(cartState(outcome.cart));
  answer.show({ type: 'data-suggestions', data: { suggestions: [messages.chips.cart()] } });
}

export function outcomeText(outcome: WriteOutcome, messages: Messages): string {
  if (outcome.status === 'repeated') return messages.alreadyDone();
  if (outcome.status === 'proposed') return messages.needsClick();
  if (outcome.status === 'refused') return messages.refusals[outcome.reason](outcome.detail);
  return changeText(outcome.change, nameOf(outcome.target, messages), messages);
}

function changeText(change: CartChange, name: string, messages: Messages): string {
  switch (change.kind) {
    case 'add':
      return messages.added(change.quantity, name);
    case 'update':
      return change.quantity === 0 ? messages.removed(name) : messages.changed(name, change.quantity);
    case 'note':
      return messages.noted();
    case 'discount':
      return messages.applied(change.code.toUpperCase());
    case 'clear':
      return messages.cartEmpty();
    default:
      return change satisfies never;
  }
}

export function proposalData({ id, change, target }: CartProposal, { messages }: TurnContext): ProposalData {
  return { id, text: proposalText(change, nameOf(target, messages), messages), button: messages.button[change.kind] };
}

function proposalText(change: CartChange, name: string, messages: Messages): string {
  switch (change.kind) {
    case 'add':
      return messages.askAdd(change.quantity, name);
    case 'update':
      return messages.askChange(name, change.quantity);
    case 'note':
      return messages.askNote(change.note);
    case 'discount':
      return messages.askCode(change.code);
    case 'clear':
      return messages.askClear();
    default:
      return change satisfies never;
  }
}

function nameOf(target: ProductMatch | null, messages: Messages): string {
  return target ? messages.named(target.product.title, target.variant.values) : '';
}
