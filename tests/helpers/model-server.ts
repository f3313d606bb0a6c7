import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import { text } from 'node:stream/consumers';

/** What the server does with one request for a completion. */
export type ModelStep =
  | { readonly say: readonly string[] }
  | { readonly call: readonly { readonly tool: string; readonly input: unknown }[] }
  | { readonly status: number }
  /** Sends this much and then nothing, until the client goes. */
  | { readonly hangAfter: readonly string[] }
  /** Sends this much and closes the connection. */
  | { readonly cutAfter: readonly string[] }
  | { readonly raw: string };

export interface ModelServer {
  readonly baseUrl: string;
  /** Bodies of the requests so far. */
  readonly requests: readonly ModelRequest[];
  close(): Promise<void>;
}

export interface ModelRequest {
  readonly messages: readonly { readonly role: string; readonly content: unknown }[];
  readonly tools: readonly unknown[];
}

/** A server with the interface of OpenAI's chat completions that does the next step of a script with each request. */
export async function startModelServer(
  script: (request: ModelRequest, index: number) => ModelStep,
): Promise<ModelServer> {
  const requests: ModelRequest[] = [];
  const server = createServer((request, response) => {
    void answer(request, response);
  });
  const answer = async (request: IncomingMessage, response: ServerResponse): Promise<void> => {
    const body: ModelRequest = JSON.parse(await text(request));
    requests.push(body);
    perform(script(body, requests.length - 1), response);
  };
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const address = server.address();
  const port = typeof address === 'object' && address ? address.port : 0;
  return {
    baseUrl: `http://127.0.0.1:${port}/v1`,
    requests,
    close: async () => {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}

function perform(step: ModelStep, response: ServerResponse): void {
  if ('status' in step) {
    response.writeHead(step.status, { 'content-type': 'application/json' }).end('{"error":{"message":"no"}}');
    return;
  }
  response.writeHead(200, { 'content-type': 'text/event-stream' });
  if ('raw' in step) return void response.end(step.raw);
  if ('say' in step) {
    for (const content of step.say) send(response, { content });
    return finish(response, 'stop');
  }
  if ('call' in step) {
    const calls = step.call.map(({ tool, input }, index) => ({
      index,
      id: `call_${index}`,
      type: 'function',
      function: { name: tool, arguments: JSON.stringify(input) },
    }));
    send(response, { tool_calls: calls });
    return finish(response, 'tool_calls');
  }
  const isCut = 'cutAfter' in step;
  for (const content of isCut ? step.cutAfter : step.hangAfter) send(response, { content });
  response.flushHeaders();
  if (isCut) setImmediate(() => response.destroy());
}

function send(response: ServerResponse, delta: unknown): void {
  response.write(`data: ${JSON.stringify(chunk(delta, null))}\n\n`);
}

function finish(response: ServerResponse, reason: string): void {
  const usage = { prompt_tokens: 100, completion_tokens: 20, total_tokens: 120 };
  response.write(`data: ${JSON.stringify(chunk({}, reason))}\n\n`);
  response.end(`data: ${JSON.stringify({ ...chunk({}, null), choices: [], usage })}\n\ndata: [DONE]\n\n`);
}

function chunk(delta: unknown, finishReason: string | null): object {
  const choices = [{ index: 0, delta, finish_reason: finishReason }];
  return { id: 'c', object: 'chat.completion.chunk', created: 1, model: 'test', choices };
}
