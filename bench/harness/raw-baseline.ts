import { fork } from 'node:child_process';
import { once } from 'node:events';
import { request } from 'node:http';
import { fileURLToPath } from 'node:url';
import type { RawResponses } from '../processes/raw-server.ts';
import { childProcessArguments } from './start-built-server.ts';

/** The baseline: `node:http` sending finished bytes and headers. */
export interface RawBaseline {
  readonly port: number;
  readonly pid: number;
  /** Sends these responses from now on. */
  readonly send: (responses: RawResponses) => Promise<void>;
  readonly stop: () => void;
}

export async function startRawBaseline(): Promise<RawBaseline> {
  const child = fork(fileURLToPath(new URL('../processes/raw-server.ts', import.meta.url)), {
    execArgv: childProcessArguments,
  });
  const [{ port }] = await once(child, 'message');
  return {
    port,
    pid: child.pid ?? 0,
    send: async (responses) => {
      child.send(responses);
      await once(child, 'message');
    },
    stop: () => void child.kill(),
  };
}

/** A response of a server as the baseline sends it. */
export interface FetchedResponse {
  readonly status: number;
  /** Names and values in turn, without those that `node:http` adds itself. */
  readonly headers: readonly string[];
  /** Base64. */
  readonly body: string;
  readonly bytes: number;
  readonly etag: string;
}

export async function fetchResponse(
  port: number,
  path: string,
  headers: Readonly<Record<string, string>>,
): Promise<FetchedResponse> {
  const sent = request({ port, path, headers }).end();
  const [response] = await once(sent, 'response');
  const body = Buffer.concat(await response.toArray());
  const own: readonly string[] = response.rawHeaders;
  return {
    status: Number(response.statusCode),
    headers: withoutTransport(own),
    body: body.toString('base64'),
    bytes: body.length,
    etag: String(response.headers.etag),
  };
}

function withoutTransport(headers: readonly string[]): readonly string[] {
  return headers.filter((_, at) => !/^(?:date|connection|keep-alive)$/i.test(headers[at - (at % 2)] ?? ''));
}
