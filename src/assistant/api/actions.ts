import type { HttpResponse } from '#http/request/request-context.ts';
import type { Cart } from '#shop/cart/cart.ts';
import { outcomeText, proposalData } from '../answers/cart-outcome.ts';
import { productCard } from '../answers/product/product-card.ts';
import { undoChange } from '../cart/undo-step.ts';
import { acceptProposal, performCartChange } from '../cart/write-cart.ts';
import type { Conversation, ConversationTurn } from '../conversation/conversation.ts';
import type { TurnContext } from '../conversation/turn-context.ts';
import { findVariant } from '../retrieval/resolve-product.ts';
import { buyerOf, type ChatContext } from './chat-context.ts';
import { type ConversationAction, jsonResponse, refuse } from './chat-request.ts';
import type { ProposalData, StoredMessage, UndoData } from './stream-parts.ts';

/** Handles a request about a stored conversation: read, clear, undo, confirm a proposal, add from a card, rate. */
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
  if (!lock) return refuse({ ok: false, code: 'busy' }, services.messages);
  try {
    const turn = await openTurn(chat, lock.conversation);
    const answer = await runAction({ chat, turn }, action);
    await lock.save(turn.memory.conversation);
    return answer;
  } finally {
    await lock.release();
  }
}

function openTurn(chat: ChatContext, conversation: Conversation): Promise<TurnContext> {
  const { services, startTurn, request } = chat;
  const cart = services.cartCookie.read(request);
  return startTurn({ message: '', page: null, conversation, cart, buyer: buyerOf(chat), signal: request.signal });
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

/** Undoes the last change, once and while the offer lasts. */
async function runUndo(acting: ActionContext, id: string): Promise<HttpResponse> {
  const { turn } = acting;
  const { undo: offer } = turn.memory.conversation;
  if (offer?.id !== id || turn.now() > offer.until) return refuse({ ok: false, code: 'unknown_action' }, turn.messages);
  const { result } = await undoChange(turn.carts, { ref: turn.memory.cart, key: `assistant-undo:${id}` }, offer.step);
  turn.memory.conversation = { ...turn.memory.conversation, undo: null };
  if (!result.ok) return refuse({ ok: false, code: 'unknown_action' }, turn.messages);
  return cartResponse(acting, result.cart, '');
}

/** Makes a proposed change: the visitor's click is the consent. */
async function runConfirm(acting: ActionContext, id: string): Promise<HttpResponse> {
  const { turn } = acting;
  const outcome = await acceptProposal(turn, id);
  if (!outcome) return refuse({ ok: false, code: 'unknown_action' }, turn.messages);
  if (outcome.status !== 'done') return jsonResponse(200, { ok: false, text: outcomeText(outcome, turn.messages) });
  return cartResponse(acting, outcome.cart, outcomeText(outcome, turn.messages));
}

/** Adds from a product card: the click is the consent, and the variant must have been shown in this conversation. */
async function runAdd(
  acting: ActionContext,
  { id, variantId }: { readonly id: string; readonly variantId: string },
): Promise<HttpResponse> {
  const { turn } = acting;
  const { seenVariantIds, completedCallIds } = turn.memory.conversation;
  if (!seenVariantIds.includes(variantId) || completedCallIds.includes(id))
    return refuse({ ok: false, code: 'unknown_action' }, turn.messages);
  const outcome = await performCartChange({ id, turn }, { kind: 'add', variantId, quantity: 1 }, null);
  if (outcome.status !== 'done') return jsonResponse(200, { ok: false, text: outcomeText(outcome, turn.messages) });
  return cartResponse(acting, outcome.cart, '');
}

function cartResponse({ chat, turn }: ActionContext, cart: Cart, text: string): HttpResponse {
  const { revision, count } = cart;
  const answer = jsonResponse(200, { ok: true, text, cart: { revision, count } });
  const ref = turn.memory.cart;
  const cookies = ref === null ? [] : chat.services.cartCookie.write(chat.request, ref, cart);
  return { ...answer, headers: [...answer.headers, ...cookies.map((value) => ['set-cookie', value] as const)] };
}

function runRate(turn: TurnContext, { id, good }: { readonly id: string; readonly good: boolean }): HttpResponse {
  const { memory } = turn;
  const { conversation } = memory;
  if (!conversation.turns.some((each) => each.role === 'assistant' && each.id === id))
    return refuse({ ok: false, code: 'unknown_action' }, turn.messages);
  const rating = good ? 'good' : 'bad';
  const turns = conversation.turns.map((each) =>
    each.role === 'assistant' && each.id === id ? ({ ...each, rating } as const) : each,
  );
  memory.conversation = { ...conversation, turns };
  return jsonResponse(200, { ok: true });
}

async function readConversation(chat: ChatContext): Promise<HttpResponse> {
  const kept = await chat.services.conversations.read(chat.conversation.key);
  return jsonResponse(200, { messages: kept ? await storedMessages(await openTurn(chat, kept)) : [] });
}

/** A stored turn with product cards from the current catalog and the proposals and undo that are still open. */
function storedMessages(turn: TurnContext): Promise<readonly StoredMessage[]> {
  return Promise.all(turn.memory.conversation.turns.map((kept) => toStoredMessage(kept, turn)));
}

async function toStoredMessage(stored: ConversationTurn, turn: TurnContext): Promise<StoredMessage> {
  const { id, role, text } = stored;
  if (stored.role === 'user') return { id, role, text, cards: [], sources: [], proposals: [], undo: null };
  const { catalog, cardStyle } = turn;
  const found = await Promise.all(
    stored.products.map(({ handle, variantId }) => findVariant(catalog, handle, variantId)),
  );
  const cards = found.flatMap((each) => (each ? [productCard(each, cardStyle)] : []));
  const proposals = await openProposals(stored.offerIds, turn);
  return { id, role, text, cards, sources: stored.sources, proposals, undo: openUndo(stored.offerIds, turn) };
}

async function openProposals(offerIds: readonly string[], turn: TurnContext): Promise<readonly ProposalData[]> {
  const { proposals } = turn.memory.conversation;
  const open = proposals.filter(({ id, until }) => offerIds.includes(id) && turn.now() <= until);
  return Promise.all(
    open.map(async ({ id, change, target }) => {
      const found = target && (await findVariant(turn.catalog, target.handle, target.variantId));
      return proposalData({ id, change, target: found }, turn);
    }),
  );
}

function openUndo(offerIds: readonly string[], { memory, now }: TurnContext): UndoData | null {
  const { undo } = memory.conversation;
  if (!undo || !offerIds.includes(undo.id) || now() > undo.until) return null;
  return { id: undo.id, ms: undo.until - now() };
}
