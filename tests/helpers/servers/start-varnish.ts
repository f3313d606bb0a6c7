import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { onTestFinished } from 'vitest';
import { freePort } from './free-port.ts';

export interface Varnish {
  readonly url: string;
  /** Kills Varnish; its cache is lost. */
  readonly kill: () => Promise<void>;
}

interface VarnishOptions {
  /** Port of the shop behind it. */
  readonly shop: number;
  readonly token: string;
  /** Its own port; a free one by default. */
  readonly port?: number;
}

/** Starts Varnish with `deploy/varnish.vcl` in front of a shop. */
export async function startVarnish({ shop, token, port }: VarnishOptions): Promise<Varnish> {
  const folder = await mkdtemp(join(tmpdir(), 'varnish-'));
  const ownPort = port ?? (await freePort());
  const configuration = join(folder, 'shop.vcl');
  await writeFile(configuration, (await readFile('deploy/varnish.vcl', 'utf8')).replace('"3000"', `"${shop}"`));
  const listening = ['-F', '-j', 'none', '-n', folder, '-a', `127.0.0.1:${ownPort}`, '-T', 'none'];
  const child = spawn(process.env['VARNISHD'] ?? 'varnishd', [...listening, '-f', configuration, '-s', 'default,32m'], {
    env: { ...process.env, PATH: `${process.env['PATH']}:/usr/sbin:/usr/local/sbin`, CDN_TOKEN: token },
    stdio: ['ignore', 'ignore', 'pipe'],
  });
  let stderr = '';
  child.stderr.on('data', (chunk) => (stderr += String(chunk)));
  const ended = Promise.race([once(child, 'exit'), once(child, 'error')]);
  const kill = async (): Promise<void> => {
    child.kill('SIGTERM');
    await ended;
    await rm(folder, { recursive: true, force: true });
  };
  onTestFinished(kill);
  const url = `http://127.0.0.1:${ownPort}`;
  await Promise.race([waitUntilReady(url), ended.then(() => throwStartError(stderr))]);
  return { url, kill };
}

async function waitUntilReady(url: string): Promise<void> {
  while (!(await fetch(`${url}/health/live`).catch(() => null))?.ok) await pause(50);
}

function throwStartError(said: string): never {
  throw new Error(`These tests need varnishd with vmod xkey (Debian: varnish, varnish-modules). ${said}`);
}
