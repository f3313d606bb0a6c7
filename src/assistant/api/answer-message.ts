import { randomUUID } from 'node:crypto';
import { setImmediate } from 'node:timers/promises';
import { PlatformUnavailableError } from '#commerce/errors.ts';
import { limits } from '#http/limits.ts';
import type { HttpResponse } from '#http/request/request-context.ts';
import { makeAnswerWriter, type WrittenAnswer } from '../answers/answer-writer.ts';
import { reportOutcome } from '../answers/cart-outcome.ts';
import { acceptProposal, newProposalIds, proposalAcceptedBy } from '../cart/write-cart.ts';
import { appendTurns, unfinishedConversation } from '../conversation/append-turns.ts';
import type { ConversationLock } from '../conversation/conversation-store.ts';
import type { Conversation } from '../conversation/conversation.ts';
import { raceAbort, type TurnContext } from '../conversation/turn-context.ts';
import { answerByRules } from '../rules/answer-by-rules.ts';
import { buyerOf, type ChatContext } from './chat-context.ts';
import { refuse } from './chat-request.ts';
import { ensureCart } from './ensure-cart.ts';
import { openEventStream, streamHeaders, type StreamWriter } from './event-stream.ts';
import type { AnswerMode, NoticeCode, StreamErrorCode } from './stream-parts.ts';
import type { ChatVisitor } from './visitor.ts';

export interface UserMessage {
  readonly text: string;
  /** The page that it was sent from, as the client names it. */
  readonly page: string | null;
  readonly visitor: ChatVisitor;
}

/** Answers a message with a stream. Refusals come before its first byte. */
export async function answerMessage(chat: ChatContext, question: UserMessage): Promise<HttpResponse> {
  const lock = await chat.services.conversations.lock(chat.conversation.key);
  if (!lock) return refuse({ ok: false, code: 'busy' }, chat.services.messages);
  try {
    return await startAnswer(chat, question, lock);
  } catch (error) {
    await lock.release();
    throw error;
  }
}

async function startAnswer(
  chat: ChatContext,
  { text, page, visitor }: UserMessage,
  lock: ConversationLock,
): Promise<HttpResponse> {
  const { services, request, startTurn } = chat;
  const gone = new AbortController();
  const signal = AbortSignal.any([request.signal, gone.signal]);
  const { conversation } = lock;
  const turn = await startTurn({ message: text, page, conversation, cart: null, buyer: buyerOf(chat), signal });
  const cart = await ensureCart(chat, turn.message, conversation);
  turn.memory.cart = cart.ref;
  const { body, writer } = openEventStream({ keepAliveMs: limits.chatKeepAliveMs, onCancel: () => gone.abort() });
  void streamAnswer({ chat, turn, writer, lock });
  const cookies = [
    ...(visitor.setCookie ? [visitor.setCookie] : []),
    ...(cart.isNew && cart.ref
      ? services.cartCookie.write(request, cart.ref, { count: 0, lines: [], note: '', codes: [] })
      : []),
  ];
  return { status: 200, headers: [...streamHeaders, ...cookies.map((value) => ['set-cookie', value] as const)], body };
}

interface AnswerContext {
  readonly chat: ChatContext;
  readonly turn: TurnContext;
  readonly writer: StreamWriter;
  readonly lock: ConversationLock;
}

async function streamAnswer(answering: AnswerContext): Promise<void> {
  const { chat, turn, writer, lock } = answering;
  const report = (error: unknown): void => chat.services.report(error, chat.request);
  try {
    await raceAbort(writeAnswer(answering), AbortSignal.any([turn.signal, AbortSignal.timeout(limits.chatAnswerMs)]));
  } catch (error) {
    if (turn.signal.aborted) writer.write({ type: 'abort' });
    else {
      report(error);
      writer.write({ type: 'error', errorText: errorCodeOf(error) });
    }
    await lock.save(unfinishedConversation(turn)).catch(report);
  }
  await lock.release().catch(report);
  writer.close();
}

async function writeAnswer({ chat, turn, writer, lock }: AnswerContext): Promise<void> {
  const { model } = chat.services;
  const messageId = randomUUID();
  const before = turn.memory.conversation;
  const accepted = proposalAcceptedBy(turn.message, before);
  const unreadiness = accepted === null ? ((await model?.unreadiness()) ?? null) : null;
  const mode: AnswerMode = model && accepted === null && unreadiness === null ? 'model' : 'builtin';
  writer.write({ type: 'start', messageId, messageMetadata: { conversationId: chat.conversation.id, mode } });
  // Lets the first bytes of concurrent answers be sent before the work on this one begins.
  await setImmediate();
  if (unreadiness !== null) notify(turn, writer, unreadiness);
  const spoken =
    (accepted === null ? null : await answerAcceptance(turn, writer, accepted)) ??
    (mode === 'model' ? await model?.answer(turn, writer) : null) ??
    (await answerWithRules(turn, writer, mode));
  const undo = newUndo(turn, before);
  if (undo) writer.write({ type: 'data-undo', data: { id: undo, ms: limits.chatUndoMs } });
  const proposed = newProposalIds(before, turn.memory.conversation);
  const offerIds = [...proposed, ...(undo ? [undo] : [])];
  await lock.save({
    ...appendTurns(turn, spoken, { messageId, offerIds }),
    acceptableProposalId: singleProposal(proposed),
  });
  writer.write({ type: 'finish', finishReason: 'stop' });
}

/** Handles a plain yes without the model. null when the proposal has expired. */
async function answerAcceptance(turn: TurnContext, writer: StreamWriter, id: string): Promise<WrittenAnswer | null> {
  const outcome = await acceptProposal(turn, id);
  if (!outcome) return null;
  const answer = makeAnswerWriter(turn, writer);
  reportOutcome(turn, answer, outcome);
  return answer.finish();
}

async function answerWithRules(turn: TurnContext, writer: StreamWriter, mode: AnswerMode): Promise<WrittenAnswer> {
  if (mode === 'model') notify(turn, writer, 'model_unavailable');
  const answer = makeAnswerWriter(turn, writer);
  await answerByRules(turn, answer);
  return answer.finish();
}

function notify({ messages }: TurnContext, writer: StreamWriter, code: NoticeCode): void {
  writer.write({ type: 'data-notice', data: { code, text: messages.answers.notices[code] } });
}

/** Id of the undo that this turn offers; null when there is none. */
function newUndo({ memory }: TurnContext, before: Conversation): string | null {
  const { undo } = memory.conversation;
  return undo && undo.id !== before.undo?.id ? undo.id : null;
}

/** A yes to several proposals accepts none. */
function singleProposal([only, second]: readonly string[]): string | null {
  return only !== undefined && second === undefined ? only : null;
}

function errorCodeOf(error: unknown): StreamErrorCode {
  if (error instanceof PlatformUnavailableError) return 'unavailable';
  return error instanceof Error && error.name === 'TimeoutError' ? 'timeout' : 'failed';
}
