import type { CartChange } from '../../conversation.ts';
import type { ToolResult, CartProposal, WriteOutcome } from '../../facts.ts';
import type { ProductMatch } from '../../fits.ts';
import type { TurnContext } from '../../turn.ts';
import type { AnswerWriter } from '../../voice.ts';
import type { ProposalData } from '../../wire.ts';
import type { Messages } from '../messages.ts';
import { cartState } from './cart.ts';

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
