import type { StoredMessage } from '#assistant/api/stream-parts.ts';
import { messageText, storedToUiMessage, type UiMessage } from './message.ts';
import { type ActionReply, announceCart, AnswerError, readAnswer, sendAction, sendQuestion } from './chat-client.ts';
import type { CreateObservable, ObservableValue } from './panel-state.ts';
import type { FailureCode, PanelTexts } from './texts.ts';

export interface AnswerFailure {
  readonly code: FailureCode;
  /** Seconds after which trying again makes sense; 0 for at once. */
  readonly wait: number;
}

interface ConversationContext {
  /** Where questions are posted to. */
  readonly path: string;
  readonly texts: PanelTexts;
  readonly messages: ObservableValue<readonly UiMessage[]>;
  readonly isAnswering: ObservableValue<boolean>;
  readonly failure: ObservableValue<AnswerFailure | null>;
  /** For screen readers: whole sentences. */
  readonly announcement: ObservableValue<string>;
  /** The outcome of each confirmed, undone or added offer, by its id. */
  readonly outcomes: ObservableValue<Readonly<Record<string, string>>>;
  /** Ids of the variants that were chosen, by card. */
  readonly selectedVariants: ObservableValue<Readonly<Record<string, string>>>;
  running: AbortController | null;
}

/** The conversation of this tab: its state, and the functions that change it. */
export function createConversation(
  { path, texts }: Pick<ConversationContext, 'path' | 'texts'>,
  state: CreateObservable,
) {
  const context: ConversationContext = {
    path,
    texts,
    messages: state<readonly UiMessage[]>([]),
    isAnswering: state(false),
    failure: state<AnswerFailure | null>(null),
    announcement: state(''),
    outcomes: state({}),
    selectedVariants: state({}),
    running: null,
  };
  return {
    ...context,
    ask: (text: string): Promise<void> => ask(context, text),
    stop: (): void => context.running?.abort(),
    retry: (): Promise<void> => retry(context),
    clear: (): Promise<void> => clear(context),
    restore: (): Promise<void> => restore(context),
    act: (action: object): Promise<ActionReply | null> => act(context, action),
    /** Stores and announces the outcome of an offer. */
    settle: (id: string, outcome: string, spoken = outcome): void => {
      context.outcomes.value = { ...context.outcomes.value, [id]: outcome };
      context.announcement.value = spoken;
    },
  };
}

export type PanelConversation = ReturnType<typeof createConversation>;

async function ask(context: ConversationContext, text: string): Promise<void> {
  if (context.isAnswering.value) return;
  const question: UiMessage = { id: crypto.randomUUID(), role: 'user', parts: [{ type: 'text', text }] };
  context.messages.value = [...context.messages.value, question];
  await answer(context, text);
}

/** Asks the last question again and removes its answer. */
async function retry(context: ConversationContext): Promise<void> {
  const last = context.messages.value.findLastIndex(({ role }) => role === 'user');
  const question = context.messages.value[last];
  context.messages.value = context.messages.value.slice(0, last + 1);
  if (question) await answer(context, messageText(question));
}

async function answer(context: ConversationContext, message: string): Promise<void> {
  const { messages, isAnswering, failure, announcement, texts } = context;
  [isAnswering.value, failure.value, announcement.value] = [true, null, texts.answering];
  const running = (context.running = new AbortController());
  const before = messages.value;
  let hasBegun = false;
  try {
    const body = await sendQuestion(context.path, { message, conversationId: storedId() }, running.signal);
    hasBegun = true;
    await readAnswer(body, {
      onStart: storeId,
      onChange: (answered) => (messages.value = [...before, answered]),
      onSentences: (sentences) => (announcement.value = sentences),
    });
  } catch (error) {
    if (!running.signal.aborted) failure.value = failureFrom(error, texts, hasBegun);
    announcement.value = running.signal.aborted ? texts.stopped : '';
  } finally {
    isAnswering.value = false;
  }
}

/** Codes without a message count as `failed`. */
function failureFrom(error: unknown, { failures }: PanelTexts, hasBegun: boolean): AnswerFailure {
  if (error instanceof AnswerError)
    return { code: error.code in failures ? (error.code as FailureCode) : 'failed', wait: error.wait };
  if (!navigator.onLine) return { code: 'offline', wait: 0 };
  return { code: hasBegun ? 'lost' : 'unreachable', wait: 0 };
}

async function clear(context: ConversationContext): Promise<void> {
  context.running?.abort();
  await act(context, { action: 'clear' });
  sessionStorage.removeItem(storageKey);
  [context.messages.value, context.failure.value, context.announcement.value] = [[], null, context.texts.cleared];
}

/** Loads the stored conversation, e.g. on the next page. */
async function restore(context: ConversationContext): Promise<void> {
  if (storedId() === null || context.messages.value.length > 0) return;
  const stored = (await act(context, { action: 'read' }))?.messages ?? [];
  if (context.messages.value.length === 0)
    context.messages.value = stored.map((message) => storedToUiMessage(message as StoredMessage));
}

async function act({ path }: ConversationContext, action: object): Promise<ActionReply | null> {
  const answered = await sendAction(path, { ...action, conversationId: storedId() ?? '-' });
  if (answered?.cart) announceCart(answered.cart);
  return answered;
}

const storageKey = 'assistant-conversation';

function storedId(): string | null {
  return sessionStorage.getItem(storageKey);
}

function storeId(metadata: unknown): void {
  const id = metadata && typeof metadata === 'object' && 'conversationId' in metadata ? metadata.conversationId : null;
  if (typeof id === 'string') sessionStorage.setItem(storageKey, id);
}
