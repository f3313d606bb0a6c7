import { fractionDigits } from '#shop/product/money.ts';
import { type AnswerWriter, makeAnswerWriter, type WrittenAnswer } from '../answers/answer-writer.ts';
import type { ModelAssistant } from '../api/chat-context.ts';
import type { StreamWriter } from '../api/event-stream.ts';
import type { TokenLedger } from '../conversation/conversation-store.ts';
import { raceAbort, type TurnContext } from '../conversation/turn-context.ts';
import type { ToolReply } from '../tools/tool.ts';
import { type CircuitBreaker, createCircuitBreaker } from './circuit-breaker.ts';
import { createSentenceSplitter, groundSentence } from './grounding.ts';
import { historyOf } from './history.ts';
import { type ModelStepPart, streamSteps } from './model-steps.ts';
import { modelTools } from './model-tools.ts';
import {
  loadModel,
  type ModelSettings,
  type ModelUsage,
  type PromptMessage,
  type ProviderModel,
  providerOptionsOf,
} from './provider.ts';
import { type SilenceWatch, type StartTimer, startSystemTimer, watchSilence } from './silence-watch.ts';
import { systemPrompt } from './system-prompt.ts';
import { createTokenBudget, type TokenBudget } from './token-budget.ts';
import { createReasoningFilter, type ReasoningHabit } from './untagged-reasoning.ts';

const maxSteps = 5;
/** Of all steps of an answer. Includes reasoning, which some models count as output. */
const outputTokenLimit = 1500;
/** For servers that heed no limit of tokens: several times what these tokens can be. */
const maxOutputCharacters = 12_000;

interface ModelDependencies {
  readonly tokens: TokenLedger;
  /** Milliseconds since 1970. */
  readonly now: () => number;
  readonly report: (error: unknown) => void;
  readonly startTimer?: StartTimer;
}

/** A language model with the tools of the assistant. It is loaded when the first message arrives. */
export function createModelAssistant(
  settings: ModelSettings,
  { tokens, now, report, startTimer = startSystemTimer }: ModelDependencies,
): ModelAssistant {
  const budget = createTokenBudget(settings.dailyTokens, now, tokens);
  const breaker = createCircuitBreaker(now, settings.timeouts.reasoningMs);
  const habit: ReasoningHabit = { current: settings.provider === 'compatible' ? 'unknown' : 'none' };
  let loading: Promise<ProviderModel> | null = null;
  return {
    unreadiness: async () => {
      if (!(await budget.isLeft())) return 'budget_spent';
      return breaker.allows() ? null : 'model_unavailable';
    },
    answer: async (turn, writer) => {
      loading ??= loadModel(settings);
      const runtime = { model: await loading, settings, budget, breaker, habit, startTimer, report };
      return answerByModel(runtime, turn, writer);
    },
  };
}

interface ModelRuntime {
  readonly model: ProviderModel;
  readonly settings: ModelSettings;
  readonly budget: TokenBudget;
  readonly breaker: CircuitBreaker;
  /** What its answers so far showed. */
  readonly habit: ReasoningHabit;
  readonly startTimer: StartTimer;
  readonly report: (error: unknown) => void;
}

/** null when the model failed before its first word and has changed nothing. */
async function answerByModel(
  runtime: ModelRuntime,
  turn: TurnContext,
  writer: StreamWriter,
): Promise<WrittenAnswer | null> {
  const answer = makeAnswerWriter(turn, writer);
  const replies: ToolReply[] = [];
  const progress = { hasText: false };
  try {
    await streamWhileSpeaking(runtime, { turn, answer, replies, progress });
    runtime.breaker.succeeded();
  } catch (error) {
    if (!turn.signal.aborted && (await isOutage(error))) runtime.breaker.failed();
    if (turn.signal.aborted) throw error;
    const failure = await redactError(error);
    if (progress.hasText) throw failure;
    runtime.report(failure);
    if (!turn.memory.wrote) return discardAnswer(answer);
    // The model changed the cart and then failed: the visitor must hear of it, and the rules must not do it again.
    replies.findLast(({ report }) => report !== null)?.report?.(answer);
  }
  showReplies(answer, replies);
  return answer.finish();
}

/** The tool calls stay in the stream as finished steps; the sentences are then the built-in assistant's. */
function discardAnswer(answer: AnswerWriter): null {
  answer.finish();
  return null;
}

interface ModelAnswer {
  readonly turn: TurnContext;
  readonly answer: AnswerWriter;
  readonly replies: ToolReply[];
  readonly progress: { hasText: boolean };
}

/** Timeouts are our own. The class is loaded with the AI SDK, which the built-in assistant does without. */
async function redactError(error: unknown): Promise<unknown> {
  if (error instanceof DOMException) return error;
  const { ModelFailureError } = await import('./provider-error.ts');
  return new ModelFailureError(error);
}

/** Whether the next visitor would wait in vain as well: it was silent, unreachable or overloaded. */
async function isOutage(error: unknown): Promise<boolean> {
  const { APICallError } = await import('ai');
  return (
    (error instanceof Error && error.name === 'TimeoutError') || (APICallError.isInstance(error) && error.isRetryable)
  );
}

