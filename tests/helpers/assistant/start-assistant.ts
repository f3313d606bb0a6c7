import type { AssistantServices } from '#assistant/api/chat-context.ts';
import { createChat } from '#assistant/api/chat.ts';
import { createQuestionLimit } from '#http/security/rate-limits.ts';
import type { ChatProductCard, ChatStreamPart } from '#assistant/api/stream-parts.ts';
import { openSqliteStore } from '#assistant/conversation/sqlite-store.ts';
import type { CommercePlatform } from '#commerce/port.ts';
import type { ContentSource } from '#content/port.ts';
import { messagesFor } from '#messages/messages.ts';
import type { HttpResponse, RequestContext } from '#http/request/request-context.ts';
import { bodyText } from '../http/body-text.ts';
import { partsOf } from './parts-of.ts';

export interface AssistantReply {
  readonly status: number;
  readonly headers: HttpResponse['headers'];
  readonly raw: string;
  readonly parts: readonly ChatStreamPart[];
  readonly text: string;
  readonly cards: readonly ChatProductCard[];
  readonly suggestions: readonly string[];
  readonly tools: readonly string[];
  readonly conversationId: string;
}

export interface AssistantVisitor {
  /** `page`: path and query of the page that the message is sent from. */
  ask(message: string, page?: unknown): Promise<AssistantReply>;
  /** Posts any body as this visitor. */
  post(body: Readonly<Record<string, unknown>>, overrides?: Partial<RequestContext>): Promise<HttpResponse>;
  readonly cookies: Map<string, string>;
  conversationId: string | null;
}

export interface AssistantUnderTest {
  readonly services: AssistantServices;
  readonly errors: unknown[];
  readonly clock: { now: number };
  /** A new browser. */
  readonly visitor: () => AssistantVisitor;
}

/** An assistant for a shop, with conversations in memory and a fixed clock. */
export function startAssistant(
  shop: { readonly commerce: CommercePlatform; readonly content: ContentSource },
  overrides: Partial<AssistantServices> = {},
): AssistantUnderTest {
  const clock = { now: Date.UTC(2026, 10, 20) };
  const errors: unknown[] = [];
  const services: AssistantServices = {
    ...shop,
    context: { country: 'NO', language: 'en-GB', currency: 'EUR' },
    variantUrls: 'options',
    conversations: openSqliteStore(':memory:', () => clock.now).conversations,
    messages: messagesFor('en-GB'),
    messagesIn: (language) => messagesFor(language),
    secret: new Uint8Array(32).fill(7),
    takeQuestion: createQuestionLimit({ chatPerMinute: 100_000, chatPerHour: 100_000 }),
    cartCookie: {
      read: ({ headers }) => /(?:^|; )cart=([^;]*)/.exec(headers['cookie'] ?? '')?.[1] ?? null,
      write: (_, ref) => [`cart=${ref}`],
    },
    model: null,
    now: () => clock.now,
    report: (error) => void errors.push(error),
    ...overrides,
  };
  const chat = createChat(services);
  return { services, errors, clock, visitor: () => createVisitor(chat) };
}

/** The reply to the last of several messages of one visitor. */
export async function askInTurn(visitor: AssistantVisitor, messages: readonly string[]): Promise<AssistantReply> {
  const replies: AssistantReply[] = [];
  for (const message of messages) replies.push(await visitor.ask(message));
  const last = replies.at(-1);
  if (!last) throw new Error('Expected at least one message.');
  return last;
}

function createVisitor(chat: ReturnType<typeof createChat>): AssistantVisitor {
  const cookies = new Map<string, string>();
  const visitor: AssistantVisitor = {
    cookies,
    conversationId: null,
    post: async (body, overrides = {}) => {
      const cookie = [...cookies].map(([name, value]) => `${name}=${value}`).join('; ');
      const request = chatRequest(body, { headers: { 'content-type': 'application/json', cookie }, ...overrides });
      const answer = await chat(request);
      for (const [name, value] of answer.headers) if (name === 'set-cookie') storeCookie(cookies, value);
      return answer;
    },
    ask: async (message, page) => {
      const { conversationId } = visitor;
      const named = { ...(conversationId && { conversationId }), ...(page !== undefined && { page }) };
      const answer = await visitor.post({ message, ...named });
      const reply = await readReply(answer);
      visitor.conversationId = reply.conversationId || conversationId;
      return reply;
    },
  };
  return visitor;
}

function storeCookie(cookies: Map<string, string>, header: string): void {
  const [, name = '', value = ''] = /^([^=]+)=([^;]*)/.exec(header) ?? [];
  cookies.set(name, value);
}

export async function readReply({ status, headers, body }: HttpResponse): Promise<AssistantReply> {
  const raw = await bodyText(body);
  const parts: ChatStreamPart[] = [...raw.matchAll(/^data: (\{.*\})$/gm)].map(([, json]) => JSON.parse(json ?? '{}'));
  return {
    status,
    headers,
    raw,
    parts,
    text: partsOf(parts, 'text-delta')
      .map(({ delta }) => delta)
      .join(''),
    cards: partsOf(parts, 'data-products').at(-1)?.data.cards ?? [],
    suggestions: partsOf(parts, 'data-suggestions').at(-1)?.data.suggestions ?? [],
    tools: partsOf(parts, 'tool-input-available').map(({ toolName }) => toolName),
    conversationId: partsOf(parts, 'start')[0]?.messageMetadata.conversationId ?? '',
  };
}

/** A request as the server passes it on: by default JSON posted to the assistant. */
export function chatRequest(body: unknown, overrides: Partial<RequestContext> = {}): RequestContext {
  return {
    id: 'request-1',
    method: 'POST',
    url: new URL('http://localhost/api/chat'),
    headers: { 'content-type': 'application/json' },
    clientAddress: '127.0.0.1',
    draft: null,
    format: 'html',
    body: new TextEncoder().encode(typeof body === 'string' ? body : JSON.stringify(body)),
    signal: new AbortController().signal,
    ...overrides,
  };
}
