import { refusalText } from '#messages/cart-refusal.ts';
import type { Messages } from '#messages/messages.ts';
import type { Cart } from '#shop/cart/cart.ts';
import { limits } from '#http/limits.ts';
import type { ChatStreamPart, ProposalData } from '../api/stream-parts.ts';
import { changeKind } from '../cart/cart-changes.ts';
import type { CartProposal, WriteOutcome, WriteRefusal } from '../cart/write-cart.ts';
import { variantName } from './product/product-card.ts';
import type { TurnContext } from '../conversation/turn-context.ts';
import type { ProductMatch } from '../retrieval/variants/match-variant.ts';
import type { AnswerOutput } from '../tools/tool.ts';

/** Says what became of a change of the cart, and shows what the visitor can press. */
export function reportOutcome(turn: TurnContext, answer: AnswerOutput, outcome: WriteOutcome): void {
  const { messages } = turn;
  answer.say(outcomeText(outcome, messages));
  if (outcome.status === 'proposed') answer.show({ type: 'data-proposal', data: proposalData(outcome.proposal, turn) });
  if (outcome.status === 'done') showCart(turn, answer, outcome.cart);
}

/** Tells the page how many items a changed cart has, and offers to show it. */
export function showCart({ messages }: TurnContext, answer: AnswerOutput, cart: Cart): void {
  answer.show(cartState(cart));
  answer.show({ type: 'data-suggestions', data: { suggestions: [messages.panel.questions.cart] } });
}

/** Shows beside a model's words what became of its change. The shop's own question comes last: a yes answers that one. */
export function showOutcome(turn: TurnContext, answer: AnswerOutput, outcome: WriteOutcome): void {
  if (outcome.status === 'done') answer.show(cartState(outcome.cart));
  if (outcome.status !== 'proposed') return;
  const data = proposalData(outcome.proposal, turn);
  answer.say(data.text);
  answer.show({ type: 'data-proposal', data });
}

function cartState({ revision, count }: Cart): ChatStreamPart {
  return { type: 'data-cart', data: { revision, count } };
}

export function outcomeText(outcome: WriteOutcome, messages: Messages): string {
  if (outcome.status === 'repeated') return messages.answers.alreadyDone;
  if (outcome.status === 'proposed') return proposedText(outcome.proposal, messages);
  if (outcome.status === 'refused') return refusedText(outcome.reason, outcome.detail, messages);
  const { change, target } = outcome;
  return changeKind(change).describe(change, nameOf(target, messages), messages);
}

function proposedText({ reason, change, target }: CartProposal, messages: Messages): string {
  const { alreadyInCart, needsClick } = messages.answers;
  if (reason !== 'already_in_cart') return needsClick;
  return alreadyInCart({ title: nameOf(target, messages), count: change.kind === 'add' ? change.quantity : 1 });
}

/** As the cart says it; the assistant's own limits in words of its own. */
function refusedText(reason: WriteRefusal, detail: string | null, { answers, cart }: Messages): string {
  const { refusals } = answers;
  if (reason === 'unseen_variant') return refusals.unseen_variant;
  if (reason === 'bad_quantity' && detail === null) return refusals.bad_quantity({ max: limits.chatPiecesPerLine });
  const text = refusalText(reason, detail, cart);
  return reason === 'sold_out' || reason === 'over_stock' ? cart.unchanged({ reason: text }) : text;
}

export function proposalData(
  { id, change, target }: Omit<CartProposal, 'reason'>,
  { messages }: TurnContext,
): ProposalData {
  const text = changeKind(change).ask(change, nameOf(target, messages), messages);
  return { id, text, button: messages.answers.buttons[change.kind] };
}

function nameOf(target: ProductMatch | null, messages: Messages): string {
  return target ? variantName(target, messages) : '';
}
