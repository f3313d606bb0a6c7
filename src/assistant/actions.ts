import type { Answer } from '#http/exchange.ts';
import type { Cart } from '#shop/cart.ts';
import { outcomeText } from './builtin/answers/outcome.ts';
import { takeBack } from './cart-changes.ts';
import type { Conversation } from './conversation.ts';
import type { Exchange } from './exchange.ts';
import { keptMessages } from './kept-messages.ts';
import { acceptProposal } from './proposals.ts';
import { jsonAnswer, refuse } from './refusal.ts';
import type { Action } from './request.ts';
import { perform } from './tools/write.ts';
import type { Turn } from './turn.ts';

/** Works on a kept conversation: reads or clears it, takes a change back, does what was proposed, notes a rating. */
export async function answerAction(exchange: Exchange, action: Action): Promise<Answer> {
  const { services, conversation } = exchange;
  if (action.action === 'clear') {
    await services.conversations.remove(conversation.key);
    return jsonAnswer(200, { ok: true });
  }
  if (action.action === 'read') return readConversation(exchange);
  return actLocked(exchange, action);
}

type Change = Exclude<Action, { action: 'read' | 'clear' }>;

async function actLocked(exchange: Exchange, action: Change): Promise<Answer> {
  const { services, conversation } = exchange;
  const lock = await services.conversations.lock(conversation.key);
  if (!lock) return refuse({ ok: false, code: 'busy' });
  try {
    const turn = await turnOf(exchange, lock.conversation);
    const answer = await act({ exchange, turn }, action);
    await lock.keep(turn.memory.conversation);
    return answer;
  } finally {
    await lock.release();
  }
}

function turnOf({ services, turns, visit }: Exchange, conversation: Conversation): Promise<Turn> {
  return turns({ message: '', conversation, cart: services.cartCookie.read(visit), signal: visit.signal });
}

interface Acting {
  readonly exchange: Exchange;
  readonly turn: Turn;
}

async function act(acting: Acting, action: Change): Promise<Answer> {
  switch (action.action) {
    case 'undo':
      return undo(acting, action.id);
    case 'confirm':
      return confirm(acting, action.id);
    case 'add':
      return add(acting, action);
    case 'rate':
      return rate(acting.turn, action);
    default:
      return action satisfies never;
  }
}

/** Within 10 seconds, once. */
async function undo(acting: Acting, id: string): Promise<Answer> {
  const { turn } = acting;
  const { undo: offer } = turn.memory.conversation;
  if (offer?.id !== id || turn.now() > offer.until) return refuse({ ok: false, code: 'unknown_action' });
  const { result } = await takeBack(turn.carts, { ref: turn.memory.cart, key: `assistant-undo:${id}` }, offer.step);
  turn.memory.conversation = { ...turn.memory.conversation, undo: null };
  if (!result.ok) return refuse({ ok: false, code: 'unknown_action' });
  return cartAnswer(acting, result.cart, '');
}

/** The visitor's click is the consent; that the variant was shown still holds. A proposal counts once. */
async function confirm(acting: Acting, id: string): Promise<Answer> {
  const outcome = await acceptProposal(acting.turn, id);
  if (!outcome) return refuse({ ok: false, code: 'unknown_action' });
  if (outcome.status !== 'done')
    return jsonAnswer(200, { ok: false, text: outcomeText(outcome, acting.turn.messages) });
  return cartAnswer(acting, outcome.cart, outcomeText(outcome, acting.turn.messages));
}

/** The Add button of a card: the click is the consent, for a variant that was shown in this conversation. */
async function add(
  acting: Acting,
  { id, variantId }: { readonly id: string; readonly variantId: string },
): Promise<Answer> {
  const { turn } = acting;
  const { seen, written } = turn.memory.conversation;
  if (!seen.includes(variantId) || written.includes(id)) return refuse({ ok: false, code: 'unknown_action' });
  const outcome = await perform({ id, turn }, { kind: 'add', variantId, quantity: 1 }, null);
  if (outcome.status !== 'done')
    return jsonAnswer(200, { ok: false, text: outcomeText(outcome, acting.turn.messages) });
  return cartAnswer(acting, outcome.cart, '');
}

function cartAnswer({ exchange, turn }: Acting, cart: Cart, text: string): Answer {
  const { revision, count } = cart;
  const answer = jsonAnswer(200, { ok: true, text, cart: { revision, count } });
  const ref = turn.memory.cart;
  const cookies = ref === null ? [] : exchange.services.cartCookie.write(exchange.visit, ref, cart);
  return { ...answer, headers: [...answer.headers, ...cookies.map((value) => ['set-cookie', value] as const)] };
}

function rate({ memory }: Turn, { id, good }: { readonly id: string; readonly good: boolean }): Answer {
  const { conversation } = memory;
  if (!conversation.turns.some((turn) => turn.role === 'assistant' && turn.id === id))
    return refuse({ ok: false, code: 'unknown_action' });
  const rating = good ? 'good' : 'bad';
  const turns = conversation.turns.map((turn) =>
    turn.role === 'assistant' && turn.id === id ? ({ ...turn, rating } as const) : turn,
  );
  memory.conversation = { ...conversation, turns };
  return jsonAnswer(200, { ok: true });
}

async function readConversation(exchange: Exchange): Promise<Answer> {
  const kept = await exchange.services.conversations.read(exchange.conversation.key);
  return jsonAnswer(200, { messages: kept ? await keptMessages(await turnOf(exchange, kept)) : [] });
}
