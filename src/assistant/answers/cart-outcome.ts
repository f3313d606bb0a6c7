import type { Cart } from '#shop/cart/cart.ts';
import type { ChatStreamPart, ProposalData } from '../api/stream-parts.ts';
import { changeKind } from '../cart/cart-changes.ts';
import type { CartProposal, WriteOutcome } from '../cart/write-cart.ts';
import type { TurnContext } from '../conversation/turn-context.ts';
import type { ProductMatch } from '../retrieval/match-variant.ts';
import type { AnswerOutput } from '../tools/tool.ts';
import type { AssistantMessages } from './messages.ts';

/** Says what became of a change of the cart, and shows what the visitor can press. */
export function reportOutcome(turn: TurnContext, answer: AnswerOutput, outcome: WriteOutcome): void {
  const { messages } = turn;
  answer.say(outcomeText(outcome, messages));
  if (outcome.status === 'proposed') answer.show({ type: 'data-proposal', data: proposalData(outcome.proposal, turn) });
  if (outcome.status !== 'done') return;
  answer.show(cartState(outcome.cart));
  answer.show({ type: 'data-suggestions', data: { suggestions: [messages.chips.cart()] } });
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

export function outcomeText(outcome: WriteOutcome, messages: AssistantMessages): string {
  if (outcome.status === 'repeated') return messages.alreadyDone();
  if (outcome.status === 'proposed') return messages.needsClick();
  if (outcome.status === 'refused') return messages.refusals[outcome.reason](outcome.detail);
  const { change, target } = outcome;
  return changeKind(change).describe(change, nameOf(target, messages), messages);
}

export function proposalData({ id, change, target }: CartProposal, { messages }: TurnContext): ProposalData {
  const text = changeKind(change).ask(change, nameOf(target, messages), messages);
  return { id, text, button: messages.button[change.kind] };
}

function nameOf(target: ProductMatch | null, messages: AssistantMessages): string {
  return target ? messages.named(target.product.title, target.variant.values) : '';
}
