import { type ChildProcess, fork, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { pathToFileURL } from 'node:url';
import type * as Astro from 'astro';
import { type FunctionKey, readCoverage } from './coverage.ts';

/** The service, built with source maps and running. Several of them share one data folder. */
export interface MeasuredService {
  readonly url: string;
  /** The functions that run because of some work; those that also run while nothing is asked are left out. */
  readonly functionsOf: (work: () => Promise<void>) => Promise<ReadonlySet<FunctionKey>>;
  readonly stop: () => Promise<void>;
}

/** Builds into a folder of its own below the root, where packages are found; resolves with its path. */
export async function buildService(root: string): Promise<string> {
  const folder = join(root, 'dist', 'structure');
  const entry = createRequire(join(root, 'package.json')).resolve('astro');
  const astro: typeof Astro = await import(pathToFileURL(entry).href);
  await astro.build({ root, outDir: folder, logLevel: 'error', vite: { build: { sourcemap: true } } });
  return folder;
}

export interface ServiceOptions {
  readonly root: string;
  /** What `buildService` resolved with. */
  readonly folder: string;
  readonly env: Readonly<Record<string, string>>;
}

export async function startService({ root, folder, env }: ServiceOptions): Promise<MeasuredService> {
  const coverage = mkdtempSync(join(tmpdir(), 'structure-coverage-'));
  const child = fork(join(folder, 'server', 'entry.mjs'), {
    cwd: root,
    env: { ...process.env, ...env, PORT: '0', NODE_ENV: 'production', NODE_V8_COVERAGE: coverage },
    execArgv: ['--import', new URL('take-coverage.js', import.meta.url).href],
    stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
  });
  const ended = once(child, 'exit').then(([code]) => {
    throw new Error(`The service ended with ${code} before it listened.`);
  });
  const [{ listening }] = await Promise.race([once(child, 'message'), ended]);
  ended.catch(() => {});
  return {
    url: String(listening),
    functionsOf: async (work) => functionsDuring(child, coverage, work),
    stop: async () => {
      child.kill('SIGINT');
      await once(child, 'exit');
      rmSync(coverage, { recursive: true });
    },
  };
}

/** Long enough for what a process does from time to time, and for what it does after an answer. */
const idleMs = 500;

async function functionsDuring(
  child: ChildProcess,
  folder: string,
  work: () => Promise<void>,
): Promise<ReadonlySet<FunctionKey>> {
  await takeCoverage(child, folder);
  await pause(idleMs);
  const idle = await takeCoverage(child, folder);
  await work();
  await pause(idleMs);
  return (await takeCoverage(child, folder)).difference(idle);
}

async function takeCoverage(child: ChildProcess, folder: string): Promise<ReadonlySet<FunctionKey>> {
  child.send('take coverage');
  await once(child, 'message');
  return readCoverage(folder);
}

/** Runs the shop's command line; resolves with the functions that have run from its start to its end. */
export async function runCommand(
  { root, env }: Omit<ServiceOptions, 'folder'>,
  script: string,
  args: readonly string[],
): Promise<ReadonlySet<FunctionKey>> {
  const coverage = mkdtempSync(join(tmpdir(), 'structure-coverage-'));
  const [, ...given] = script.split(' ');
  const child = spawn(process.execPath, [...given, ...args], {
    cwd: root,
    env: { ...process.env, ...env, NODE_V8_COVERAGE: coverage },
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  const [code] = await once(child, 'exit');
  if (code !== 0) throw new Error(`${script} ${args.join(' ')} ended with ${code}.`);
  const functions = readCoverage(coverage);
  rmSync(coverage, { recursive: true });
  return functions;
}
