import type { Conversation } from '../conversation/conversation.ts';

/** What kind of message one is, whatever it is about. Weights are stored in this order. */
export const dialogueActs = [
  /** Puts what is named or shown into the cart. */
  'order',
  /** Another quantity, variant or product in the cart, or none. */
  'change',
  /** What is in the cart, what it comes to. */
  'cart',
  /** About what was spoken of or shown. */
  'ask',
  /** One of what was shown, without ordering it. */
  'choose',
  /** A need or a kind of goods. */
  'find',
  /** A further condition on the last search. */
  'narrow',
  'compare',
  /** Delivery, returns, payment and whatever else a shop does. */
  'shop',
  'accept',
  'decline',
  /** Greetings, thanks and what is not about the shop. */
  'talk',
] as const;

export type DialogueAct = (typeof dialogueActs)[number];

/** What a message is an answer to. */
export interface ActContext {
  /** One product is spoken of. */
  readonly hasFocus: boolean;
  /** How many products the last answer that showed any has shown. */
  readonly shown: number;
  /** The last answer asked something, or waits for consent. */
  readonly wasAsked: boolean;
}

export function actContextOf(conversation: Conversation): ActContext {
  const { focus, lastProducts, pendingRequest, acceptableProposalId } = conversation;
  return {
    hasFocus: focus !== null,
    shown: lastProducts.length,
    wasAsked: pendingRequest !== null || acceptableProposalId !== null,
  };
}
