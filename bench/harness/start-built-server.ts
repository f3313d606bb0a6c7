import { fork } from 'node:child_process';
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
  const [{ listening }] = await once(child, 'message');
  return {
    url: String(listening),
    port: Number(new URL(listening).port),
    pid: child.pid ?? 0,
    folder,
    liveMegabytes: async () => {
      child.send('memory');
      const [{ megabytes }] = await once(child, 'message');
      return Number(megabytes);
    },
    allocatedBytes: async () => {
      child.send('allocated');
      const [{ bytes }] = await once(child, 'message');
      return Number(bytes);
    },
    longestTurn: async () => {
      child.send('turn');
      const [{ processorMs }] = await once(child, 'message');
      return Number(processorMs);
    },
    stop: async () => {
      child.kill('SIGINT');
      await once(child, 'exit');
      await rm(folder, { recursive: true, force: true });
    },
  };
}

/** Node arguments that load `child-process.js`. */
export const childProcessArguments = ['--import', new URL('child-process.js', import.meta.url).href];
