import { maxMessageLength } from '#assistant/api/message-length.ts';
import { listBounds } from '#shop/listing/listing.ts';

/** Every limit of the service; names state the unit. */
export const limits = {
  urlBytes: 8 * 1024,
  queryParameters: 64,
  headerBytes: 16 * 1024,
  formBytes: 64 * 1024,
  webhookBytes: 1024 * 1024,
  chatBytes: 16 * 1024,
  /** For clients of the AI SDK, which send the whole conversation with each message. */
  chatHistoryBytes: 256 * 1024,
  chatCharacters: maxMessageLength,
  chatPerMinute: 20,
  chatPerHour: 200,
  /** How long an unchanged conversation is kept. */
  chatKeptMs: 24 * 60 * 60 * 1000,
  /** After this an answer that never ended no longer blocks its conversation; longer than any answer may take. */
  chatLockMs: 60_000,
  chatKeepAliveMs: 15_000,
  chatUndoMs: 10_000,
  chatProposalMs: 10 * 60_000,
  chatPiecesPerLine: 99,
  chatToolMs: 5000,
  chatAnswerMs: 45_000,
  searchCharacters: listBounds.termCharacters,
  /** Per client; an IPv6 client is its /64. */
  writesPerMinute: 120,
  /** Views of cart and checkout, which recover a cart that the platform lost. */
  cartViewsPerMinute: 240,
  searchesPerMinute: 240,
  draftsPerMinute: 20,
  /** Forms that send an email to an address that the visitor names. */
  mailsPerMinute: 12,
  /** Forms that find an order by its number, which is easily guessed, and the buyer's email address. */
  lookupsPerMinute: 12,
  /** Lifetimes of draft mode, and of the links to it. */
  draftSeconds: 8 * 60 * 60,
  draftLinkSeconds: 24 * 60 * 60,
  /** How long the rest of a refused body is read and discarded. */
  discardMs: 1000,
  headersTimeoutMs: 10_000,
  requestTimeoutMs: 30_000,
  keepAliveMs: 65_000,
  /** How long a client may stop reading a response before it is disconnected. */
  idleMs: 120_000,
  /** Interval of the check for slow requests. */
  timeoutCheckMs: 2_000,
  /** How long connections are accepted after SIGTERM. */
  drainGraceMs: 1_000,
} as const;

export type Limits = Readonly<Record<keyof typeof limits, number>>;
