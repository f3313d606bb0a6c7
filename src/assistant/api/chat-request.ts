import { z } from 'zod';
import { limits } from '#http/limits.ts';
import type { HttpResponse, RequestContext } from '#http/request/request-context.ts';
import type { Messages } from '#messages/messages.ts';
import { messageLength, messageProblem, normalizeLineEndings } from './message-length.ts';

export type ChatRequest =
  | {
      readonly ok: true;
      readonly kind: 'message';
      readonly text: string;
      readonly conversation: ConversationName;
      /** Path and query of the page that the message was sent from, as the client names it; null: it names none. */
      readonly page: string | null;
    }
  | {
      readonly ok: true;
      readonly kind: 'action';
      readonly action: ConversationAction;
      readonly conversationId: string;
    };

/** How a client names a conversation: by the id it received, or by a name that it chose. */
export interface ConversationName {
  readonly id: string | null;
  readonly ownName: string | null;
}

export type ConversationAction =
  | { readonly action: 'read' }
  | { readonly action: 'clear' }
  | { readonly action: 'undo' | 'confirm'; readonly id: string }
  | { readonly action: 'add'; readonly id: string; readonly variantId: string }
  | { readonly action: 'rate'; readonly id: string; readonly good: boolean };

const nameSchema = z.string().min(1).max(200);
const actionSchema = z.discriminatedUnion('action', [
  z.object({ action: z.literal('read'), conversationId: nameSchema }),
  z.object({ action: z.literal('clear'), conversationId: nameSchema }),
  z.object({ action: z.enum(['undo', 'confirm']), conversationId: nameSchema, id: nameSchema }),
  z.object({ action: z.literal('add'), conversationId: nameSchema, id: nameSchema, variantId: nameSchema }),
  z.object({ action: z.literal('rate'), conversationId: nameSchema, id: nameSchema, good: z.boolean() }),
]);
/** Whatever else a client sends for it is as if it sent none. */
const pageSchema = z.string().nullish().catch(null);
const plainBodySchema = z.object({ message: z.string(), conversationId: nameSchema.nullish(), page: pageSchema });
const sdkPartSchema = z.looseObject({ type: z.string(), text: z.string().optional() });
const sdkUserMessageSchema = z.looseObject({ role: z.literal('user'), parts: z.array(sdkPartSchema) });
const sdkBodySchema = z.object({
  id: nameSchema,
  messages: z.array(z.unknown()).min(1),
  trigger: z.enum(['submit-message', 'regenerate-message']),
  page: pageSchema,
});

/**
 * Reads a request to the assistant. Two bodies are accepted: `{message, conversationId?, page?}` and what the AI SDK's client
 * sends, of which only the last user message is read; it may be longer, because it repeats the conversation. `{action, conversationId}` acts on a stored conversation.
 */
export function readRequest(request: RequestContext): ChatRequest | ChatRefusal {
  if (request.method !== 'POST') return refusalOf('method_not_allowed');
  if (!/^application\/json\s*(;|$)/i.test(request.headers['content-type'] ?? ''))
    return refusalOf('unsupported_media_type');
  const body = request.body ?? new Uint8Array();
  if (body.byteLength > limits.chatHistoryBytes) return tooLongRefusal();
  const value = parseJson(body);
  const fromSdk = sdkBodySchema.safeParse(value);
  if (fromSdk.success) {
    const { id, page } = fromSdk.data;
    return toMessage(lastUserText(fromSdk.data), { id, ownName: id }, page);
  }
  if (body.byteLength > limits.chatBytes) return tooLongRefusal();
  const asked = actionSchema.safeParse(value);
  if (asked.success) return toAction(asked.data);
  const sent = plainBodySchema.safeParse(value);
  if (sent.success) {
    const { message, conversationId = null, page } = sent.data;
    return toMessage(message, { id: conversationId, ownName: null }, page);
  }
  return refusalOf('malformed');
}

function parseJson(body: Uint8Array): unknown {
  try {
    return JSON.parse(new TextDecoder('utf-8', { fatal: true }).decode(body));
  } catch {
    return undefined;
  }
}

function toAction({ conversationId, ...rest }: z.infer<typeof actionSchema>): ChatRequest {
  return { ok: true, kind: 'action', action: rest, conversationId };
}

function toMessage(
  text: string,
  conversation: ConversationName,
  page: string | null = null,
): ChatRequest | ChatRefusal {
  const problem = messageProblem(text);
  if (problem === 'too_long') return tooLongRefusal(messageLength(text));
  if (problem !== null) return refusalOf(problem);
  return { ok: true, kind: 'message', text: normalizeLineEndings(text).trim(), conversation, page };
}

function lastUserText({ messages }: z.infer<typeof sdkBodySchema>): string {
  const last = messages.findLast((message) => sdkUserMessageSchema.safeParse(message).success);
  const parts = sdkUserMessageSchema.safeParse(last).data?.parts ?? [];
  return parts.flatMap(({ type, text }) => (type === 'text' && text !== undefined ? [text] : [])).join('\n');
}

function tooLongRefusal(length?: number): ChatRefusal {
  const detail = length === undefined ? {} : { length };
  return { ok: false, code: 'message_too_long', detail: { limit: limits.chatCharacters, ...detail } };
}

function refusalOf(code: ChatRefusal['code']): ChatRefusal {
  return { ok: false, code };
}

/** Why a request to the assistant is refused before its first byte, with the status each has. */
const refusalStatus = {
  malformed: 400,
  empty: 400,
  unknown_conversation: 404,
  unknown_action: 404,
  method_not_allowed: 405,
  busy: 409,
  message_too_long: 413,
  unsupported_media_type: 415,
  rate_limited: 429,
  unavailable: 503,
} as const;

export type RefusalCode = keyof typeof refusalStatus;

export interface ChatRefusal {
  readonly ok: false;
  readonly code: RefusalCode;
  /** Further fields of the error. */
  readonly detail?: Readonly<Record<string, number>>;
  /** Seconds, for `Retry-After`. */
  readonly retryAfter?: number;
}

export function refuse(refusal: ChatRefusal, { chatProblems }: Messages): HttpResponse {
  const status = refusalStatus[refusal.code];
  const message = chatProblems[refusal.code];
  const wait = refusal.retryAfter === undefined ? {} : { retryAfter: refusal.retryAfter };
  const answer = jsonResponse(status, { error: { code: refusal.code, message, ...refusal.detail, ...wait } });
  return { ...answer, headers: [...answer.headers, ...extraHeaders(refusal)] };
}

export function jsonResponse(status: number, body: unknown): HttpResponse {
  const headers = [
    ['content-type', 'application/json'],
    ['cache-control', 'no-store'],
  ] as const;
  return { status, headers, body: new TextEncoder().encode(JSON.stringify(body)) };
}

function extraHeaders(refusal: ChatRefusal): readonly (readonly [string, string])[] {
  if (refusal.code === 'method_not_allowed') return [['allow', 'POST']];
  return refusal.retryAfter === undefined ? [] : [['retry-after', String(refusal.retryAfter)]];
}
