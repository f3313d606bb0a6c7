import { createMessageBuilder, messageText, readStreamParts, type UiMessage } from './message.ts';

/** An answer failed, or ended before it was complete. */
export class AnswerError extends Error {
  /** A code of the server, or one of `FailureCode`. */
  readonly code: string;
  /** Seconds after which trying again makes sense; 0 for at once. */
  readonly wait: number;

  constructor(code: string, wait = 0) {
    super(code);
    this.code = code;
    this.wait = wait;
  }
}

/** Posts a question and resolves with the stream of its answer. Rejects with AnswerError. */
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

function post(path: string, body: object, signal: AbortSignal | null = null): Promise<Response> {
  const headers = { 'content-type': 'application/json' };
  return fetch(path, { method: 'POST', headers, body: JSON.stringify(body), signal });
}

async function failureOf(response: Response): Promise<AnswerError> {
  const wait = Number(response.headers.get('retry-after'));
  try {
    return new AnswerError(String((await response.json()).error.code), wait);
  } catch {
    return new AnswerError('failed', wait);
  }
}

/** Callbacks for an answer as it arrives. */
export interface AnswerListeners {
  readonly onStart: (metadata: unknown) => void;
  readonly onChange: (message: UiMessage) => void;
  /** Whole sentences only. */
  readonly onSentences: (sentences: string) => void;
}

/** Reads an answer to its end. Rejects with AnswerError when it is incomplete. */
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

/** Announces the sentences that are complete by now; returns the length of the announced text. */
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

/** Tells the header and the drawer that the cart has changed. */
export function announceCart(detail: unknown): void {
  document.dispatchEvent(new CustomEvent('cart:changed', { detail }));
}
