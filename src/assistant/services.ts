import type { RequestContext } from '#http/exchange.ts';
import type { RateLimiter } from '#http/rate-limits.ts';
import type { CartRef, CommercePlatform, ContentSource, MarketContext } from '#platform/port.ts';
import type { VariantScheme } from '#shop/variant-url.ts';
import type { Cart } from '#shop/cart.ts';
import type { Messages } from './builtin/messages.ts';
import type { ConversationStore } from './store/store.ts';
import type { StreamWriter } from './stream.ts';
import type { TurnContext } from './turn.ts';
import type { WrittenAnswer } from './voice.ts';

/** What the assistant stands on; made once, when the process starts. */
export interface AssistantServices {
  readonly commerce: CommercePlatform;
  readonly content: ContentSource;
  readonly context: MarketContext;
  /** Which scheme the shop's own links to variants use. */
  readonly variantUrls: VariantScheme;
  readonly conversations: ConversationStore;
  /** The sentences for a locale (BCP 47). */
  readonly messagesFor: (locale: string) => Messages;
  /** Signs the ids of conversations. */
  readonly secret: Uint8Array;
  /** Takes one question of a client. */
  readonly takeQuestion: RateLimiter;
  readonly cartCookie: CartCookie;
  /** null: the built-in assistant answers alone. */
  readonly model: ModelAssistant | null;
  /** Milliseconds since 1970. */
  readonly now: () => number;
  /** Told of what failed; the visitor is told a code only. */
  readonly report: (error: unknown, visit: RequestContext) => void;
}

/** How the visitor's cart reference travels: in its own cookie, which the cart's pages share. */
export interface CartCookie {
  readonly read: (visit: RequestContext) => CartRef | null;
  /** Values for `Set-Cookie`. */
  readonly write: (visit: RequestContext, ref: CartRef, cart: Pick<Cart, 'count' | 'lines'>) => readonly string[];
}

/** A language model that answers with the same tools. */
export interface ModelAssistant {
  /** Whether the day's budget allows another answer. */
  readonly isReady: () => Promise<boolean>;
  /** null when it failed before its first word: then nothing of it has been written. */
  readonly answer: (turn: TurnContext, writer: StreamWriter) => Promise<WrittenAnswer | null>;
}
