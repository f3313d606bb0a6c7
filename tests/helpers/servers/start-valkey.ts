import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { createServer, connect, type Socket } from 'node:net';
import { onTestFinished } from 'vitest';
import { freePort } from './free-port.ts';

export interface RunningValkey {
  readonly port: number;
  readonly url: string;
  readonly kill: () => Promise<void>;
}

/** Starts an empty Valkey or Redis, whichever is installed. */
export async function startValkey(port?: number): Promise<RunningValkey> {
  const named = process.env['REDIS_SERVER'];
  const programs = named ? [named] : ['valkey-server', 'redis-server'];
  const program = programs.find((name) => spawnSync(name, ['--version']).status === 0);
  if (!program)
    throw new Error('These tests need valkey-server or redis-server (Debian: apt-get install redis-server).');
  const ownPort = port ?? (await freePort());
  const settings = ['--port', String(ownPort), '--bind', '127.0.0.1', '--save', '', '--appendonly', 'no'];
  const child = spawn(program, settings, { stdio: ['ignore', 'pipe', 'inherit'] });
  const ended = once(child, 'exit');
  const kill = async (): Promise<void> => {
    child.kill('SIGKILL');
    await ended;
  };
  onTestFinished(kill);
  for await (const chunk of child.stdout) if (String(chunk).includes('Ready to accept connections')) break;
  return { port: ownPort, url: `redis://127.0.0.1:${ownPort}`, kill };
}

export interface NetworkLink {
  readonly url: string;
  /** Drops all data from now on without closing any connection, as a pulled cable would. */
  readonly cut: () => void;
  readonly heal: () => void;
  readonly isCut: () => boolean;
}

/** A TCP proxy that a test can cut. */
export async function openNetworkLink(port: number): Promise<NetworkLink> {
  const sockets = new Set<Socket>();
  let isCut = false;
  const server = createServer((near) => {
    const far = connect(port, '127.0.0.1');
    for (const [one, other] of [
      [near, far],
      [far, near],
    ] as const) {
      sockets.add(one);
      one.on('data', (chunk) => isCut || other.write(chunk));
      one.on('close', () => isCut || other.destroy());
      one.on('error', () => undefined);
    }
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  onTestFinished(() => {
    for (const socket of sockets) socket.destroy();
    server.close();
  });
  const address = server.address();
  const heal = (): void => {
    isCut = false;
    for (const socket of sockets) socket.destroy();
    sockets.clear();
  };
  const own = typeof address === 'object' && address ? address.port : 0;
  return { url: `redis://127.0.0.1:${own}`, cut: () => void (isCut = true), heal, isCut: () => isCut };
}