/** Ends when a step of the model is silent or reasons for too long, even if the model does not react to being aborted. */
async function streamWhileSpeaking(runtime: ModelRuntime, modelAnswer: ModelAnswer): Promise<void> {
  const silence = new AbortController();
  const watch = watchSilence(runtime.settings.timeouts, runtime.startTimer, () =>
    silence.abort(new DOMException('The model was silent for too long.', 'TimeoutError')),
  );
  const stopClock = runtime.startTimer(runtime.settings.timeouts.totalMs, () =>
    silence.abort(new DOMException('The model took too long.', 'TimeoutError')),
  );
  const signal = AbortSignal.any([modelAnswer.turn.signal, silence.signal]);
  try {
    await raceAbort(streamModel(runtime, modelAnswer, { signal, watch }), signal);
  } finally {
    watch.rest();
    stopClock();
    // Ends what is left of an answer that is long enough.
    silence.abort();
  }
}

interface ModelStreamControl {
  readonly signal: AbortSignal;
  readonly watch: SilenceWatch;
}

async function streamModel(
  { model, settings, budget, habit, report }: ModelRuntime,
  modelAnswer: ModelAnswer,
  { signal, watch }: ModelStreamControl,
): Promise<void> {
  const { turn, answer, replies, progress } = modelAnswer;
  const output = createGroundedOutput(modelAnswer, habit);
  const parts = streamSteps({
    model,
    prompt: [instructionsFor(turn), ...historyOf(turn)],
    tools: modelTools({ answer, replies, report, signal }),
    maxSteps,
    maxOutputTokens: outputTokenLimit,
    providerOptions: providerOptionsOf(settings),
    signal,
  });
  let characters = 0;
  let isCutOff = false;
  for await (const part of parts) {
    signal.throwIfAborted();
    tellWatch(watch, part);
    if (part.type === 'text-delta') output.push(part.delta);
    if (part.type === 'error') throw part.error;
    if (part.type === 'finish') {
      output.endStep();
      isCutOff = part.finishReason.unified === 'other';
      await budget.spend(totalTokens(part.usage));
    }
    if ('delta' in part) characters += part.delta.length;
    if (characters > maxOutputCharacters) break;
  }
  output.end();
  if (!progress.hasText) throw new Error('The model returned no text.');
  if (isCutOff && characters <= maxOutputCharacters) throw new Error('The answer of the model was cut off.');
}

function tellWatch(watch: SilenceWatch, { type }: ModelStepPart): void {
  if (type === 'step') watch.listen();
  if (type === 'reasoning-delta') watch.reasons();
  if (type === 'text-delta' || type === 'tool-input-start' || type === 'tool-input-delta' || type === 'tool-call')
    watch.heard();
  if (type === 'finish') watch.rest();
}

/** Tools and instructions are the same for all visitors of a shop: Anthropic caches them when told to, others by themselves. */
const cachedPrompt = { anthropic: { cacheControl: { type: 'ephemeral' } } } as const;

function instructionsFor({ profile }: TurnContext): PromptMessage {
  return { role: 'system', content: systemPrompt(profile), providerOptions: cachedPrompt };
}

function totalTokens({ inputTokens, outputTokens }: ModelUsage): number {
  return (inputTokens.total ?? 0) + (outputTokens.total ?? 0);
}

/** Streams the model's text without reasoning, sentence by sentence, each after `groundSentence`. */
function createGroundedOutput(
  { turn, answer, replies, progress }: ModelAnswer,
  habit: ReasoningHabit,
): {
  readonly push: (text: string) => void;
  readonly endStep: () => void;
  readonly end: () => void;
} {
  const splitter = createSentenceSplitter();
  const filter = createReasoningFilter(habit);
  const digits = fractionDigits(turn.profile.currency);
  const { priceOnCard: unknownAmount } = turn.messages.answers;
  const say = (sentence: string): void => {
    const amounts = new Set(replies.flatMap((reply) => reply.amounts));
    const knownText = [turn.typed, ...replies.flatMap(({ quotes }) => quotes)].join('\n');
    const text = groundSentence(sentence, { amounts, knownText, digits, unknownAmount });
    if (text.trim() === '' && !progress.hasText) return;
    progress.hasText = true;
    answer.stream(text);
  };
  return {
    push: (text) => splitter.push(filter.push(text)).forEach(say),
    endStep: () => splitter.push(filter.endStep()).forEach(say),
    end: () => {
      const rest = splitter.rest();
      if (rest !== '') say(rest);
    },
  };
}

const maxCards = 6;

/** Shows what tools returned beside a model's words: the products found last, the cart, links, proposals. */
function showReplies(answer: AnswerWriter, replies: readonly ToolReply[]): void {
  const found = replies.findLast(({ products }) => products.length > 0);
  if (found) answer.showProducts(found.products.slice(0, maxCards));
  for (const reply of replies) reply.show(answer);
}
