import type { LanguageModel } from 'ai';
import { fractionDigits } from '#shop/product/money.ts';
import { type AnswerWriter, makeAnswerWriter, type WrittenAnswer } from '../answers/answer-writer.ts';
import { cartState, cartSummary, proposalData, reportOutcome } from '../answers/cart.ts';
import { comparison } from '../answers/compare.ts';
import type { ModelAssistant } from '../api/chat-context.ts';
import type { StreamWriter } from '../api/event-stream.ts';
import type { ProposalData } from '../api/stream-parts.ts';
import type { TokenLedger } from '../conversation/conversation-store.ts';
import type { TurnContext } from '../conversation/turn-context.ts';
import { productsIn, type ToolResult } from '../tools/tool-result.ts';
import { amountsIn, groundSentence, makeSentenceSplitter } from './grounding.ts';
import { modelTools } from './model-tools.ts';
import { redactPersonalData } from './prompt-safety.ts';
import { loadModel, type ModelSettings } from './provider.ts';
import { systemPrompt } from './system-prompt.ts';

const maxSteps = 5;
/** With room for thinking, which some models count as output. */
const outputTokenLimit = 1200;
const maxHistoryTurns = 12;

interface ModelDependencies {
  readonly tokens: TokenLedger;
  /** Milliseconds since 1970. */
  readonly now: () => number;
  readonly report: (error: unknown) => void;
}

/** A language model with the tools of the assistant, loaded when it is first asked. */
export function makeModelAssistant(
  settings: ModelSettings,
  { tokens, now, report }: ModelDependencies,
): ModelAssistant {
  const budget = tokenBudget(settings.dailyTokens, now, tokens);
  let loading: Promise<LanguageModel> | null = null;
  return {
    isReady: budget.isLeft,
    answer: async (turn, writer) => {
      loading ??= loadModel(settings);
      return answerByModel({ model: await loading, settings, budget, report }, turn, writer);
    },
  };
}

interface ModelRuntime {
  readonly model: LanguageModel;
  readonly settings: ModelSettings;
  readonly budget: TokenBudget;
  readonly report: (error: unknown) => void;
}

async function answerByModel(
  runtime: ModelRuntime,
  turn: TurnContext,
  writer: StreamWriter,
): Promise<WrittenAnswer | null> {
  const answer = makeAnswerWriter(turn, writer);
  const results: ToolResult[] = [];
  const progress = { hasText: false };
  try {
    await streamModel(runtime, { turn, answer, results, progress });
  } catch (error) {
    if (turn.signal.aborted || progress.hasText) throw error;
    runtime.report(error);
    if (!turn.memory.wrote) return discardAnswer(answer);
    reportLastWrite(turn, answer, results);
  }
  showResults({ voice: answer, turn, facts: results });
  return answer.finish();
}

/** What the tools did stays in the stream as finished steps; the words are the built-in assistant's. */
function discardAnswer(answer: AnswerWriter): null {
  answer.finish();
  return null;
}

/** The model changed the cart and then failed: the change must be told, and must not be made again. */
function reportLastWrite(turn: TurnContext, answer: AnswerWriter, results: readonly ToolResult[]): void {
  const write = results.findLast((each) => each.kind === 'write');
  if (write) reportOutcome(turn, answer, write);
}

interface ModelAnswer {
  readonly turn: TurnContext;
  readonly answer: AnswerWriter;
  readonly results: ToolResult[];
  readonly progress: { hasText: boolean };
}

async function streamModel({ model, settings, budget }: ModelRuntime, modelAnswer: ModelAnswer): Promise<void> {
  const { streamText, isStepCount } = await import('ai');
  const { turn } = modelAnswer;
  const result = streamText({
    model,
    instructions: systemPrompt(turn.profile),
    messages: historyOf(turn),
    tools: await modelTools(modelAnswer),
    stopWhen: isStepCount(maxSteps),
    maxOutputTokens: outputTokenLimit,
    maxRetries: 0,
    timeout: settings.timeouts,
    abortSignal: turn.signal,
    onError: () => undefined,
    ...(settings.provider === 'openai' ? { providerOptions: { openai: openaiOptions(settings.model) } } : {}),
  });
  const output = makeGroundedOutput(modelAnswer);
  for await (const part of result.stream) {
    if (part.type === 'text-delta') output.push(part.text);
    if (part.type === 'finish-step') await budget.spend(part.usage.totalTokens ?? 0);
    if (part.type === 'error') throw part.error;
    if (part.type === 'abort') throw new DOMException('The model took too long.', 'TimeoutError');
  }
  output.end();
  if (!modelAnswer.progress.hasText) throw new Error('The model ended without a word.');
  if ((await result.finishReason) === 'other') throw new Error('The model’s answer was cut off.');
}

