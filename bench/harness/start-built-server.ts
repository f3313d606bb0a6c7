import { type ChildProcess, fork } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

export interface BuiltServer {
  readonly url: string;
  readonly port: number;
  readonly pid: number;
  readonly folder: string;
  /** Memory of live objects, after a garbage collection. */
  readonly liveMegabytes: () => Promise<number>;
  /** Bytes of all objects that were created so far. */
  readonly allocatedBytes: () => Promise<number>;
  /** The most processor time, in milliseconds, that a turn of the event loop took since the last call. */
  readonly longestTurn: () => Promise<number>;
  readonly stop: () => Promise<void>;
}

/** Starts the built shop as in production, without log output, on a free port and with an empty data folder. */
export async function startBuiltServer(
  environment: Readonly<Record<string, string>> = {},
  entry = 'dist/server/entry.mjs',
): Promise<BuiltServer> {
  const folder = await mkdtemp(join(tmpdir(), 'bench-'));
  const env = { ...process.env, PORT: '0', DATA_DIR: folder, NODE_ENV: 'production', ...environment };
  const child = fork(entry, { env, execArgv: childProcessArguments, stdio: ['ignore', 'ignore', 'inherit', 'ipc'] });
  const url = String((await messageOf(child))['listening']);
  return {
    url,
    port: Number(new URL(url).port),
    pid: child.pid ?? 0,
    folder,
    liveMegabytes: async () => {
      child.send('memory');
      return Number((await messageOf(child))['megabytes']);
    },
    allocatedBytes: async () => {
      child.send('allocated');
      return Number((await messageOf(child))['bytes']);
    },
    longestTurn: async () => {
      child.send('turn');
      return Number((await messageOf(child))['processorMs']);
    },
    stop: async () => {
      child.kill('SIGINT');
      await once(child, 'exit');
      await rm(folder, { recursive: true, force: true });
    },
  };
}

/** The next message of a process. Rejects when it ends before it sends one. */
async function messageOf(child: ChildProcess): Promise<Readonly<Record<string, unknown>>> {
  const end = new AbortController();
  const ended = once(child, 'exit', { signal: end.signal }).then(([code]) => {
    throw new Error(`The server ended with ${code}; what it wrote is above.`);
  });
  try {
    const [message] = await Promise.race([once(child, 'message', { signal: end.signal }), ended]);
    return message;
  } finally {
    end.abort();
    ended.catch(() => {});
  }
}

/** Node arguments that load `child-process.js`. */
export const childProcessArguments = ['--import', new URL('child-process.js', import.meta.url).href];
