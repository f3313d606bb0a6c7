import { maxMessageLength } from '#assistant/api/message-length.ts';
import { listBounds } from '#shop/listing/listing.ts';

/** Every limit of the service, in bytes, milliseconds or pieces as the name says. */
export const limits = {
  urlBytes: 8 * 1024,
  queryParameters: 64,
  headerBytes: 16 * 1024,
  formBytes: 64 * 1024,
  webhookBytes: 1024 * 1024,
  chatBytes: 16 * 1024,
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
  /** Of one client, an IPv6 client being its /64. */
  writesPerMinute: 120,
  searchesPerMinute: 240,
  draftsPerMinute: 20,
  /** Draft mode ends by itself; a link into it that somebody in it made does later. */
  draftSeconds: 8 * 60 * 60,
  draftLinkSeconds: 24 * 60 * 60,
  /** For how long the rest of a body is heard after it was refused. */
  hearOutMs: 1000,
  headersTimeoutMs: 10_000,
  requestTimeoutMs: 30_000,
  keepAliveMs: 65_000,
  /** Of an answer of which the visitor takes nothing more. */
  idleMs: 120_000,
  /** How often slow requests are looked for. */
  timeoutCheckMs: 2_000,
  /** After SIGTERM visitors are still let in for so long. */
  drainGraceMs: 1_000,
} as const;

export type Limits = Readonly<Record<keyof typeof limits, number>>;
