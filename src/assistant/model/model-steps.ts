import type { ModelTools, ToolOutput } from './model-tools.ts';
import type { AssistantContent, ModelCall, ModelPart, PromptMessage, ProviderModel, ToolCallPart } from './provider.ts';

/** What a model is asked, and how much it may answer. */
export interface StepsRequest extends Pick<ModelCall, 'providerOptions'> {
  readonly model: ProviderModel;
  readonly prompt: readonly PromptMessage[];
  readonly tools: ModelTools;
  readonly maxSteps: number;
  /** Of all steps together. Includes reasoning, which some models count as output. */
  readonly maxOutputTokens: number;
  readonly signal: AbortSignal;
}

/** A part of a provider's stream, or the beginning of a step. */
export type ModelStepPart = ModelPart | { readonly type: 'step' };

/** Providers refuse a lower limit. */
const leastOutputTokens = 16;

/**
 * Asks a model, makes the tool calls that it wants and asks again with their results, until it wants none or has used up
 * its steps or tokens. The AI SDK does the same in `streamText`, by a chain of web streams that keeps twice as much memory
 * for each open answer. Throws what the provider throws; errors within a stream are parts of it.
 */
export async function* streamSteps(request: StepsRequest): AsyncGenerator<ModelStepPart, void, undefined> {
  const { tools, maxSteps, maxOutputTokens } = request;
  const prompt = [...request.prompt];
  let tokens = 0;
  for (let step = 0; step < maxSteps && tokens < maxOutputTokens; step += 1) {
    yield { type: 'step' };
    const record = createStepRecord();
    for await (const part of await openStream(request, prompt, maxOutputTokens - tokens)) {
      record.add(part);
      yield part;
    }
    tokens += record.outputTokens();
    const content = record.content();
    const calls = content.filter((part) => part.type === 'tool-call');
    if (calls.length === 0) return;
    prompt.push({ role: 'assistant', content }, await answerCalls(tools, calls));
  }
}

async function openStream(
  { model, tools, providerOptions, signal }: StepsRequest,
  prompt: PromptMessage[],
  tokensLeft: number,
): Promise<ReadableStream<ModelPart>> {
  const { stream } = await model.doStream({
    prompt,
    tools: [...tools.definitions],
    toolChoice: { type: 'auto' },
    maxOutputTokens: Math.max(leastOutputTokens, tokensLeft),
    abortSignal: signal,
    ...(providerOptions && { providerOptions }),
  });
  return stream;
}

/** One after another, so that no change of the cart overtakes another. */
async function answerCalls(tools: ModelTools, calls: readonly ToolCallPart[]): Promise<PromptMessage> {
  const results: ToolResult[] = [];
  for (const { toolCallId, toolName, input } of calls)
    results.push({ type: 'tool-result', toolCallId, toolName, output: outputOf(await tools.call(toolName, input)) });
  return { role: 'tool', content: results };
}

type ToolResult = Extract<Extract<PromptMessage, { role: 'tool' }>['content'][number], { type: 'tool-result' }>;

function outputOf(output: ToolOutput): ToolResult['output'] {
  return output.data === null
    ? { type: 'error-text', value: output.error }
    : { type: 'text', value: JSON.stringify(output.data) };
}

/** What a model did in a step. */
interface StepRecord {
  readonly add: (part: ModelPart) => void;
  /** As the next request repeats it. */
  readonly content: () => AssistantContent;
  readonly outputTokens: () => number;
}

function createStepRecord(): StepRecord {
  const content: AssistantContent = [];
  const spoken = new Map<string, SpokenContent>();
  let tokens = 0;
  const speak = (type: SpokenContent['type'], part: SpokenPart): void => {
    const key = `${type} ${part.id}`;
    if (part.type === `${type}-start`) {
      const begun = { type, text: '' };
      spoken.set(key, begun);
      content.push(begun);
    }
    extend(spoken.get(key), part);
  };
  const add = (part: ModelPart): void => {
    const { type } = part;
    if (type === 'text-start' || type === 'text-delta' || type === 'text-end') speak('text', part);
    if (type === 'reasoning-start' || type === 'reasoning-delta' || type === 'reasoning-end') speak('reasoning', part);
    if (type === 'tool-call') content.push(callOf(part));
    if (type === 'finish') tokens = part.usage.outputTokens.total ?? 0;
  };
  return {
    add,
    content: () => content.filter((part) => part.type !== 'text' || part.text !== '' || part.providerOptions),
    outputTokens: () => tokens,
  };
}

type SpokenContent = Extract<AssistantContent[number], { type: 'text' | 'reasoning' }>;
type SpokenPart = Extract<ModelPart, { type: `${SpokenContent['type']}-${'start' | 'delta' | 'end'}` }>;

/** Text arrives in pieces; what a provider wants to be told again, with the first or the last of them. */
function extend(spoken: SpokenContent | undefined, part: SpokenPart): void {
  if (!spoken) return;
  if ('delta' in part) spoken.text += part.delta;
  if (part.providerMetadata) spoken.providerOptions = part.providerMetadata;
}

function callOf({ toolCallId, toolName, input, providerMetadata }: CalledPart): ToolCallPart {
  const call = { type: 'tool-call' as const, toolCallId, toolName, input: parseInput(input) };
  return providerMetadata ? { ...call, providerOptions: providerMetadata } : call;
}

type CalledPart = Extract<ModelPart, { type: 'tool-call' }>;

/** The input of a call; what is not JSON is refused as the text that it is. */
function parseInput(input: string): unknown {
  try {
    return JSON.parse(input);
  } catch {
    return input;
  }
}
