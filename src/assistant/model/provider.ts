import type { wrapLanguageModel } from 'ai';
import type { Config } from '#config.ts';
import { reasoningTags } from './untagged-reasoning.ts';

/** Which language model answers, and by which API. */
export interface ModelSettings {
  readonly provider: 'openai' | 'anthropic' | 'compatible';
  readonly model: string;
  readonly apiKey: string | null;
  /** null: the default of the provider. */
  readonly baseUrl: string | null;
  readonly dailyTokens: number;
  readonly timeouts: ModelTimeouts;
}

/** Milliseconds. */
export interface ModelTimeouts {
  readonly totalMs: number;
  /** How long a step may give no sign before its first word or tool call; reasoning is a sign. */
  readonly firstTokenMs: number;
  /** How long a step that reasons may take to its first word or tool call, which is what visitors see. */
  readonly reasoningMs: number;
  /** How long a step may be silent after that. */
  readonly chunkMs: number;
}

const timeouts: ModelTimeouts = {
  totalMs: 45_000,
  firstTokenMs: 8000,
  reasoningMs: 20_000,
  chunkMs: 10_000,
};

/** The fastest models that the pinned packages know: questions are short, and visitors wait. */
const defaultModels = { openai: 'gpt-5.6-luna', anthropic: 'claude-haiku-5-5' } as const;

/** null when no model is configured. A compatible server of one's own comes before the hosted providers. */
export function modelSettings(config: Config): ModelSettings | null {
  const common = { dailyTokens: config.AI_DAILY_TOKENS, timeouts };
  const { AI_BASE_URL, AI_API_KEY, AI_MODEL, OPENAI_API_KEY, OPENAI_BASE_URL, ANTHROPIC_API_KEY } = config;
  if (AI_BASE_URL && AI_MODEL)
    return { ...common, provider: 'compatible', model: AI_MODEL, apiKey: AI_API_KEY ?? null, baseUrl: AI_BASE_URL };
  if (OPENAI_API_KEY)
    return {
      ...common,
      provider: 'openai',
      model: AI_MODEL ?? defaultModels.openai,
      apiKey: OPENAI_API_KEY,
      baseUrl: OPENAI_BASE_URL ?? null,
    };
  if (ANTHROPIC_API_KEY)
    return {
      ...common,
      provider: 'anthropic',
      model: AI_MODEL ?? defaultModels.anthropic,
      apiKey: ANTHROPIC_API_KEY,
      baseUrl: null,
    };
  return null;
}

/** A language model, by the interface that all providers of the AI SDK have. */
export type ProviderModel = ReturnType<typeof wrapLanguageModel>;
export type ModelCall = Parameters<ProviderModel['doStream']>[0];
export type PromptMessage = ModelCall['prompt'][number];
export type AssistantContent = Extract<PromptMessage, { role: 'assistant' }>['content'];
export type ToolCallPart = Extract<AssistantContent[number], { type: 'tool-call' }>;
/** A part of the stream of a model. */
export type ModelPart =
  Awaited<ReturnType<ProviderModel['doStream']>>['stream'] extends ReadableStream<infer Part> ? Part : never;
export type ModelUsage = Extract<ModelPart, { type: 'finish' }>['usage'];

/** Imports the provider's package and wraps its model, so that reasoning in its text is told apart. */
export async function loadModel(settings: ModelSettings): Promise<ProviderModel> {
  const [{ extractReasoningMiddleware, wrapLanguageModel }, model] = await Promise.all([
    import('ai'),
    loadProviderModel(settings),
  ]);
  return wrapLanguageModel({
    model,
    middleware: reasoningTags.map((tagName) => extractReasoningMiddleware({ tagName })),
  });
}

async function loadProviderModel({
  provider,
  model,
  apiKey,
  baseUrl,
}: ModelSettings): Promise<Parameters<typeof wrapLanguageModel>[0]['model']> {
  const key = apiKey === null ? {} : { apiKey };
  const base = baseUrl === null ? {} : { baseURL: baseUrl };
  if (provider === 'openai') {
    const { createOpenAI } = await import('@ai-sdk/openai');
    return createOpenAI({ ...key, ...base })(model);
  }
  if (provider === 'anthropic') {
    const { createAnthropic } = await import('@ai-sdk/anthropic');
    return createAnthropic({ ...key, ...base })(model);
  }
  const { createOpenAICompatible } = await import('@ai-sdk/openai-compatible');
  return createOpenAICompatible({ name: 'compatible', baseURL: baseUrl ?? '', includeUsage: true, ...key }).chatModel(
    model,
  );
}

/**
 * OpenAI stores no conversation; models that reason do so briefly, because visitors wait for the first word, and without a
 * summary, which the provider's package asks for unless it is told not to.
 */
export function providerOptionsOf({ provider, model }: ModelSettings): NonNullable<ModelCall['providerOptions']> {
  if (provider !== 'openai') return {};
  const isReasoning = /^(?:gpt-[5-9]|o\d)/.test(model);
  return { openai: { store: false, ...(isReasoning && { reasoningEffort: 'low', reasoningSummary: null }) } };
}
