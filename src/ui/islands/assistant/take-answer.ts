import { messageBuilder, type UiMessage } from './build-message.ts';
import { textOf } from './message-text.ts';
import { readParts } from './read-parts.ts';
import { AnswerFailed } from './send.ts';

/** Who is told what as an answer comes in. */
export interface Listeners {
  readonly started: (metadata: unknown) => void;
  readonly changed: (message: UiMessage) => void;
  /** Whole sentences only. */
  readonly spoke: (sentences: string) => void;
}

/** Reads an answer to its end; throws AnswerFailed when that is not where it ends. */
export async function takeAnswer(body: ReadableStream<Uint8Array>, listeners: Listeners): Promise<void> {
  const build = messageBuilder();
  let isFinished = false;
  let said = 0;
  for await (const part of readParts(body)) {
    const message = build(part);
    if (part.type === 'start') listeners.started(message.metadata);
    if (part.type === 'data-cart') announceCart(part['data']);
    if (part.type === 'error') throw new AnswerFailed(String(part['errorText']));
    isFinished ||= part.type === 'finish';
    listeners.changed(message);
    said = speak(message, said, listeners.spoke);
  }
  if (!isFinished) throw new AnswerFailed('lost');
}

/** Says what has become whole sentences since the last time; gives how far that is. */
function speak(message: UiMessage, said: number, spoke: Listeners['spoke']): number {
  const text = textOf(message);
  const isOpen = message.parts.some((part) => part['state'] === 'streaming');
  const end = isOpen ? Math.max(...['. ', '? ', '! '].map((mark) => text.lastIndexOf(mark))) + 1 : text.length;
  if (end > said) spoke(text.slice(said, end));
  return Math.max(end, said);
}

/** The header and the drawer listen for it. */
export function announceCart(detail: unknown): void {
  document.dispatchEvent(new CustomEvent('cart:changed', { detail }));
}
