import type { BuyerContext, MarketContext } from '#commerce/context.ts';
import type { CartRef, CommercePlatform, ReaderContext } from '#commerce/port.ts';
import type { ContentSource } from '#content/port.ts';
import type { RequestContext } from '#http/request/request-context.ts';
import type { RateLimiter } from '#http/security/rate-limits.ts';
import type { Messages } from '#messages/messages.ts';
import type { Cart } from '#shop/cart/cart.ts';
import type { VariantScheme } from '#shop/product/variant-url.ts';
import type { WrittenAnswer } from '../answers/answer-writer.ts';
import type { ConversationStore } from '../conversation/conversation-store.ts';
import type { Conversation } from '../conversation/conversation.ts';
import type { TurnContext } from '../conversation/turn-context.ts';
import { makePassageSource } from '../retrieval/passages/passages.ts';
import { makeVocabularySource } from '../retrieval/vocabulary.ts';
import type { StreamWriter } from './event-stream.ts';
import type { NoticeCode } from './stream-parts.ts';
import type { ConversationId } from './visitor.ts';

/** What the assistant depends on; created once, when the process starts. */
export interface AssistantServices {
  readonly commerce: CommercePlatform;
  readonly content: ContentSource;
  readonly context: MarketContext;
  /** How links of the shop name a variant. */
  readonly variantUrls: VariantScheme;
  readonly conversations: ConversationStore;
  /** The sentences in the language of the shop. */
  readonly messages: Messages;
  /** Signs the ids of conversations. */
  readonly secret: Uint8Array;
  /** Counts one message of a client. */
  readonly takeQuestion: RateLimiter;
  readonly cartCookie: CartCookie;
  /** null: the built-in assistant answers alone. */
  readonly model: ModelAssistant | null;
  /** Milliseconds since 1970. */
  readonly now: () => number;
  /** Called with errors; the visitor only gets a code. */
  readonly report: (error: unknown, visit: RequestContext) => void;
}

/** Reads and writes the cookie with the visitor's cart reference, which the cart pages use too. */
export interface CartCookie {
  readonly read: (visit: RequestContext) => CartRef | null;
  /** Values for `Set-Cookie`. */
  readonly write: (
    visit: RequestContext,
    ref: CartRef,
    cart: Pick<Cart, 'count' | 'lines' | 'note' | 'codes'>,
  ) => readonly string[];
}

/** A language model that answers with the same tools. */
export interface ModelAssistant {
  /** Why it cannot answer now; null when it can. */
  readonly unreadiness: () => Promise<NoticeCode | null>;
  /** null when it failed before its first word: nothing has been written. */
  readonly answer: (turn: TurnContext, writer: StreamWriter) => Promise<WrittenAnswer | null>;
}

/** What all parts of one chat request share. */
export interface ChatContext {
  readonly services: AssistantServices;
  readonly startTurn: TurnFactory;
  readonly request: RequestContext;
  readonly conversation: ConversationId;
}

export interface TurnStart {
  readonly message: string;
  readonly conversation: Conversation;
  readonly cart: CartRef | null;
  readonly buyer: BuyerContext;
  readonly signal: AbortSignal;
}

export type TurnFactory = (start: TurnStart) => Promise<TurnContext>;

/** The visitor who sent a chat request, as the buyer of a cart. */
export function buyerOf({ services, request }: Pick<ChatContext, 'services' | 'request'>): BuyerContext {
  return { market: services.context, address: request.clientAddress };
}

/** Creates turns that share the cached vocabulary of the catalog and the passages of the content. */
export function makeTurnFactory({
  commerce,
  content,
  context,
  variantUrls,
  messages,
  now,
}: AssistantServices): TurnFactory {
  const vocabulary = makeVocabularySource(now);
  const passages = makePassageSource(now, messages);
  // No cached page depends on what the assistant reads.
  const reading: ReaderContext = { context, draft: false, record: () => undefined };
  return async ({ message, conversation, cart, buyer, signal }) => {
    const [catalog, texts] = [commerce.catalog(reading), content.content(reading)];
    const profile = await texts.profile();
    return {
      message,
      catalog,
      content: texts,
      carts: commerce.carts(buyer),
      profile,
      messages,
      cardStyle: { locale: profile.locale, variantUrls },
      vocabulary: () => vocabulary(catalog),
      passages: () => passages(texts),
      now,
      signal,
      memory: {
        conversation,
        cart,
        wrote: false,
        isWriteBegun: false,
        completedRequest: null,
        requestedChanges: new Set(),
      },
    };
  };
}
