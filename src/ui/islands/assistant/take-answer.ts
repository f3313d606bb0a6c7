import { createMessageBuilder, type UiMessage } from './build-message.ts';
import { messageText } from './message-text.ts';
import { readStreamParts } from './read-parts.ts';
import { AnswerError } from './send.ts';

/** Who is told what as an answer comes in. */
export interface AnswerListeners {
  readonly onStart: (metadata: unknown) => void;
  readonly onChange: (message: UiMessage) => void;
  /** Whole sentences only. */
  readonly onSentences: (sentences: string) => void;
}

/** Reads an answer to its end; throws AnswerFailed when that is not where it ends. */
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
