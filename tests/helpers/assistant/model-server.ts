import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import { text } from 'node:stream/consumers';
import {
  type ScriptedToolCall,
  type ModelProtocol,
  type ModelProtocolName,
  modelProtocols,
} from './model-protocols.ts';

/** Reaction of the server to one completion request. */
export type ModelStep =
  | { readonly say: readonly string[] }
  | { readonly call: readonly ScriptedToolCall[] }
  | { readonly status: number }
  /** Sends this and then nothing, until the client disconnects. */
  | { readonly hangAfter: readonly string[] }
  /** Sends this and closes the connection. */
  | { readonly cutAfter: readonly string[] }
  /** Repeats this until the client disconnects. */
  | { readonly repeat: string; readonly everyMs: number }
  | { readonly raw: string };

export interface ModelServer {
  readonly baseUrl: string;
  /** Bodies of the requests so far. */
  readonly requests: readonly ModelRequest[];
  close(): Promise<void>;
}

export interface ModelRequest {
  /** The requested path. */
  readonly path: string;
  readonly headers: IncomingMessage['headers'];
  readonly messages: readonly { readonly role: string; readonly content: unknown }[];
  readonly tools: readonly unknown[];
  /** All of it. */
  readonly body: Readonly<Record<string, unknown>>;
}

/** A fake provider API that performs the next step of a script with each request. */
export async function startModelServer(
  script: (request: ModelRequest, index: number) => ModelStep,
  wire: ModelProtocolName = 'chat-completions',
): Promise<ModelServer> {
  const requests: ModelRequest[] = [];
  const server = createServer((request, response) => {
    void answer(request, response);
  });
  const answer = async (request: IncomingMessage, response: ServerResponse): Promise<void> => {
    const body = JSON.parse(await text(request));
    const { messages = body.input, tools = [] } = body;
    const completionRequest = { path: request.url ?? '', headers: request.headers, messages, tools, body };
    requests.push(completionRequest);
    writeStep(script(completionRequest, requests.length - 1), response, modelProtocols[wire]);
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

function writeStep(step: ModelStep, response: ServerResponse, wire: ModelProtocol): void {
  if ('status' in step) {
    response.writeHead(step.status, { 'content-type': 'application/json' }).end('{"error":{"message":"no"}}');
    return;
  }
  response.writeHead(200, { 'content-type': 'text/event-stream' });
  if ('raw' in step) return void response.end(step.raw);
  response.write(wire.begin());
  if ('call' in step) return void response.end(wire.calls(step.call) + wire.end('called'));
  if ('repeat' in step) return repeat(step, response, wire);
  const said = 'say' in step ? step.say : 'cutAfter' in step ? step.cutAfter : step.hangAfter;
  for (const [index, content] of said.entries()) response.write(wire.text(content, index === 0));
  if ('say' in step) return void response.end(wire.end('said'));
  response.flushHeaders();
  if ('cutAfter' in step) setImmediate(() => response.destroy());
}

function repeat(
  step: { readonly repeat: string; readonly everyMs: number },
  response: ServerResponse,
  wire: ModelProtocol,
): void {
  response.write(wire.text(step.repeat, true));
  const timer = setInterval(() => response.write(wire.text(step.repeat, false)), step.everyMs);
  response.on('close', () => clearInterval(timer));
}
