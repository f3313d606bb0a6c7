import type { AstroGlobal } from 'astro';
import type { KeptMessage } from '#assistant/wire.ts';
import type { Answer, Handle, Visit } from '#http/exchange.ts';
import { messageBuilder, type UiMessage } from '#ui/islands/assistant/build-message.ts';
import { keptToUiMessage } from '#ui/islands/assistant/kept-message.ts';
import { readParts } from '#ui/islands/assistant/read-parts.ts';
import type { Texts } from '#ui/islands/assistant/texts.ts';

/** The conversation as the page without scripts shows it. */
export interface Shown {
  readonly messages: readonly UiMessage[];
  readonly conversationId: string;
  /** What was refused, in the visitor's language, with the text that was typed; null when nothing was. */
  readonly refused: { readonly message: string; readonly text: string } | null;
}

/** Answers the form of the page, with the same call as the panel's. */
export async function converse(astro: AstroGlobal, texts: Texts): Promise<Shown> {
  const { request, url, locals, clientAddress } = astro;
  if (request.method !== 'POST') return { messages: [], conversationId: '', refused: null };
  const form = await request.formData();
  const cookie = request.headers.get('cookie') ?? '';
  const call = caller(locals.chat, { id: locals.requestId, url, clientAddress, cookie });
  const asking = { call, response: astro.response, texts, conversationId: fieldIn(form, 'conversationId') };
  const action = actionIn(form);
  return action && asking.conversationId ? act(asking, action) : ask(asking, fieldIn(form, 'message'));
}

interface Asking {
  readonly call: Call;
  readonly response: AstroGlobal['response'];
  readonly texts: Texts;
  /** Empty for a conversation that begins. */
  readonly conversationId: string;
}

async function ask({ call, response, texts, conversationId }: Asking, text: string): Promise<Shown> {
  const before = await keptMessages(call, conversationId);
  const answer = await call({ message: text, ...(conversationId ? { conversationId } : {}) });
  passCookies(answer, response);
  if (answer.status !== 200) {
    response.status = answer.status;
    return { messages: before, conversationId, refused: { message: await refusalOf(answer, texts), text } };
  }
  const message = await readMessage(answer);
  const question: UiMessage = { id: 'question', role: 'user', parts: [{ type: 'text', text }] };
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

/** The conversation with what came of a button. */
async function act({ call, response, texts, conversationId }: Asking, action: object): Promise<Shown> {
  const answer = await call({ ...action, conversationId });
  passCookies(answer, response);
  response.status = answer.status;
  const messages = await keptMessages(call, conversationId);
  if (answer.status !== 200)
    return { messages, conversationId, refused: { message: await refusalOf(answer, texts), text: '' } };
  const { text }: { text?: string } = JSON.parse(await textOf(answer));
  const result: UiMessage = { id: 'result', role: 'assistant', parts: [{ type: 'text', text: text || texts.done }] };
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

async function refusalOf(answer: Answer, { failures, tooLate }: Texts): Promise<string> {
  const { error }: { error: { code: string } } = JSON.parse(await textOf(answer));
  if (error.code === 'unknown_action') return tooLate;
  const known = Object.entries(failures).find(([code]) => code === error.code);
  return (known?.[1] ?? failures.failed).join('. ');
}

async function textOf({ body }: Answer): Promise<string> {
  return body instanceof Uint8Array ? new TextDecoder().decode(body) : '{}';
}

function idIn({ metadata }: UiMessage): string | null {
  const id = metadata && typeof metadata === 'object' && 'conversationId' in metadata ? metadata.conversationId : null;
  return typeof id === 'string' ? id : null;
}
