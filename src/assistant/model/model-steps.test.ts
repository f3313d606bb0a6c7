import { expect, test } from 'vitest';
import { type StepsRequest, streamSteps } from './model-steps.ts';
import type { ModelCall, ModelPart, ProviderModel } from './provider.ts';

const finish = (outputTokens: number): ModelPart => ({
  type: 'finish',
  finishReason: { unified: 'stop', raw: undefined },
  usage: {
    inputTokens: { total: 10, noCache: 10, cacheRead: 0, cacheWrite: 0 },
    outputTokens: { total: outputTokens, text: outputTokens, reasoning: 0 },
  },
});

const say = (delta: string): readonly ModelPart[] => [
  { type: 'text-start', id: '0' },
  { type: 'text-delta', id: '0', delta },
  { type: 'text-end', id: '0' },
];

const call = (toolName: string, input: string): ModelPart => ({
  type: 'tool-call',
  toolCallId: `${toolName}-1`,
  toolName,
  input,
});

function streamOf(parts: readonly ModelPart[]): ReadableStream<ModelPart> {
  return new ReadableStream({
    start: (controller) => {
      for (const part of parts) controller.enqueue(part);
      controller.close();
    },
  });
}

/** A model that does these steps, and what it was asked. */
function scriptedModel(steps: readonly (readonly ModelPart[])[]) {
  const asked: ModelCall[] = [];
  const model: ProviderModel = {
    specificationVersion: 'v4',
    provider: 'test',
    modelId: 'test',
    supportedUrls: {},
    doGenerate: () => Promise.reject(new Error('Answers are streamed.')),
    doStream: async (options) => {
      asked.push({ ...options, prompt: [...options.prompt] });
      return { stream: streamOf(steps[asked.length - 1] ?? []) };
    },
  };
  return { model, asked };
}

function requestTo(model: ProviderModel, rest: Partial<StepsRequest> = {}): StepsRequest {
  return {
    model,
    prompt: [{ role: 'user', content: [{ type: 'text', text: 'Lamps?' }] }],
    tools: {
      definitions: [],
      call: async (name) =>
        name === 'find' ? { data: { found: 2 } } : { data: null, error: 'There is no such tool.' },
    },
    maxSteps: 5,
    maxOutputTokens: 1500,
    signal: new AbortController().signal,
    ...rest,
  };
}

const typesOf = async (request: StepsRequest) =>
  (await Array.fromAsync(streamSteps(request))).map(({ type }) => type).filter((type) => !type.startsWith('text-'));

test('a model is asked again with what it did and what its calls found', async () => {
  const thought: readonly ModelPart[] = [
    { type: 'reasoning-start', id: '0' },
    { type: 'reasoning-delta', id: '0', delta: 'Lamps, ' },
    { type: 'reasoning-delta', id: '0', delta: 'then.' },
    { type: 'reasoning-end', id: '0', providerMetadata: { test: { signature: 'abc' } } },
  ];
  const first = [...thought, ...say('Let me look.'), call('find', '{"words":"lamp"}'), call('drop', '{'), finish(20)];
  const { model, asked } = scriptedModel([first, [...say('Two lamps.'), finish(5)]]);
  const types = await typesOf(requestTo(model));
  expect(types.filter((type) => type === 'step' || type === 'finish')).toEqual(['step', 'finish', 'step', 'finish']);
  const [, assistant, tool] = asked[1]?.prompt ?? [];
  expect(assistant?.content).toEqual([
    { type: 'reasoning', text: 'Lamps, then.', providerOptions: { test: { signature: 'abc' } } },
    { type: 'text', text: 'Let me look.' },
    { type: 'tool-call', toolCallId: 'find-1', toolName: 'find', input: { words: 'lamp' } },
    { type: 'tool-call', toolCallId: 'drop-1', toolName: 'drop', input: '{' },
  ]);
  expect(tool?.content).toMatchObject([
    { toolCallId: 'find-1', output: { type: 'text', value: '{"found":2}' } },
    { toolCallId: 'drop-1', output: { type: 'error-text', value: 'There is no such tool.' } },
  ]);
});

test('a model that always calls a tool is asked as often as is allowed', async () => {
  const { model, asked } = scriptedModel(Array.from({ length: 9 }, () => [call('find', '{}'), finish(1)]));
  await typesOf(requestTo(model, { maxSteps: 3 }));
  expect(asked).toHaveLength(3);
});

test('steps share the tokens of an answer, of which a provider is told at least sixteen', async () => {
  const { model, asked } = scriptedModel(Array.from({ length: 9 }, () => [call('find', '{}'), finish(45)]));
  await typesOf(requestTo(model, { maxOutputTokens: 100 }));
  expect(asked.map(({ maxOutputTokens }) => maxOutputTokens)).toEqual([100, 55, 16]);
});

test('what a model says between two calls is told apart, and empty text is left out', async () => {
  const steps = [[...say(''), ...say('One.'), call('find', '{}'), ...say('Two.'), finish(1)], [...say('Three.')]];
  const { model, asked } = scriptedModel(steps);
  await typesOf(requestTo(model));
  const assistant = asked[1]?.prompt[1]?.content;
  expect(Array.isArray(assistant) && assistant.map((part) => ('text' in part ? part.text : part.type))).toEqual([
    'One.',
    'tool-call',
    'Two.',
  ]);
});

test('an answer that is left is cancelled', async () => {
  let isCancelled = false;
  const endless = new ReadableStream<ModelPart>({
    pull: (controller) => controller.enqueue({ type: 'text-delta', id: '0', delta: 'On and on. ' }),
    cancel: () => void (isCancelled = true),
  });
  const model = { ...scriptedModel([]).model, doStream: async () => ({ stream: endless }) };
  for await (const part of streamSteps(requestTo(model))) if (part.type === 'text-delta') break;
  expect(isCancelled).toBe(true);
});
