/** Parts of the stream: the UI message stream of the AI SDK, version 1, with data parts of this shop. */
export type ChatStreamPart =
  | { readonly type: 'start'; readonly messageId: string; readonly messageMetadata: StartMetadata }
  | { readonly type: 'start-step' | 'finish-step' }
  | { readonly type: 'text-start' | 'text-end'; readonly id: string }
  | { readonly type: 'text-delta'; readonly id: string; readonly delta: string }
  | {
      readonly type: 'tool-input-available';
      readonly toolCallId: string;
      readonly toolName: string;
      readonly input: unknown;
    }
  | { readonly type: 'tool-output-available'; readonly toolCallId: string; readonly output: unknown }
  | { readonly type: 'tool-output-error'; readonly toolCallId: string; readonly errorText: string }
  | { readonly type: 'source-url'; readonly sourceId: string; readonly url: string; readonly title: string }
  | { readonly type: 'data-matched'; readonly data: { readonly terms: readonly string[] } }
  | { readonly type: 'data-products'; readonly data: ProductsData }
  | { readonly type: 'data-comparison'; readonly data: ComparisonData }
  | { readonly type: 'data-cart-summary'; readonly data: CartSummaryData }
  | { readonly type: 'data-proposal'; readonly data: ProposalData }
  | { readonly type: 'data-undo'; readonly data: UndoData }
  | { readonly type: 'data-link'; readonly data: LinkData }
  | { readonly type: 'data-suggestions'; readonly data: { readonly suggestions: readonly string[] } }
  | { readonly type: 'data-cart'; readonly data: CartStateData }
  | { readonly type: 'data-notice'; readonly data: { readonly code: NoticeCode; readonly text: string } }
  | { readonly type: 'error'; readonly errorText: StreamErrorCode }
  | { readonly type: 'abort' }
  | { readonly type: 'finish'; readonly finishReason: 'stop' | 'length' | 'error' };

/** The data of each kind of data part. */
export type ChatDataParts = {
  [Each in Extract<ChatStreamPart, { readonly data: unknown }> as Each['type']]: Each['data'];
};

export type AnswerMode = 'builtin' | 'model';

export interface StartMetadata {
  readonly conversationId: string;
  readonly mode: AnswerMode;
}

/** What went wrong after the first byte. */
export type StreamErrorCode = 'unavailable' | 'timeout' | 'failed';

export type NoticeCode = 'model_unavailable' | 'budget_spent';

export interface ProductsData {
  readonly ids: readonly string[];
  readonly cards: readonly ChatProductCard[];
}

/** A product as the panel shows it, filled in from the catalog when the answer is written. */
export interface ChatProductCard {
  readonly id: string;
  readonly handle: string;
  readonly title: string;
  /** The option values shown: `Oak, L`. */
  readonly look: string;
  readonly href: string;
  readonly variantId: string;
  /** Formatted for the shop's locale. */
  readonly price: string;
  readonly was: string | null;
  readonly available: boolean;
  readonly picture: ChatCardPicture | null;
  readonly reason: string | null;
  /** Variants to choose from, this one included; empty when there is only one or too many for a list. */
  readonly choices: readonly ChatCardChoice[];
}

export interface ChatCardPicture {
  readonly src: string;
  readonly width: number;
  readonly height: number;
  readonly alt: string;
}

export interface ChatCardChoice {
  readonly id: string;
  readonly label: string;
  readonly price: string;
  readonly available: boolean;
}

export interface ComparisonData {
  readonly titles: readonly string[];
  readonly rows: readonly { readonly name: string; readonly values: readonly string[] }[];
}

export interface CartStateData {
  readonly revision: number;
  readonly count: number;
}

export interface CartSummaryData {
  readonly lines: readonly { readonly title: string; readonly quantity: number; readonly total: string }[];
  readonly total: string;
  readonly href: string;
}

/** A cart change that waits for the visitor's click. */
export interface ProposalData {
  readonly id: string;
  readonly text: string;
  readonly button: string;
}

export interface UndoData {
  readonly id: string;
  /** Milliseconds until the undo expires. */
  readonly ms: number;
}

export interface LinkData {
  readonly label: string;
  readonly href: string;
}

/** A stored message, as `{"action":"read"}` returns it. */
export interface StoredMessage {
  readonly id: string;
  readonly role: 'user' | 'assistant';
  readonly text: string;
  readonly cards: readonly ChatProductCard[];
  readonly sources: readonly LinkData[];
  /** Those that have not expired. */
  readonly proposals: readonly ProposalData[];
  readonly undo: UndoData | null;
}
