import type { CartRef } from '#commerce/port.ts';
import { parseCartIntent, saysOrder } from '../cart/wording/cart-intent.ts';
import { proposalAcceptedBy } from '../cart/write-cart.ts';
import type { Conversation } from '../conversation/conversation.ts';
import { buyerOf, type ChatContext } from './chat-context.ts';

/** Creates a cart when the message may change it and there is none: after the first byte no cookie can be set. */
export async function ensureCart(
  chat: ChatContext,
  message: string,
  conversation: Conversation,
): Promise<{ readonly ref: CartRef | null; readonly isNew: boolean }> {
  const { services, request } = chat;
  const ref = services.cartCookie.read(request);
  if (ref !== null || !mayChangeCart(message, conversation)) return { ref, isNew: false };
  const created = await services.commerce.carts(buyerOf(chat)).clear({ ref: null, key: null });
  return { ref: created.ref, isNew: true };
}

function mayChangeCart(message: string, conversation: Conversation): boolean {
  return (
    parseCartIntent(message) !== null ||
    saysOrder(message) ||
    namesChange.test(message) ||
    conversation.pendingRequest !== null ||
    proposalAcceptedBy(message, conversation) !== null
  );
}

/** `in grey, add to basket`, `42 then add 4`: what is wanted may come before the verb. */
const namesChange = /\b(?:add|swap)\b|\bput\b.*\b(?:cart|basket|bag)\b|\btake (?:it|that|them|one)\b/i;
