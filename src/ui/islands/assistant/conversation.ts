import type { KeptMessage } from '#assistant/wire.ts';
import type { UiMessage } from './build-message.ts';
import { keptToUiMessage } from './kept-message.ts';
import { textOf } from './message-text.ts';
import { type ActionAnswer, AnswerFailed, sendAction, sendQuestion } from './send.ts';
import type { MakeState, State } from './state.ts';
import { announceCart, takeAnswer } from './take-answer.ts';
import type { FailureCode, Texts } from './texts.ts';

export interface Failure {
  readonly code: FailureCode;
  /** Seconds after which trying again makes sense; 0 for at once. */
  readonly wait: number;
}

interface Held {
  /** Where questions are posted to. */
  readonly path: string;
  readonly texts: Texts;
  readonly messages: State<readonly UiMessage[]>;
  readonly isAnswering: State<boolean>;
  readonly failure: State<Failure | null>;
  /** For screen readers: whole sentences. */
  readonly spoken: State<string>;
  /** What came of what was pressed, by the id of what was offered. */
  readonly outcomes: State<Readonly<Record<string, string>>>;
  /** Ids of the variants that were chosen, by card. */
  readonly chosen: State<Readonly<Record<string, string>>>;
  running: AbortController | null;
}

/** The conversation of this tab: what was said, what is going on, and what can be done. */
export function makeConversation({ path, texts }: Pick<Held, 'path' | 'texts'>, state: MakeState) {
  const held: Held = {
    path,
    texts,
    messages: state<readonly UiMessage[]>([]),
    isAnswering: state(false),
    failure: state<Failure | null>(null),
    spoken: state(''),
    outcomes: state({}),
    chosen: state({}),
    running: null,
  };
  return {
    ...held,
    ask: (text: string): Promise<void> => ask(held, text),
    stop: (): void => held.running?.abort(),
    retry: (): Promise<void> => retry(held),
    clear: (): Promise<void> => clear(held),
    restore: (): Promise<void> => restore(held),
    act: (action: object): Promise<ActionAnswer | null> => act(held, action),
    /** Notes what came of something offered, and tells it. */
    settle: (id: string, outcome: string, spoken = outcome): void => {
      held.outcomes.value = { ...held.outcomes.value, [id]: outcome };
      held.spoken.value = spoken;
    },
  };
}

export type Conversation = ReturnType<typeof makeConversation>;

async function ask(held: Held, text: string): Promise<void> {
  if (held.isAnswering.value) return;
  const question: UiMessage = { id: crypto.randomUUID(), role: 'user', parts: [{ type: 'text', text }] };
  held.messages.value = [...held.messages.value, question];
  await answer(held, text);
}

/** The last question again; what its failed or unwanted answer showed goes. */
async function retry(held: Held): Promise<void> {
  const last = held.messages.value.findLastIndex(({ role }) => role === 'user');
  const question = held.messages.value[last];
  held.messages.value = held.messages.value.slice(0, last + 1);
  if (question) await answer(held, textOf(question));
}

async function answer(held: Held, message: string): Promise<void> {
  const { messages, isAnswering, failure, spoken, texts } = held;
  [isAnswering.value, failure.value, spoken.value] = [true, null, texts.answering];
  const running = (held.running = new AbortController());
  const before = messages.value;
  let hasBegun = false;
  try {
    const body = await sendQuestion(held.path, { message, conversationId: keptId() }, running.signal);
    hasBegun = true;
    await takeAnswer(body, {
      started: keepId,
      changed: (answered) => (messages.value = [...before, answered]),
      spoke: (sentences) => (spoken.value = sentences),
    });
  } catch (error) {
    if (!running.signal.aborted) failure.value = failureFrom(error, texts, hasBegun);
    spoken.value = running.signal.aborted ? texts.stopped : '';
  } finally {
    isAnswering.value = false;
  }
}

/** A code without a text of its own is like any other failure. */
function failureFrom(error: unknown, { failures }: Texts, hasBegun: boolean): Failure {
  if (error instanceof AnswerFailed)
    return { code: error.code in failures ? (error.code as FailureCode) : 'failed', wait: error.wait };
  if (!navigator.onLine) return { code: 'offline', wait: 0 };
  return { code: hasBegun ? 'lost' : 'unreachable', wait: 0 };
}

async function clear(held: Held): Promise<void> {
  held.running?.abort();
  await act(held, { action: 'clear' });
  sessionStorage.removeItem(idKey);
  [held.messages.value, held.failure.value, held.spoken.value] = [[], null, held.texts.cleared];
}

/** Brings back what the server kept of it, e.g. on the next page. */
async function restore(held: Held): Promise<void> {
  if (keptId() === null || held.messages.value.length > 0) return;
  const kept = (await act(held, { action: 'read' }))?.messages ?? [];
  if (held.messages.value.length === 0)
    held.messages.value = kept.map((message) => keptToUiMessage(message as KeptMessage));
}

async function act({ path }: Held, action: object): Promise<ActionAnswer | null> {
  const answered = await sendAction(path, { ...action, conversationId: keptId() ?? '-' });
  if (answered?.cart) announceCart(answered.cart);
  return answered;
}

const idKey = 'assistant-conversation';

function keptId(): string | null {
  return sessionStorage.getItem(idKey);
}

function keepId(metadata: unknown): void {
  const id = metadata && typeof metadata === 'object' && 'conversationId' in metadata ? metadata.conversationId : null;
  if (typeof id === 'string') sessionStorage.setItem(idKey, id);
}
