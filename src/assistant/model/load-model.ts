import type { LanguageModel } from 'ai';
import type { ModelSettings } from './settings.ts';

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
