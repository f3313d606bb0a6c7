import type { StoredMessage } from '#assistant/api/stream-parts.ts';
import type { ApiHandler, HttpResponse, RequestContext } from '#http/request/request-context.ts';
import { readFormFields } from './form-fields.ts';

/** A visit of the assistant's page. */
export interface AssistantVisit {
  /** The API that the panel uses. */
  readonly chat: ApiHandler;
  readonly requestId: string;
  readonly request: Request;
  readonly url: URL;
  readonly clientAddress: string;
}

/** What the form of the assistant's page requested, and how the API answered. */
export interface AssistantExchange {
  /** The question; null when a button of an answer was pressed. */
  readonly question: string | null;
  /** Empty for a new conversation. */
  readonly conversationId: string;
  /** Path and query of the page that the assistant was opened from; empty when unknown. */
  readonly page: string;
  /** Of a question a stream, of a button `{ text }`, of a refusal `{ error: { code } }`. */
  readonly answer: HttpResponse;
  /** The conversation before a question, or after the press of a button. */
  readonly stored: readonly StoredMessage[];
}

/** Carries out the form of the assistant's page, which works without scripts. */
export async function postAssistantForm(visit: AssistantVisit): Promise<AssistantExchange> {
  const form = await readFormFields(visit.request);
  const call = createChatCall(visit);
  const [conversationId, page] = [fieldIn(form, 'conversationId'), fieldIn(form, 'page')];
  const action = actionIn(form);
  if (action && conversationId) {
    const answer = await call({ ...action, conversationId });
    return { question: null, conversationId, page, answer, stored: await readConversation(call, conversationId) };
  }
  const question = fieldIn(form, 'message');
  const stored = await readConversation(call, conversationId);
  const answer = await call({ message: question, page, ...(conversationId ? { conversationId } : {}) });
  return { question, conversationId, page, answer, stored };
}

type FormFields = ReadonlyMap<string, unknown>;

function fieldIn(form: FormFields, name: string): string {
  const value = form.get(name);
  return typeof value === 'string' ? value : '';
}

/** The buttons of an answer are named after their action. `press` is an idempotency key. */
function actionIn(form: FormFields): object | null {
  const [confirm, undo, add] = ['confirm', 'undo', 'add'].map((name) => fieldIn(form, name));
  if (confirm) return { action: 'confirm', id: confirm };
  if (undo) return { action: 'undo', id: undo };
  return add ? { action: 'add', id: fieldIn(form, 'press'), variantId: add } : null;
}

type ChatCall = (body: object) => Promise<HttpResponse>;

/** Calls the API as the browser of this visitor would. */
function createChatCall({ chat, requestId: id, request, url, clientAddress }: AssistantVisit): ChatCall {
  const common: Omit<RequestContext, 'body'> = {
    id,
    url,
    clientAddress,
    method: 'POST',
    draft: null,
    format: 'html',
    headers: { 'content-type': 'application/json', cookie: request.headers.get('cookie') ?? '' },
    signal: new AbortController().signal,
  };
  return (body) => chat({ ...common, body: new TextEncoder().encode(JSON.stringify(body)) });
}

async function readConversation(call: ChatCall, conversationId: string): Promise<readonly StoredMessage[]> {
  if (conversationId === '') return [];
  const answer = await call({ action: 'read', conversationId });
  if (answer.status !== 200) return [];
  const { messages }: { messages: readonly StoredMessage[] } = JSON.parse(bodyText(answer));
  return messages;
}

/** The JSON of an answer that is not a stream. */
export function bodyText({ body }: HttpResponse): string {
  return body instanceof Uint8Array ? new TextDecoder().decode(body) : '{}';
}
