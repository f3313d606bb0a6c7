import type { HttpResponse } from '#http/exchange.ts';
import type { Cart } from '#shop/cart.ts';
import { outcomeText } from './builtin/answers/outcome.ts';
import { undoChange } from './cart-changes.ts';
import type { Conversation } from './conversation.ts';
import type { ChatContext } from './exchange.ts';
import { storedMessages } from './kept-messages.ts';
import { acceptProposal } from './proposals.ts';
import { jsonResponse, refuse } from './refusal.ts';
import type { ConversationAction } from './request.ts';
import { performCartChange } from './tools/write.ts';
import type { TurnContext } from './turn.ts';

/** Works on a kept conversation: reads or clears it, takes a change back, does what was proposed, notes a rating. */
export async function answerAction(chat: ChatContext, action: ConversationAction): Promise<HttpResponse> {
  const { services, conversation } = chat;
  if (action.action === 'clear') {
    await services.conversations.remove(conversation.key);
    return jsonResponse(200, { ok: true });
  }
  if (action.action === 'read') return readConversation(chat);
  return runLocked(chat, action);
}

type MutatingAction = Exclude<ConversationAction, { action: 'read' | 'clear' }>;

async function runLocked(chat: ChatContext, action: MutatingAction): Promise<HttpResponse> {
  const { services, conversation } = chat;
  const lock = await services.conversations.lock(conversation.key);
  if (!lock) return refuse({ ok: false, code: 'busy' });
  try {
    const turn = await openTurn(chat, lock.conversation);
    const answer = await runAction({ chat, turn }, action);
    await lock.keep(turn.memory.conversation);
    return answer;
  } finally {
    await lock.release();
  }
}

function openTurn({ services, startTurn, request }: ChatContext, conversation: Conversation): Promise<TurnContext> {
  return startTurn({ message: '', conversation, cart: services.cartCookie.read(request), signal: request.signal });
}

interface ActionContext {
  readonly chat: ChatContext;
  readonly turn: TurnContext;
}

async function runAction(acting: ActionContext, action: MutatingAction): Promise<HttpResponse> {
  switch (action.action) {
    case 'undo':
      return runUndo(acting, action.id);
    case 'confirm':
      return runConfirm(acting, action.id);
    case 'add':
      return runAdd(acting, action);
    case 'rate':
      return runRate(acting.turn, action);
    default:
      return action satisfies never;
  }
}

/** Within 10 seconds, once. */
async function runUndo(acting: ActionContext, id: string): Promise<HttpResponse> {
  const { turn } = acting;
  const { undo: offer } = turn.memory.conversation;
  if (offer?.id !== id || turn.now() > offer.until) return refuse({ ok: false, code: 'unknown_action' });
  const { result } = await undoChange(turn.carts, { ref: turn.memory.cart, key: `assistant-undo:${id}` }, offer.step);
  turn.memory.conversation = { ...turn.memory.conversation, undo: null };
  if (!result.ok) return refuse({ ok: false, code: 'unknown_action' });
  return cartResponse(acting, result.cart, '');
}

/** The visitor's click is the consent; that the variant was shown still holds. A proposal counts once. */
async function runConfirm(acting: ActionContext, id: string): Promise<HttpResponse> {
  const outcome = await acceptProposal(acting.turn, id);
  if (!outcome) return refuse({ ok: false, code: 'unknown_action' });
  if (outcome.status !== 'done')
    return jsonResponse(200, { ok: false, text: outcomeText(outcome, acting.turn.messages) });
  return cartResponse(acting, outcome.cart, outcomeText(outcome, acting.turn.messages));
}

/** The Add button of a card: the click is the consent, for a variant that was shown in this conversation. */
async function runAdd(
  acting: ActionContext,
  { id, variantId }: { readonly id: string; readonly variantId: string },
): Promise<HttpResponse> {
  const { turn } = acting;
  const { seen, written } = turn.memory.conversation;
  if (!seen.includes(variantId) || written.includes(id)) return refuse({ ok: false, code: 'unknown_action' });
  const outcome = await performCartChange({ id, turn }, { kind: 'add', variantId, quantity: 1 }, null);
  if (outcome.status !== 'done')
    return jsonResponse(200, { ok: false, text: outcomeText(outcome, acting.turn.messages) });
  return cartResponse(acting, outcome.cart, '');
}

function cartResponse({ chat, turn }: ActionContext, cart: Cart, text: string): HttpResponse {
  const { revision, count } = cart;
  const answer = jsonResponse(200, { ok: true, text, cart: { revision, count } });
  const ref = turn.memory.cart;
  const cookies = ref === null ? [] : chat.services.cartCookie.write(chat.request, ref, cart);
  return { ...answer, headers: [...answer.headers, ...cookies.map((value) => ['set-cookie', value] as const)] };
}

function runRate({ memory }: TurnContext, { id, good }: { readonly id: string; readonly good: boolean }): HttpResponse {
  const { conversation } = memory;
  if (!conversation.turns.some((turn) => turn.role === 'assistant' && turn.id === id))
    return refuse({ ok: false, code: 'unknown_action' });
  const rating = good ? 'good' : 'bad';
  const turns = conversation.turns.map((turn) =>
    turn.role === 'assistant' && turn.id === id ? ({ ...turn, rating } as const) : turn,
  );
  memory.conversation = { ...conversation, turns };
  return jsonResponse(200, { ok: true });
}

async function readConversation(chat: ChatContext): Promise<HttpResponse> {
  const kept = await chat.services.conversations.read(chat.conversation.key);
  return jsonResponse(200, { messages: kept ? await storedMessages(await openTurn(chat, kept)) : [] });
}
