import { spawn, spawnSync, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, readdir, rm, stat } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { createInterface } from 'node:readline';
import type { ProvidedContext } from 'vitest';
import type { TestProject } from 'vitest/node';
import { ignoreEnvironmentFile } from './ignore-environment-file.ts';
import { startTestPlatform } from './platform/test-platform.ts';

declare module 'vitest' {
  export interface ProvidedContext {
    /** URL of a running shop, without a trailing slash. */
    shop: string;
  }
}

const entry = 'dist/server/entry.mjs';

/** The key under which tests read the running shop's URL. */
const shopUrlKey: keyof ProvidedContext = 'shop';

/** A build of the storefront: the server's entry, and the folder of the shop that it was made for. */
export interface Build {
  readonly entry: string;
  readonly siteDir: string;
}

const ownBuild: Build = { entry, siteDir: 'site' };

/** Vitest's global set-up: one built shop for all tests over HTTP. */
export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  await buildWhenStale();
  ignoreEnvironmentFile();
  const shop = await startShop();
  project.provide(shopUrlKey, shop.url);
  return shop.stop;
}

export interface RunningShop {
  readonly url: string;
  readonly process: ChildProcess;
  /** Its data folder. */
  readonly folder: string;
  /** Stops the process and deletes its data. */
  readonly stop: () => Promise<void>;
}

/**
 * Starts the built server on a free port with an empty data folder and an optional limit of open files: the demo shop,
 * unless the environment says otherwise, on the platform that `TEST_PLATFORM` names, from the build of `site/`.
 */
export async function startShop(
  environment: Readonly<Record<string, string>> = {},
  openFiles: number | 'unlimited' = 'unlimited',
  build: Build = ownBuild,
): Promise<RunningShop> {
  const platform = environment['PLATFORM'] === undefined ? await startTestPlatform() : null;
  try {
    const shop = await startServer(
      { ...platform?.environment, SITE_DIR: build.siteDir, ...environment },
      openFiles,
      build,
    );
    return { ...shop, stop: () => shop.stop().finally(platform?.close) };
  } catch (error) {
    await platform?.close();
    throw error;
  }
}

async function startServer(
  environment: Readonly<Record<string, string>>,
  openFiles: number | 'unlimited',
  { entry }: Build,
): Promise<RunningShop> {
  const folder = await mkdtemp(join(tmpdir(), 'shop-'));
  const env = { ...process.env, PORT: '0', DATA_DIR: folder, LOG_LEVEL: 'info', ...environment };
  const limit = openFiles === 'unlimited' ? '' : `ulimit -n ${openFiles} && `;
  const child = spawn('sh', ['-c', `${limit}exec "$0" "$1"`, process.execPath, entry], {
    env,
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const ended = once(child, 'exit');
  const stop = async (): Promise<void> => {
    child.kill('SIGINT');
    await ended;
    await rm(folder, { recursive: true, force: true });
  };
  const url = await Promise.race([listeningUrl(child), ended.then(([code]) => throwStartError(code))]);
  return { url, process: child, folder, stop };
}

function listeningUrl(child: ChildProcess): Promise<string> {
  return new Promise((resolve, reject) => {
    if (!child.stdout) return reject(new Error('The shop has no standard output.'));
    return createInterface(child.stdout).on('line', (line) => {
      const { msg, url } = JSON.parse(line);
      if (msg === 'listening') resolve(String(url));
    });
  });
}

function throwStartError(code: unknown): never {
  throw new Error(`The shop ended with code ${String(code)} before it listened.`);
}

/** Builds unless the build is newer than all sources. */
export async function buildWhenStale({ entry, siteDir }: Build = ownBuild): Promise<void> {
  const built = await stat(entry).catch(() => null);
  if (built && built.mtimeMs > (await newestSource(siteDir))) return;
  // Vitest's NODE_ENV would make it a development build.
  const env = { ...process.env, NODE_ENV: 'production', SITE_DIR: siteDir };
  const outDir = resolve(entry, '../..');
  const { status, stdout, stderr } = spawnSync('npx', ['astro', 'build', '--outDir', outDir], {
    encoding: 'utf8',
    env,
  });
  if (status !== 0) throw new Error(`The build failed:\n${stdout}${stderr}`);
}

async function newestSource(siteDir: string): Promise<number> {
  const inFolders = await Promise.all(['src', siteDir].map(filesBelow));
  const files = [...inFolders.flat(), 'astro.config.ts', 'package.json'];
  const stats = await Promise.all(files.map((file) => stat(file)));
  return Math.max(...stats.map(({ mtimeMs }) => mtimeMs));
}

async function filesBelow(folder: string): Promise<readonly string[]> {
  return (await readdir(folder, { recursive: true })).map((name) => join(folder, name));
}
