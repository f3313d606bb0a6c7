import { createMessageBuilder, messageText, readStreamParts, type UiMessage } from './message.ts';

/** Why an answer did not come, or not whole. */
export class AnswerError extends Error {
  /** The server's code, or one of the panel's own. */
  readonly code: string;
  /** Seconds after which trying again makes sense; 0 for at once. */
  readonly wait: number;

  constructor(code: string, wait = 0) {
    super(code);
    this.code = code;
    this.wait = wait;
  }
}

/** Posts a question and gives the stream of its answer; throws AnswerError. */
export async function sendQuestion(
  path: string,
  question: { readonly message: string; readonly conversationId: string | null },
  signal: AbortSignal,
): Promise<ReadableStream<Uint8Array>> {
  const response = await post(path, question, signal);
  if (!response.ok || !response.body) throw await failureOf(response);
  return response.body;
}

/** Posts an action on the conversation; null when it was refused or could not be sent. */
export async function sendAction(path: string, action: object): Promise<ActionReply | null> {
  try {
    const response = await post(path, action);
    return response.ok ? await response.json() : null;
  } catch {
    return null;
  }
}

export interface ActionReply {
  readonly ok?: boolean;
  readonly text?: string;
  readonly cart?: { readonly revision: number; readonly count: number };
  readonly messages?: readonly unknown[];
}

function post(path: string, body: object, signal?: AbortSignal): Promise<Response> {
  const headers = { 'content-type': 'application/json' };
  return fetch(path, { method: 'POST', headers, body: JSON.stringify(body), ...(signal ? { signal } : {}) });
}

async function failureOf(response: Response): Promise<AnswerError> {
  const wait = Number(response.headers.get('retry-after') ?? 0);
  try {
    return new AnswerError(String((await response.json()).error.code), wait);
  } catch {
    return new AnswerError('failed', wait);
  }
}

/** What is called as an answer arrives. */
export interface AnswerListeners {
  readonly onStart: (metadata: unknown) => void;
  readonly onChange: (message: UiMessage) => void;
  /** Whole sentences only. */
  readonly onSentences: (sentences: string) => void;
}

/** Reads an answer to its end; throws AnswerError when that is not where it ends. */
export async function readAnswer(body: ReadableStream<Uint8Array>, listeners: AnswerListeners): Promise<void> {
  const build = createMessageBuilder();
  let isFinished = false;
  let announcedLength = 0;
  for await (const part of readStreamParts(body)) {
    const message = build(part);
    if (part.type === 'start') listeners.onStart(message.metadata);
    if (part.type === 'data-cart') announceCart(part['data']);
    if (part.type === 'error') throw new AnswerError(String(part['errorText']));
    isFinished ||= part.type === 'finish';
    listeners.onChange(message);
    announcedLength = announceSentences(message, announcedLength, listeners.onSentences);
  }
  if (!isFinished) throw new AnswerError('lost');
}

/** Says what has become whole sentences since the last time; gives how far that is. */
function announceSentences(
  message: UiMessage,
  announcedLength: number,
  onSentences: AnswerListeners['onSentences'],
): number {
  const text = messageText(message);
  const isOpen = message.parts.some((part) => part['state'] === 'streaming');
  const end = isOpen ? Math.max(...['. ', '? ', '! '].map((mark) => text.lastIndexOf(mark))) + 1 : text.length;
  if (end > announcedLength) onSentences(text.slice(announcedLength, end));
  return Math.max(end, announcedLength);
}

/** The header and the drawer listen for it. */
export function announceCart(detail: unknown): void {
  document.dispatchEvent(new CustomEvent('cart:changed', { detail }));
}
