import { randomUUID } from 'node:crypto';
import { setImmediate } from 'node:timers/promises';
import type { Answer } from '#http/exchange.ts';
import { limits } from '#http/limits.ts';
import type { CartRef } from '#platform/port.ts';
import { abortable } from './abortable.ts';
import { answerByRules } from './builtin/answer.ts';
import { tell } from './builtin/answers/outcome.ts';
import { consentIn } from './consent.ts';
import type { Conversation, Shown } from './conversation.ts';
import type { Exchange } from './exchange.ts';
import type { Found } from './fits.ts';
import { acceptedBy, acceptProposal, newProposals } from './proposals.ts';
import { refuse } from './refusal.ts';
import type { Lock } from './store/store.ts';
import { openStream, streamHeaders, type StreamWriter } from './stream.ts';
import type { Turn } from './turn.ts';
import type { Visitor } from './visitor.ts';
import { makeVoice, type Spoken } from './voice.ts';
import type { Mode, NoticeCode, StreamErrorCode } from './wire.ts';

export interface Question {
  readonly text: string;
  readonly visitor: Visitor;
}

/** Answers a message by a stream. What can be refused is refused before the first byte. */
export async function answerMessage(exchange: Exchange, question: Question): Promise<Answer> {
  const lock = await exchange.services.conversations.lock(exchange.conversation.key);
  if (!lock) return refuse({ ok: false, code: 'busy' });
  try {
    return await startAnswer(exchange, question, lock);
  } catch (error) {
    await lock.release();
    throw error;
  }
}

async function startAnswer(exchange: Exchange, { text, visitor }: Question, lock: Lock): Promise<Answer> {
  const { services, visit, turns } = exchange;
  const gone = new AbortController();
  const cart = await cartFor(exchange, mayWrite(text, lock.conversation));
  const signal = AbortSignal.any([visit.signal, gone.signal]);
  const turn = await turns({ message: text, conversation: lock.conversation, cart: cart.ref, signal });
  const { body, writer } = openStream({ keepAliveMs: limits.chatKeepAliveMs, onCancel: () => gone.abort() });
  void streamAnswer({ exchange, turn, writer, lock });
  const cookies = [
    ...(visitor.setCookie ? [visitor.setCookie] : []),
    ...(cart.isNew && cart.ref ? services.cartCookie.write(visit, cart.ref, { count: 0, lines: [] }) : []),
  ];
  return { status: 200, headers: [...streamHeaders, ...cookies.map((value) => ['set-cookie', value] as const)], body };
}

function mayWrite(text: string, conversation: Conversation): boolean {
  return consentIn(text) !== null || acceptedBy(text, conversation) !== null;
}

/** A cart is made now when the message may write and there is none: later no cookie can be set any more. */
async function cartFor(
  { services, visit }: Exchange,
  isNeeded: boolean,
): Promise<{ ref: CartRef | null; isNew: boolean }> {
  const ref = services.cartCookie.read(visit);
  if (ref !== null || !isNeeded) return { ref, isNew: false };
  const made = await services.commerce.carts.clear({ ref: null, key: null });
  return { ref: made.ref, isNew: true };
}

interface Answering {
  readonly exchange: Exchange;
  readonly turn: Turn;
  readonly writer: StreamWriter;
  readonly lock: Lock;
}

async function streamAnswer(answering: Answering): Promise<void> {
  const { exchange, turn, writer, lock } = answering;
  const report = (error: unknown): void => exchange.services.report(error, exchange.visit);
  try {
    await abortable(writeAnswer(answering), AbortSignal.any([turn.signal, AbortSignal.timeout(limits.chatAnswerMs)]));
  } catch (error) {
    if (turn.signal.aborted) writer.write({ type: 'abort' });
    else {
      report(error);
      writer.write({ type: 'error', errorText: codeOf(error) });
    }
    // What was changed and shown so far is remembered.
    await lock.keep(turn.memory.conversation).catch(report);
  }
  await lock.release().catch(report);
  writer.close();
}

