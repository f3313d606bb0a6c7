import type { BuyerContext, MarketContext } from '#commerce/context.ts';
import type { CartRef, CommercePlatform, ReaderContext } from '#commerce/port.ts';
import type { ContentSource } from '#content/port.ts';
import type { RequestContext } from '#http/request/request-context.ts';
import type { RateLimiter } from '#http/security/rate-limits.ts';
import { type Language, languageOf, type Messages } from '#messages/messages.ts';
import { routes } from '#routes.ts';
import type { Cart } from '#shop/cart/cart.ts';
import type { VariantScheme } from '#shop/product/variant-url.ts';
import type { WrittenAnswer } from '../answers/answer-writer.ts';
import type { ConversationStore } from '../conversation/conversation-store.ts';
import type { Conversation } from '../conversation/conversation.ts';
import { onPage, readPage } from '../conversation/page-context.ts';
import type { TurnContext } from '../conversation/turn-context.ts';
import { createKnownWords } from '../language/known-words.ts';
import { readMessage } from '../language/read-message.ts';
import { makePassageSource } from '../retrieval/passages/passages.ts';
import { readOnce } from '../retrieval/read-once.ts';
import { makeVocabularySource } from '../retrieval/vocabulary.ts';
import { yieldBetweenReads } from '../retrieval/yield-between-reads.ts';
import type { StreamWriter } from './event-stream.ts';
import { readableBeginning } from './message-length.ts';
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
  /** The sentences in a language, that of a visitor who writes in another one than the shop's. */
  readonly messagesIn: (language: Language) => Messages;
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
  readonly report: (error: unknown, context: RequestContext) => void;
}

/** Reads and writes the cookie with the visitor's cart reference, which the cart pages use too. */
export interface CartCookie {
  readonly read: (context: RequestContext) => CartRef | null;
  /** Values for `Set-Cookie`. */
  readonly write: (
    context: RequestContext,
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
  /** The page that it was sent from, as the client names it. */
  readonly page: string | null;
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
export function createTurnFactory({
  commerce,
  content,
  context,
  variantUrls,
  messages,
  messagesIn,
  now,
}: AssistantServices): TurnFactory {
  const vocabulary = makeVocabularySource(now);
  const passages = makePassageSource(now, messages);
  const yielding = yieldBetweenReads();
  const knownWords = createKnownWords(now);
  const spoken = new Map<Language, Messages>([[languageOf(context.language), messages]]);
  const messagesOf = (language: Language): Messages => {
    const said = spoken.get(language) ?? messagesIn(language);
    spoken.set(language, said);
    return said;
  };
  // No cached page depends on what the assistant reads.
  const reading: ReaderContext = { context, draft: false, record: () => undefined };
  return async ({ message, page: path, conversation, cart, buyer, signal }) => {
    const [catalog, texts] = [yielding(readOnce(commerce.catalog(reading))), content.content(reading)];
    const [profile, page] = await Promise.all([texts.profile(), readPage(catalog, path)]);
    const typed = readableBeginning(message);
    const turn: TurnContext = {
      message: typed,
      page,
      typed,
      wording: new Map(),
      catalog,
      content: texts,
      carts: commerce.carts(buyer),
      profile,
      messages,
      messagesIn: messagesOf,
      knowsWord: knownWords(catalog, () => vocabulary(catalog)),
      cardStyle: { locale: profile.locale, variantUrls },
      orders: ordersOf(commerce),
      vocabulary: () => vocabulary(catalog),
      passages: () => passages(texts),
      now,
      signal,
      memory: {
        conversation: onPage(conversation, page),
        cart,
        wrote: false,
        isWriteBegun: false,
        completedRequest: null,
        requestedChanges: new Set(),
        answerText: '',
      },
    };
    return readMessage(turn, conversation.language ?? languageOf(context.language));
  };
}

function ordersOf({ checkout, customers }: CommercePlatform): TurnContext['orders'] {
  if (checkout !== null) return { in: 'form', href: routes.orders() };
  return customers === null ? null : { in: 'account', href: customers.accountUrl };
}
