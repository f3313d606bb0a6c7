import { fork } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

export interface Built {
  readonly url: string;
  readonly port: number;
  readonly pid: number;
  readonly folder: string;
  readonly stop: () => Promise<void>;
}

/** Starts the built shop as in production, with its log going nowhere, on a free port and an empty data folder. */
export async function startBuilt(
  environment: Readonly<Record<string, string>> = {},
  entry = 'dist/server/entry.mjs',
): Promise<Built> {
  const folder = await mkdtemp(join(tmpdir(), 'bench-'));
  const env = { ...process.env, PORT: '0', DATA_DIR: folder, NODE_ENV: 'production', ...environment };
  const child = fork(entry, { env, execArgv: endsWithParent, stdio: ['ignore', 'ignore', 'inherit', 'ipc'] });
  const [{ listening }] = await once(child, 'message');
  return {
    url: String(listening),
    port: Number(new URL(listening).port),
    pid: child.pid ?? 0,
    folder,
    stop: async () => {
      child.kill('SIGINT');
      await once(child, 'exit');
      await rm(folder, { recursive: true, force: true });
    },
  };
}

/** Of a process that a bench starts. */
export const endsWithParent = ['--import', new URL('end-with-parent.js', import.meta.url).href];
