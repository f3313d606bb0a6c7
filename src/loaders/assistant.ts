import type { AstroGlobal } from 'astro';
import { type AssistantExchange, bodyText, postAssistantForm } from '#actions/forms/assistant-form.ts';
import { refererPath } from '#http/request/referer.ts';
import type { HttpResponse } from '#http/request/request-context.ts';
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

/** Reads the page of the assistant after carrying out what its form requests. */
export async function readAssistantPage(astro: AstroGlobal, texts: PanelTexts): Promise<AssistantPageData> {
  const { request, response, url, locals, clientAddress } = astro;
  if (request.method !== 'POST') {
    const page = refererPath(request.headers.get('referer'), url.origin) ?? '';
    return { messages: [], conversationId: '', page, refused: null };
  }
  const exchange = await postAssistantForm({ ...locals, request, url, clientAddress });
  const { answer, question, conversationId, page, stored } = exchange;
  passCookies(answer, response);
  response.status = answer.status;
  const messages = stored.map(storedToUiMessage);
  if (answer.status === 200) return { page, refused: null, ...(await withAnswer(exchange, messages, texts)) };
  const refused = { message: refusalSentence(answer, texts), text: question ?? '' };
  return { messages, conversationId, page, refused };
}

function passCookies({ headers }: HttpResponse, response: AstroGlobal['response']): void {
  for (const [name, value] of headers) if (name === 'set-cookie') response.headers.append(name, value);
}

/** The conversation with the question and its answer, or with what the press of a button did. */
async function withAnswer(
  { question, answer, conversationId }: AssistantExchange,
  messages: readonly UiMessage[],
  texts: PanelTexts,
): Promise<Pick<AssistantPageData, 'messages' | 'conversationId'>> {
  if (question === null) {
    const { text }: { text?: string } = JSON.parse(bodyText(answer));
    return { messages: [...messages, textMessage('result', 'assistant', text || texts.done)], conversationId };
  }
  const message = await readMessage(answer);
  return {
    messages: [...messages, textMessage('question', 'user', question), message],
    conversationId: conversationIdOf(message) ?? '',
  };
}

function textMessage(id: string, role: UiMessage['role'], text: string): UiMessage {
  return { id, role, parts: [{ type: 'text', text }] };
}

async function readMessage({ body }: HttpResponse): Promise<UiMessage> {
  const build = createMessageBuilder();
  let message: UiMessage = { id: '', role: 'assistant', parts: [] };
  if (body instanceof ReadableStream) for await (const part of readStreamParts(body)) message = build(part);
  return message;
}

function conversationIdOf({ metadata }: UiMessage): string | null {
  const id = metadata && typeof metadata === 'object' && 'conversationId' in metadata ? metadata.conversationId : null;
  return typeof id === 'string' ? id : null;
}

function refusalSentence(answer: HttpResponse, { failures, kept, tooLate }: PanelTexts): string {
  const { error }: { error: { code: string } } = JSON.parse(bodyText(answer));
  if (error.code === 'unknown_action') return tooLate;
  const known = Object.entries(failures).find(([code]) => code === error.code);
  return `${known?.[1] ?? failures.failed}. ${kept}`;
}
