import type { AstroGlobal } from 'astro';
import type { KeptMessage } from '#assistant/wire.ts';
import type { Answer, Handle, Visit } from '#http/exchange.ts';
import { messageBuilder, type UiMessage } from '#ui/islands/assistant/build-message.ts';
import { keptToUiMessage } from '#ui/islands/assistant/kept-message.ts';
import { readParts } from '#ui/islands/assistant/read-parts.ts';

/** The conversation as the page without scripts shows it. */
export interface Shown {
  readonly messages: readonly UiMessage[];
  readonly conversationId: string;
  /** What was refused, in the visitor's language, with the text that was typed; null when nothing was. */
  readonly refused: { readonly message: string; readonly text: string } | null;
}

/** Answers the form of the page, with the same call as the panel's. */
export async function converse({ request, url, locals, clientAddress, response }: AstroGlobal): Promise<Shown> {
  if (request.method !== 'POST') return { messages: [], conversationId: '', refused: null };
  const form = await request.formData();
  const [text, conversationId] = ['message', 'conversationId'].map((name) => fieldIn(form, name));
  const call = caller(locals.chat, {
    id: locals.requestId,
    url,
    clientAddress,
    cookie: request.headers.get('cookie') ?? '',
  });
  const action = actionIn(form);
  const acted = action && conversationId ? await act(call, { ...action, conversationId }) : null;
  if (acted) return showActed({ call, response, conversationId: conversationId ?? '' }, acted);
  const before = await keptMessages(call, conversationId ?? '');
  const answer = await call({ message: text, ...(conversationId ? { conversationId } : {}) });
  passCookies(answer, response);
  if (answer.status !== 200) {
    response.status = answer.status;
    return {
      messages: before,
      conversationId: conversationId ?? '',
      refused: { message: await refusalOf(answer), text: text ?? '' },
    };
  }
  const message = await readMessage(answer);
  const question: UiMessage = { id: 'question', role: 'user', parts: [{ type: 'text', text: text ?? '' }] };
  return { messages: [...before, question, message], conversationId: idIn(message) ?? '', refused: null };
}

function passCookies({ headers }: Answer, response: AstroGlobal['response']): void {
  for (const [name, value] of headers) if (name === 'set-cookie') response.headers.append(name, value);
}

/** The buttons of an answer are named for what they do. A card's form has an id, so that pressing twice counts once. */
function actionIn(form: FormData): object | null {
  const [confirm, undo, add] = ['confirm', 'undo', 'add'].map((name) => fieldIn(form, name));
  if (confirm) return { action: 'confirm', id: confirm };
  if (undo) return { action: 'undo', id: undo };
  return add ? { action: 'add', id: fieldIn(form, 'press'), variantId: add } : null;
}

interface Acted {
  readonly answer: Answer;
  readonly text: string;
}

async function act(call: Call, action: object): Promise<Acted> {
  const answer = await call(action);
  const { text, error }: { text?: string; error?: { message: string } } = JSON.parse(await textOf(answer));
  return { answer, text: error?.message ?? (text || 'Done.') };
}

/** The conversation with what came of a button. */
async function showActed(
  { call, response, conversationId }: { call: Call; response: AstroGlobal['response']; conversationId: string },
  { answer, text }: Acted,
): Promise<Shown> {
  passCookies(answer, response);
  response.status = answer.status;
  const messages = await keptMessages(call, conversationId);
  if (answer.status !== 200) return { messages, conversationId, refused: { message: text, text: '' } };
  const result: UiMessage = { id: 'result', role: 'assistant', parts: [{ type: 'text', text }] };
  return { messages: [...messages, result], conversationId, refused: null };
}

function fieldIn(form: FormData, name: string): string {
  const value = form.get(name);
  return typeof value === 'string' ? value : '';
}

type Call = (body: object) => Promise<Answer>;

function caller(chat: Handle, from: { id: string; url: URL; clientAddress: string; cookie: string }): Call {
  const { cookie, ...visit } = from;
  const common: Omit<Visit, 'body'> = {
    ...visit,
    method: 'POST',
    draft: null,
    format: 'html',
    headers: { 'content-type': 'application/json', cookie },
    signal: new AbortController().signal,
  };
  return (body) => chat({ ...common, body: new TextEncoder().encode(JSON.stringify(body)) });
}

async function keptMessages(call: Call, conversationId: string): Promise<readonly UiMessage[]> {
  if (conversationId === '') return [];
  const answer = await call({ action: 'read', conversationId });
  if (answer.status !== 200) return [];
  const { messages }: { messages: readonly KeptMessage[] } = JSON.parse(await textOf(answer));
  return messages.map(keptToUiMessage);
}

async function readMessage({ body }: Answer): Promise<UiMessage> {
  const build = messageBuilder();
  let message: UiMessage = { id: '', role: 'assistant', parts: [] };
  if (body instanceof ReadableStream) for await (const part of readParts(body)) message = build(part);
  return message;
}

async function refusalOf(answer: Answer): Promise<string> {
  const { error }: { error: { message: string } } = JSON.parse(await textOf(answer));
  return error.message;
}

async function textOf({ body }: Answer): Promise<string> {
  return body instanceof Uint8Array ? new TextDecoder().decode(body) : '{}';
}

function idIn({ metadata }: UiMessage): string | null {
  const id = metadata && typeof metadata === 'object' && 'conversationId' in metadata ? metadata.conversationId : null;
  return typeof id === 'string' ? id : null;
}
