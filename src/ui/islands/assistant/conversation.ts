import type { KeptMessage } from '#assistant/wire.ts';
import { messageBuilder, type UiMessage } from './build-message.ts';
import { keptToUiMessage } from './kept-message.ts';
import { textOf } from './message-text.ts';
import { readParts } from './read-parts.ts';
import { type ActionAnswer, AnswerFailed, known, sendAction, sendQuestion } from './send.ts';
import { stateFor } from './state.ts';
import { type FailureCode, texts } from './texts.en.ts';

export interface Failure {
  readonly code: FailureCode;
  readonly wait: number;
}

const idKey = 'assistant-conversation';

/** The conversation of this tab: what was said, what is going on, and what can be done. */
export function makeConversation(path: string, redraw: () => void) {
  const state = stateFor(redraw);
  const messages = state<readonly UiMessage[]>([]);
  const isAnswering = state(false);
  const failure = state<Failure | null>(null);
  /** For screen readers: whole sentences. */
  const spoken = state('');
  let running: AbortController | null = null;
  let id = sessionStorage.getItem(idKey);

  const act = (action: object): Promise<ActionAnswer | null> =>
    sendAction(path, { ...action, conversationId: id ?? '-' });

  async function ask(message: string): Promise<void> {
    if (isAnswering.value) return;
    const question: UiMessage = { id: crypto.randomUUID(), role: 'user', parts: [{ type: 'text', text: message }] };
    messages.value = [...messages.value, question];
    await answer(message);
  }

  async function answer(message: string): Promise<void> {
    [isAnswering.value, failure.value, spoken.value] = [true, null, texts.answering];
    running = new AbortController();
    const before = messages.value;
    try {
      const body = await sendQuestion(path, { message, conversationId: id }, running.signal);
      await take(body, before);
    } catch (error) {
      if (!running.signal.aborted) failure.value = failureFrom(error);
      spoken.value = running.signal.aborted ? texts.stopped : '';
    } finally {
      isAnswering.value = false;
    }
  }

  async function take(body: ReadableStream<Uint8Array>, before: readonly UiMessage[]): Promise<void> {
    const build = messageBuilder();
    let isFinished = false;
    let said = 0;
    for await (const part of readParts(body)) {
      const message = build(part);
      if (part.type === 'start') keepId(message.metadata);
      if (part.type === 'data-cart') announceCart(part['data']);
      if (part.type === 'error') throw new AnswerFailed(known(part['errorText']));
      isFinished ||= part.type === 'finish';
      messages.value = [...before, message];
      said = speak(message, said);
    }
    if (!isFinished) throw new AnswerFailed('lost');
  }

  /** Says what has become whole sentences since the last time. */
  function speak(message: UiMessage, said: number): number {
    const text = textOf(message);
    const end = message.parts.some((part) => part['state'] === 'streaming') ? lastSentenceEnd(text) : text.length;
    if (end > said) spoken.value = text.slice(said, end);
    return Math.max(end, said);
  }

  function keepId(metadata: unknown): void {
    const given =
      metadata && typeof metadata === 'object' && 'conversationId' in metadata ? metadata.conversationId : null;
    if (typeof given !== 'string') return;
    id = given;
    sessionStorage.setItem(idKey, given);
  }

  return {
    messages,
    isAnswering,
    failure,
    spoken,
    ask,
    stop: () => running?.abort(),
    /** The last question again; what its failed or unwanted answer showed goes. */
    retry: () => {
      const last = messages.value.findLastIndex(({ role }) => role === 'user');
      const question = messages.value[last];
      messages.value = messages.value.slice(0, last + 1);
      return question ? answer(textOf(question)) : undefined;
    },
    clear: async () => {
      running?.abort();
      await act({ action: 'clear' });
      sessionStorage.removeItem(idKey);
      [id, messages.value, failure.value, spoken.value] = [null, [], null, texts.cleared];
    },
    /** Brings back what the server kept of it, e.g. on the next page. */
    restore: async () => {
      if (id === null || messages.value.length > 0) return;
      const kept = (await act({ action: 'read' }))?.messages ?? [];
      if (messages.value.length === 0) messages.value = kept.map((message) => keptToUiMessage(message as KeptMessage));
    },
    act: async (action: object): Promise<ActionAnswer | null> => {
      const answered = await act(action);
      if (answered?.cart) announceCart(answered.cart);
      return answered;
    },
  };
}

export type Conversation = ReturnType<typeof makeConversation>;

function failureFrom(error: unknown): Failure {
  if (error instanceof AnswerFailed) return { code: error.code, wait: error.wait };
  return { code: navigator.onLine ? 'lost' : 'offline', wait: 0 };
}

function lastSentenceEnd(text: string): number {
  return Math.max(text.lastIndexOf('. '), text.lastIndexOf('? '), text.lastIndexOf('! '), -1) + 1;
}

/** The header and the drawer listen for it. */
function announceCart(detail: unknown): void {
  document.dispatchEvent(new CustomEvent('cart:changed', { detail }));
}