async function writeAnswer({ exchange, turn, writer, lock }: Answering): Promise<void> {
  const { model } = exchange.services;
  const messageId = randomUUID();
  const before = turn.memory.conversation;
  const accepted = acceptedBy(turn.message, before);
  const isReady = (await model?.isReady()) ?? false;
  const mode: Mode = isReady && accepted === null ? 'model' : 'builtin';
  writer.write({ type: 'start', messageId, messageMetadata: { conversationId: exchange.conversation.id, mode } });
  // The first bytes of everybody's answer leave before the work on anybody's begins.
  await setImmediate();
  if (model && !isReady) notify(turn, writer, 'budget_spent');
  const spoken =
    (accepted === null ? null : await speakOfAccepted(turn, writer, accepted)) ??
    (mode === 'model' ? await model?.answer(turn, writer) : null) ??
    (await speakByRules(turn, writer, mode));
  const undo = newUndo(turn, before);
  if (undo) writer.write({ type: 'data-undo', data: { id: undo, ms: limits.chatUndoMs } });
  const proposed = newProposals(before, turn.memory.conversation);
  const offered = [...proposed, ...(undo ? [undo] : [])];
  await lock.keep({ ...withTurns(turn, spoken, { messageId, offered }), awaited: onlyOf(proposed) });
  writer.write({ type: 'finish', finishReason: 'stop' });
}

/** The visitor's yes is taken in code, also where a model answers. null when the proposal holds no longer. */
async function speakOfAccepted(turn: Turn, writer: StreamWriter, id: string): Promise<Spoken | null> {
  const outcome = await acceptProposal(turn, id);
  if (!outcome) return null;
  const voice = makeVoice(turn, writer);
  tell(turn, voice, { kind: 'write', outcome });
  return voice.finish();
}

async function speakByRules(turn: Turn, writer: StreamWriter, mode: Mode): Promise<Spoken> {
  if (mode === 'model') notify(turn, writer, 'model_unavailable');
  const voice = makeVoice(turn, writer);
  await answerByRules(turn, voice);
  return voice.finish();
}

function notify({ messages }: Turn, writer: StreamWriter, code: NoticeCode): void {
  writer.write({ type: 'data-notice', data: { code, text: messages.notices[code]() } });
}

/** Id of the undo that this turn made; null when it made none. */
function newUndo({ memory }: Turn, before: Conversation): string | null {
  const { undo } = memory.conversation;
  return undo && undo.id !== before.undo?.id ? undo.id : null;
}

/** Of several proposals a yes means none. */
function onlyOf([only, second]: readonly string[]): string | null {
  return only !== undefined && second === undefined ? only : null;
}

interface Given {
  readonly messageId: string;
  readonly offered: readonly string[];
}

/** The conversation with this turn in it, and what later turns point at. */
function withTurns(turn: Turn, { text, shown, sources }: Spoken, { messageId, offered }: Given): Conversation {
  const { conversation } = turn.memory;
  const references = shown.map(toShown);
  return {
    ...conversation,
    ...pointers(conversation, references),
    turns: [
      ...conversation.turns,
      { role: 'user', id: randomUUID(), text: turn.message },
      {
        role: 'assistant',
        id: messageId,
        text,
        shown: references,
        sources: [...sources],
        offered: [...offered],
        rating: null,
      },
    ],
  };
}

/** One product of the list before is spoken of and leaves the list as it is; other products are a new list. */
function pointers(before: Conversation, shown: Shown[]): Pick<Conversation, 'shown' | 'focus'> {
  const [only, second] = shown;
  if (!only) return { shown: before.shown, focus: before.focus };
  if (second) return { shown, focus: null };
  const isOfList = before.shown.some(({ productId }) => productId === only.productId);
  return { shown: isOfList ? before.shown : shown, focus: only };
}

function toShown({ product, variant }: Found): Shown {
  return { productId: product.id, handle: product.handle, variantId: variant.id };
}

function codeOf(error: unknown): StreamErrorCode {
  const name = error instanceof Error ? error.name : '';
  if (name === 'TimeoutError') return 'timeout';
  return name === 'PlatformUnavailable' ? 'unavailable' : 'failed';
}