/** Nothing of a conversation is kept there; models that think do so shortly before their first word. */
function openaiOptions(model: string): { readonly store: false; readonly reasoningEffort?: 'low' } {
  return /^(?:gpt-[5-9]|o\d)/.test(model) ? { store: false, reasoningEffort: 'low' } : { store: false };
}

function historyOf({ message, memory }: TurnContext): { role: 'user' | 'assistant'; content: string }[] {
  const before = memory.conversation.turns.slice(-maxHistoryTurns).filter(({ text }) => text !== '');
  const history = before.map(({ role, text }) => ({
    role,
    content: role === 'user' ? redactPersonalData(text) : text,
  }));
  return [...history, { role: 'user', content: redactPersonalData(message) }];
}

/** Says the model's text sentence by sentence, each freed of what no tool returned. */
function makeGroundedOutput({ turn, answer, results, progress }: ModelAnswer): {
  readonly push: (text: string) => void;
  readonly end: () => void;
} {
  const cutter = makeSentenceSplitter();
  const digits = fractionDigits(turn.profile.currency);
  const say = (sentence: string): void => {
    const quoted = results.flatMap((each) => (each.kind === 'passages' ? each.passages.map(({ text }) => text) : []));
    const grounds = { amounts: new Set(results.flatMap(amountsIn)), said: [turn.message, ...quoted].join(' '), digits };
    const text = groundSentence(sentence, grounds);
    if (text.trim() === '' && !progress.hasText) return;
    progress.hasText = true;
    answer.stream(text);
  };
  return {
    push: (text) => cutter.push(text).forEach(say),
    end: () => {
      const rest = cutter.rest();
      if (rest !== '') say(rest);
    },
  };
}

/** How many tokens a day may still use, of all processes together. Days are UTC. */
export interface TokenBudget {
  readonly isLeft: () => Promise<boolean>;
  readonly spend: (tokens: number) => Promise<void>;
}

const dayMs = 24 * 60 * 60 * 1000;

/** `now` gives milliseconds since 1970. */
export function tokenBudget(perDay: number, now: () => number, tokens: TokenLedger): TokenBudget {
  const today = (): number => Math.floor(now() / dayMs);
  return {
    isLeft: async () => (await tokens.on(today())) < perDay,
    spend: (spent) => tokens.add(today(), spent),
  };
}

const maxCards = 6;

/** Shows beside a model's words what its tools returned: the products found last, the cart, links, what waits for a click. */
export function showResults({
  voice: answer,
  turn,
  facts: results,
}: {
  voice: AnswerWriter;
  turn: TurnContext;
  facts: readonly ToolResult[];
}): void {
  const found = results.findLast((each) => productsIn(each).length > 0);
  if (found) answer.showProducts(productsIn(found).slice(0, maxCards));
  for (const each of results) showResult(answer, each, turn);
}

function showResult(answer: AnswerWriter, result: ToolResult, turn: TurnContext): void {
  const { locale } = turn.profile;
  if (result.kind === 'comparison') answer.show({ type: 'data-comparison', data: comparison(result.found, turn) });
  if (result.kind === 'link') answer.show({ type: 'data-link', data: { label: result.label, href: result.href } });
  if (result.kind === 'cart' && result.cart)
    answer.show({ type: 'data-cart-summary', data: cartSummary(result.cart, locale) });
  if (result.kind === 'passages') for (const { title, href } of result.passages.slice(0, 1)) answer.source(title, href);
  if (result.kind !== 'write') return;
  if (result.outcome.status === 'proposed') propose(answer, proposalData(result.outcome.proposal, turn));
  if (result.outcome.status === 'done') answer.show(cartState(result.outcome.cart));
}

/** The answer ends with the shop's own question, so that a yes can mean nothing that a model asked. */
function propose(answer: AnswerWriter, data: ProposalData): void {
  answer.say(data.text);
  answer.show({ type: 'data-proposal', data });
}
