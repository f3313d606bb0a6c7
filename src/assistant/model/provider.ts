import type { LanguageModel } from 'ai';
import type { Config } from '#config.ts';

/** Which language model answers, by whose interface. */
export interface ModelSettings {
  readonly provider: 'openai' | 'anthropic' | 'compatible';
  readonly model: string;
  readonly apiKey: string | null;
  /** null: the provider's own. */
  readonly baseUrl: string | null;
  readonly dailyTokens: number;
  readonly timeouts: ModelTimeouts;
}

/** Milliseconds. */
export interface ModelTimeouts {
  readonly totalMs: number;
  readonly firstChunkMs: number;
  readonly chunkMs: number;
  readonly toolMs: number;
}

const timeouts: ModelTimeouts = { totalMs: 45_000, firstChunkMs: 15_000, chunkMs: 10_000, toolMs: 5000 };

/** The fastest of each family that the pinned packages know: a shop's questions are short, and visitors wait. */
const defaultModels = { openai: 'gpt-5.6-luna', anthropic: 'claude-haiku-5-5' } as const;

/** null without a model: the built-in assistant answers. A server of one's own comes before the hosted ones. */
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

/** A model object, never a name: a name would be looked up at a hosted gateway. Its package is loaded only now. */
export async function loadModel({ provider, model, apiKey, baseUrl }: ModelSettings): Promise<LanguageModel> {
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
