import type { Visit } from '#http/exchange.ts';
import type { Take } from '#http/rate-limits.ts';
import type { CartRef, CommercePlatform, ContentSource, Context } from '#platform/port.ts';
import type { VariantScheme } from '#shop/variant-url.ts';
import type { Cart } from '#shop/cart.ts';
import type { Messages } from './builtin/messages.ts';
import type { Conversations } from './store/store.ts';
import type { StreamWriter } from './stream.ts';
import type { Turn } from './turn.ts';
import type { Spoken } from './voice.ts';

/** What the assistant stands on; made once, when the process starts. */
export interface AssistantServices {
  readonly commerce: CommercePlatform;
  readonly content: ContentSource;
  readonly context: Context;
  /** Which scheme the shop's own links to variants use. */
  readonly variantUrls: VariantScheme;
  readonly conversations: Conversations;
  /** The sentences for a locale (BCP 47). */
  readonly messagesFor: (locale: string) => Messages;
  /** Signs the ids of conversations. */
  readonly secret: Uint8Array;
  /** Takes one question of a client. */
  readonly takeQuestion: Take;
  readonly cartCookie: CartCookie;
  /** null: the built-in assistant answers alone. */
  readonly model: ModelAssistant | null;
  /** Milliseconds since 1970. */
  readonly now: () => number;
  /** Told of what failed; the visitor is told a code only. */
  readonly report: (error: unknown, visit: Visit) => void;
}

/** How the visitor's cart reference travels: in its own cookie, which the cart's pages share. */
export interface CartCookie {
  readonly read: (visit: Visit) => CartRef | null;
  /** Values for `Set-Cookie`. */
  readonly write: (visit: Visit, ref: CartRef, cart: Pick<Cart, 'count' | 'lines'>) => readonly string[];
}

/** A language model that answers with the same tools. */
export interface ModelAssistant {
  /** Whether the day's budget allows another answer. */
  readonly isReady: () => Promise<boolean>;
  /** null when it failed before its first word: then nothing of it has been written. */
  readonly answer: (turn: Turn, writer: StreamWriter) => Promise<Spoken | null>;
}
