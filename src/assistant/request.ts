import { z } from 'zod';
import type { Visit } from '#http/exchange.ts';
import { limits } from '#http/limits.ts';
import { messageLength, messageProblem, withLineFeeds } from './characters.ts';
import type { Refusal } from './refusal.ts';

export type ChatRequest =
  | { readonly ok: true; readonly kind: 'message'; readonly text: string; readonly conversation: ConversationName }
  | { readonly ok: true; readonly kind: 'action'; readonly action: Action; readonly conversationId: string };

/** How a client names a conversation: by the id it was given, or by a name of its own. */
export interface ConversationName {
  readonly id: string | null;
  readonly ownName: string | null;
}

export type Action =
  | { readonly action: 'read' }
  | { readonly action: 'clear' }
  | { readonly action: 'undo' | 'confirm'; readonly id: string }
  | { readonly action: 'add'; readonly id: string; readonly variantId: string }
  | { readonly action: 'rate'; readonly id: string; readonly good: boolean };

const name = z.string().min(1).max(200);
const action = z.discriminatedUnion('action', [
  z.object({ action: z.literal('read'), conversationId: name }),
  z.object({ action: z.literal('clear'), conversationId: name }),
  z.object({ action: z.enum(['undo', 'confirm']), conversationId: name, id: name }),
  z.object({ action: z.literal('add'), conversationId: name, id: name, variantId: name }),
  z.object({ action: z.literal('rate'), conversationId: name, id: name, good: z.boolean() }),
]);
const plain = z.object({ message: z.string(), conversationId: name.nullish() });
const sdkPart = z.looseObject({ type: z.string(), text: z.string().optional() });
const sdkMessage = z.looseObject({ role: z.string(), parts: z.array(sdkPart) });
const sdk = z.object({
  id: name,
  messages: z.array(sdkMessage).min(1),
  trigger: z.enum(['submit-message', 'regenerate-message']),
});

/**
 * Reads a request to the assistant. Two bodies are taken: `{message, conversationId?}` and what the AI SDK's client
 * sends, of which only the last user message's text is used. `{action, conversationId}` works on a kept conversation.
 */
export function readRequest(visit: Visit): ChatRequest | Refusal {
  if (visit.method !== 'POST') return refused('method_not_allowed');
  if (!/^application\/json\s*(;|$)/i.test(visit.headers['content-type'] ?? ''))
    return refused('unsupported_media_type');
  const body = visit.body ?? new Uint8Array();
  if (body.byteLength > limits.chatBytes) return tooLong();
  const value = parseJson(body);
  const asked = action.safeParse(value);
  if (asked.success) return toAction(asked.data);
  const sent = plain.safeParse(value);
  if (sent.success) return toMessage(sent.data.message, { id: sent.data.conversationId ?? null, ownName: null });
  const fromSdk = sdk.safeParse(value);
  if (fromSdk.success) return toMessage(lastUserText(fromSdk.data), { id: fromSdk.data.id, ownName: fromSdk.data.id });
  return refused('malformed');
}

function parseJson(body: Uint8Array): unknown {
  try {
    return JSON.parse(new TextDecoder('utf-8', { fatal: true }).decode(body));
  } catch {
    return undefined;
  }
}

function toAction({ conversationId, ...rest }: z.infer<typeof action>): ChatRequest {
  return { ok: true, kind: 'action', action: rest, conversationId };
}

function toMessage(text: string, conversation: ConversationName): ChatRequest | Refusal {
  const problem = messageProblem(text);
  if (problem === 'too_long') return tooLong(messageLength(text));
  if (problem !== null) return refused(problem);
  return { ok: true, kind: 'message', text: withLineFeeds(text).trim(), conversation };
}

function lastUserText({ messages }: z.infer<typeof sdk>): string {
  const parts = messages.findLast(({ role }) => role === 'user')?.parts ?? [];
  return parts.flatMap(({ type, text }) => (type === 'text' && text !== undefined ? [text] : [])).join('\n');
}

function tooLong(length?: number): Refusal {
  const detail = length === undefined ? {} : { length };
  return { ok: false, code: 'message_too_long', detail: { limit: limits.chatCharacters, ...detail } };
}

function refused(code: Refusal['code']): Refusal {
  return { ok: false, code };
}
