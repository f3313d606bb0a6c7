import type { LanguageModel } from 'ai';
import { fractionDigits } from '#shop/money.ts';
import { tell } from '../builtin/answers/outcome.ts';
import type { Facts } from '../facts.ts';
import type { ModelAssistant } from '../services.ts';
import type { SpentTokens } from '../store/store.ts';
import type { StreamWriter } from '../stream.ts';
import type { Turn } from '../turn.ts';
import { makeVoice, type Spoken, type Voice } from '../voice.ts';
import { tokenBudget, type TokenBudget } from './budget.ts';
import { redacted } from './fence.ts';
import { amountsIn, grounded, sentenceCutter } from './grounded.ts';
import { instructionsFor } from './instructions.ts';
import { loadModel } from './load-model.ts';
import { modelTools } from './model-tools.ts';
import type { ModelSettings } from './settings.ts';
import { showFacts } from './show-facts.ts';

const steps = 5;
/** With room for thinking, which some models count as output. */
const outputTokens = 1200;
const turnsTold = 12;

interface ModelParts {
  readonly tokens: SpentTokens;
  /** Milliseconds since 1970. */
  readonly now: () => number;
  readonly report: (error: unknown) => void;
}

/** A language model with the tools of the assistant, loaded when it is first asked. */
export function makeModelAssistant(settings: ModelSettings, { tokens, now, report }: ModelParts): ModelAssistant {
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

interface ModelAnswering {
  readonly model: LanguageModel;
  readonly settings: ModelSettings;
  readonly budget: TokenBudget;
  readonly report: (error: unknown) => void;
}

async function answerByModel(answering: ModelAnswering, turn: Turn, writer: StreamWriter): Promise<Spoken | null> {
  const voice = makeVoice(turn, writer);
  const facts: Facts[] = [];
  const spoken = { hasText: false };
  try {
    await streamModel(answering, { turn, voice, facts, spoken });
  } catch (error) {
    if (turn.signal.aborted || spoken.hasText) throw error;
    answering.report(error);
    if (!turn.memory.wrote) return discarded(voice);
    tellLastWrite(turn, voice, facts);
  }
  showFacts({ voice, turn, facts });
  return voice.finish();
}

/** What the tools did stays in the stream as finished steps; the words are the built-in assistant's. */
function discarded(voice: Voice): null {
  voice.finish();
  return null;
}

/** The model changed the cart and then failed: the change must be told, and must not be made again. */
function tellLastWrite(turn: Turn, voice: Voice, facts: readonly Facts[]): void {
  const write = facts.findLast((each) => each.kind === 'write');
  if (write) tell(turn, voice, write);
}

interface Telling {
  readonly turn: Turn;
  readonly voice: Voice;
  readonly facts: Facts[];
  readonly spoken: { hasText: boolean };
}

async function streamModel({ model, settings, budget }: ModelAnswering, telling: Telling): Promise<void> {
  const { streamText, isStepCount } = await import('ai');
  const { turn } = telling;
  const result = streamText({
    model,
    instructions: instructionsFor(turn.profile),
    messages: historyOf(turn),
    tools: await modelTools(telling),
    stopWhen: isStepCount(steps),
    maxOutputTokens: outputTokens,
    maxRetries: 0,
    timeout: settings.timeouts,
    abortSignal: turn.signal,
    onError: () => undefined,
    ...(settings.provider === 'openai' ? { providerOptions: { openai: optionsFor(settings.model) } } : {}),
  });
  const say = sayGrounded(telling);
  for await (const part of result.stream) {
    if (part.type === 'text-delta') say.push(part.text);
    if (part.type === 'finish-step') await budget.spend(part.usage.totalTokens ?? 0);
    if (part.type === 'error') throw part.error;
    if (part.type === 'abort') throw new DOMException('The model took too long.', 'TimeoutError');
  }
  say.end();
  if (!telling.spoken.hasText) throw new Error('The model ended without a word.');
  if ((await result.finishReason) === 'other') throw new Error('The model’s answer was cut off.');
}

/** Nothing of a conversation is kept there; models that think do so shortly before their first word. */
function optionsFor(model: string): { readonly store: false; readonly reasoningEffort?: 'low' } {
  return /^(?:gpt-[5-9]|o\d)/.test(model) ? { store: false, reasoningEffort: 'low' } : { store: false };
}

function historyOf({ message, memory }: Turn): { role: 'user' | 'assistant'; content: string }[] {
  const before = memory.conversation.turns.slice(-turnsTold).filter(({ text }) => text !== '');
  const told = before.map(({ role, text }) => ({ role, content: role === 'user' ? redacted(text) : text }));
  return [...told, { role: 'user', content: redacted(message) }];
}

/** Says the model's text sentence by sentence, each freed of what no tool returned. */
function sayGrounded({ turn, voice, facts, spoken }: Telling): {
  readonly push: (text: string) => void;
  readonly end: () => void;
} {
  const cutter = sentenceCutter();
  const digits = fractionDigits(turn.profile.currency);
  const say = (sentence: string): void => {
    const quoted = facts.flatMap((each) => (each.kind === 'passages' ? each.passages.map(({ text }) => text) : []));
    const grounds = { amounts: new Set(facts.flatMap(amountsIn)), said: [turn.message, ...quoted].join(' '), digits };
    const text = grounded(sentence, grounds);
    if (text.trim() === '' && !spoken.hasText) return;
    spoken.hasText = true;
    voice.stream(text);
  };
  return {
    push: (text) => cutter.push(text).forEach(say),
    end: () => {
      const rest = cutter.rest();
      if (rest !== '') say(rest);
    },
  };
}
