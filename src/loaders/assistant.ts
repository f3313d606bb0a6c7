import type { AstroGlobal } from 'astro';
import { readFormFields } from '#actions/forms/form-fields.ts';
import type { StoredMessage } from '#assistant/api/stream-parts.ts';
import { refererPath } from '#http/request/referer.ts';
import type { HttpResponse, ApiHandler, RequestContext } from '#http/request/request-context.ts';
import {
  createMessageBuilder,
  readStreamParts,
  storedToUiMessage,
  type UiMessage,
} from '#ui/islands/assistant/message.ts';
import type { PanelTexts } from '#ui/islands/assistant/texts.ts';

/** The data of the assistant's page, which works without scripts. */
export interface AssistantPageData {
  readonly messages: readonly UiMessage[];
  readonly conversationId: string;
  /** Path and query of the page that the assistant was opened from; empty when unknown. */
  readonly page: string;
  /** Why the message was refused, in the visitor's language, and its text; null when it was not. */
  readonly refused: { readonly message: string; readonly text: string } | null;
}

/** Handles the form of the page by the API that the panel uses. */
export async function handleAssistantForm(astro: AstroGlobal, texts: PanelTexts): Promise<AssistantPageData> {
  const { request, url, locals, clientAddress } = astro;
  if (request.method !== 'POST')
    return {
      messages: [],
      conversationId: '',
      page: refererPath(request.headers.get('referer'), url.origin) ?? '',
      refused: null,
    };
  const form = await readFormFields(request);
  const cookie = request.headers.get('cookie') ?? '';
  const call = createChatCall(locals.chat, { id: locals.requestId, url, clientAddress, cookie });
  const [conversationId, page] = [fieldIn(form, 'conversationId'), fieldIn(form, 'page')];
  const exchange = { call, response: astro.response, texts, conversationId, page };
  const action = actionIn(form);
  return action && exchange.conversationId
    ? performAction(exchange, action)
    : askQuestion(exchange, fieldIn(form, 'message'));
}

interface AssistantExchange {
  readonly call: ChatCall;
  readonly response: AstroGlobal['response'];
  readonly texts: PanelTexts;
  /** Empty for a new conversation. */
  readonly conversationId: string;
  readonly page: string;
}

async function askQuestion(
  { call, response, texts, conversationId, page }: AssistantExchange,
  text: string,
): Promise<AssistantPageData> {
  const before = await storedMessages(call, conversationId);
  const answer = await call({ message: text, page, ...(conversationId ? { conversationId } : {}) });
  passCookies(answer, response);
  if (answer.status !== 200) {
    response.status = answer.status;
    return { messages: before, conversationId, page, refused: { message: await refusalSentence(answer, texts), text } };
  }
  const message = await readMessage(answer);
  const question: UiMessage = { id: 'question', role: 'user', parts: [{ type: 'text', text }] };
  return {
    messages: [...before, question, message],
    conversationId: conversationIdOf(message) ?? '',
    page,
    refused: null,
  };
}

function passCookies({ headers }: HttpResponse, response: AstroGlobal['response']): void {
  for (const [name, value] of headers) if (name === 'set-cookie') response.headers.append(name, value);
}

/** The buttons of an answer are named after their action. `press` is an idempotency key. */
function actionIn(form: FormFields): object | null {
  const [confirm, undo, add] = ['confirm', 'undo', 'add'].map((name) => fieldIn(form, name));
  if (confirm) return { action: 'confirm', id: confirm };
  if (undo) return { action: 'undo', id: undo };
  return add ? { action: 'add', id: fieldIn(form, 'press'), variantId: add } : null;
}

/** Performs the action of a button and shows the conversation with its result. */
async function performAction(
  { call, response, texts, conversationId, page }: AssistantExchange,
  action: object,
): Promise<AssistantPageData> {
  const answer = await call({ ...action, conversationId });
  passCookies(answer, response);
  response.status = answer.status;
  const messages = await storedMessages(call, conversationId);
  if (answer.status !== 200)
    return { messages, conversationId, page, refused: { message: await refusalSentence(answer, texts), text: '' } };
  const { text }: { text?: string } = JSON.parse(await bodyText(answer));
  const result: UiMessage = { id: 'result', role: 'assistant', parts: [{ type: 'text', text: text || texts.done }] };
  return { messages: [...messages, result], conversationId, page, refused: null };
}

type FormFields = ReadonlyMap<string, unknown>;

function fieldIn(form: FormFields, name: string): string {
  const value = form.get(name);
  return typeof value === 'string' ? value : '';
}

type ChatCall = (body: object) => Promise<HttpResponse>;

function createChatCall(
  chat: ApiHandler,
  from: { id: string; url: URL; clientAddress: string; cookie: string },
): ChatCall {
  const { cookie, ...visit } = from;
  const common: Omit<RequestContext, 'body'> = {
    ...visit,
    method: 'POST',
    draft: null,
    format: 'html',
    headers: { 'content-type': 'application/json', cookie },
    signal: new AbortController().signal,
  };
  return (body) => chat({ ...common, body: new TextEncoder().encode(JSON.stringify(body)) });
}

async function storedMessages(call: ChatCall, conversationId: string): Promise<readonly UiMessage[]> {
  if (conversationId === '') return [];
  const answer = await call({ action: 'read', conversationId });
  if (answer.status !== 200) return [];
  const { messages }: { messages: readonly StoredMessage[] } = JSON.parse(await bodyText(answer));
  return messages.map(storedToUiMessage);
}

async function readMessage({ body }: HttpResponse): Promise<UiMessage> {
  const build = createMessageBuilder();
  let message: UiMessage = { id: '', role: 'assistant', parts: [] };
  if (body instanceof ReadableStream) for await (const part of readStreamParts(body)) message = build(part);
  return message;
}

async function refusalSentence(answer: HttpResponse, { failures, kept, tooLate }: PanelTexts): Promise<string> {
  const { error }: { error: { code: string } } = JSON.parse(await bodyText(answer));
  if (error.code === 'unknown_action') return tooLate;
  const known = Object.entries(failures).find(([code]) => code === error.code);
  return `${known?.[1] ?? failures.failed}. ${kept}`;
}

async function bodyText({ body }: HttpResponse): Promise<string> {
  return body instanceof Uint8Array ? new TextDecoder().decode(body) : '{}';
}

function conversationIdOf({ metadata }: UiMessage): string | null {
  const id = metadata && typeof metadata === 'object' && 'conversationId' in metadata ? metadata.conversationId : null;
  return typeof id === 'string' ? id : null;
}
