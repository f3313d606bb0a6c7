import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { cp, mkdtemp, rm, symlink } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { freePort } from './free-port.ts';

export interface DevServer {
  readonly url: string;
  /** A copy of the project, whose files a test may change. */
  readonly folder: string;
  /** What the server printed so far. */
  readonly output: () => string;
  readonly stop: () => Promise<void>;
}

const copied = ['src', 'site', 'scripts', 'astro.config.ts', 'package.json', 'tsconfig.json'];
const linked = ['node_modules', 'demo'];

/** Starts `npm run dev` on a free port in a copy of the project. */
export async function startDevServer(environment: Readonly<Record<string, string>> = {}): Promise<DevServer> {
  const folder = await mkdtemp(join(tmpdir(), 'shop-dev-'));
  await Promise.all([
    ...copied.map((name) => cp(name, join(folder, name), { recursive: true })),
    ...linked.map((name) => symlink(resolve(name), join(folder, name))),
  ]);
  const port = await freePort();
  // Vite does nothing of its own accord when Vitest runs it.
  const { VITEST: _, NODE_ENV: __, ...inherited } = process.env;
  const child = spawn(process.execPath, ['scripts/dev-server.ts'], {
    cwd: folder,
    env: { ...inherited, PORT: String(port), ASTRO_TELEMETRY_DISABLED: '1', ...environment },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let output = '';
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (chunk) => (output += String(chunk)));
  const ended = once(child, 'exit');
  const stop = async (): Promise<void> => {
    child.kill('SIGTERM');
    await ended;
    await rm(folder, { recursive: true, force: true });
  };
  const url = `http://127.0.0.1:${port}`;
  await Promise.race([waitUntilReady(url), ended.then(() => Promise.reject(new Error(output)))]);
  return { url, folder, output: () => output, stop };
}

async function waitUntilReady(url: string): Promise<void> {
  while (!(await fetch(`${url}/health/live`).catch(() => null))?.ok) await wait(100);
}
