/** The API of a language model. */
export type ModelProtocolName = 'chat-completions' | 'responses' | 'messages';

export interface ScriptedToolCall {
  readonly tool: string;
  readonly input: unknown;
}

/** How an answer is sent as server-sent events. */
export interface ModelProtocol {
  readonly begin: () => string;
  readonly text: (content: string, isFirst: boolean) => string;
  readonly calls: (calls: readonly ScriptedToolCall[]) => string;
  readonly end: (reason: 'said' | 'called') => string;
}

/** What each step of the emulated model uses. */
export const tokenUsage = { input: 100, output: 20 } as const;

/** OpenAI's older API, which Ollama, vLLM and many others have too. */
const chatCompletions: ModelProtocol = {
  begin: () => '',
  text: (content) => completion({ content }, null),
  calls: (calls) =>
    completion(
      {
        tool_calls: calls.map(({ tool, input }, index) => ({
          index,
          id: `call_${index}`,
          type: 'function',
          function: { name: tool, arguments: JSON.stringify(input) },
        })),
      },
      null,
    ),
  end: (reason) => {
    const usage = { prompt_tokens: tokenUsage.input, completion_tokens: tokenUsage.output, total_tokens: 120 };
    const last = completion({}, reason === 'said' ? 'stop' : 'tool_calls');
    return `${last}${event({ ...chunkHead, choices: [], usage })}data: [DONE]\n\n`;
  },
};

const chunkHead = { id: 'c', object: 'chat.completion.chunk', created: 1, model: 'test' } as const;

function completion(delta: unknown, finishReason: string | null): string {
  return event({ ...chunkHead, choices: [{ index: 0, delta, finish_reason: finishReason }] });
}

/** OpenAI's newer API. */
const responses: ModelProtocol = {
  begin: () => event({ type: 'response.created', response: { id: 'r', created_at: 1, model: 'test' } }),
  text: (delta, isFirst) => {
    const item = { type: 'message', id: 'm' };
    const opened = isFirst ? event({ type: 'response.output_item.added', output_index: 0, item }) : '';
    return `${opened}${event({ type: 'response.output_text.delta', item_id: 'm', output_index: 0, delta })}`;
  },
  calls: (calls) => calls.map(functionCall).join(''),
  end: (reason) => {
    const item = { type: 'message', id: 'm' };
    const closed = reason === 'said' ? event({ type: 'response.output_item.done', output_index: 0, item }) : '';
    const usage = { input_tokens: tokenUsage.input, output_tokens: tokenUsage.output };
    return `${closed}${event({ type: 'response.completed', response: { usage } })}`;
  },
};

function functionCall({ tool, input }: ScriptedToolCall, index: number): string {
  const item = { type: 'function_call', id: `f${index}`, call_id: `call_${index}`, name: tool };
  const whole = { ...item, arguments: JSON.stringify(input), status: 'completed' };
  return [
    event({ type: 'response.output_item.added', output_index: index, item: { ...item, arguments: '' } }),
    event({
      type: 'response.function_call_arguments.delta',
      item_id: item.id,
      output_index: index,
      delta: whole.arguments,
    }),
    event({ type: 'response.output_item.done', output_index: index, item: whole }),
  ].join('');
}

/** Anthropic's API. */
const messages: ModelProtocol = {
  begin: () => {
    const usage = { input_tokens: tokenUsage.input, output_tokens: 0 };
    return event({ type: 'message_start', message: { id: 'm', model: 'test', role: 'assistant', content: [], usage } });
  },
  text: (text, isFirst) => {
    const block = { type: 'text', text: '' };
    const opened = isFirst ? event({ type: 'content_block_start', index: 0, content_block: block }) : '';
    return `${opened}${event({ type: 'content_block_delta', index: 0, delta: { type: 'text_delta', text } })}`;
  },
  calls: (calls) => calls.map(toolUse).join(''),
  end: (reason) => {
    const closed = reason === 'said' ? event({ type: 'content_block_stop', index: 0 }) : '';
    const delta = { stop_reason: reason === 'said' ? 'end_turn' : 'tool_use', stop_sequence: null };
    const last = event({ type: 'message_delta', delta, usage: { output_tokens: tokenUsage.output } });
    return `${closed}${last}${event({ type: 'message_stop' })}`;
  },
};

function toolUse({ tool, input }: ScriptedToolCall, index: number): string {
  const block = { type: 'tool_use', id: `call_${index}`, name: tool, input: {} };
  const delta = { type: 'input_json_delta', partial_json: JSON.stringify(input) };
  return [
    event({ type: 'content_block_start', index, content_block: block }),
    event({ type: 'content_block_delta', index, delta }),
    event({ type: 'content_block_stop', index }),
  ].join('');
}

function event(data: object): string {
  return `data: ${JSON.stringify(data)}\n\n`;
}

export const modelProtocols: Readonly<Record<ModelProtocolName, ModelProtocol>> = {
  'chat-completions': chatCompletions,
  responses,
  messages,
};
