import { spawn } from 'node:child_process';

/** Starts Redis or Valkey with nothing in it: `REDIS_SERVER`, or redis-server of the system. */
export async function startRedis(port: number): Promise<{ readonly url: string; readonly kill: () => void }> {
  const program = process.env['REDIS_SERVER'] ?? 'redis-server';
  const child = spawn(program, ['--port', String(port), '--bind', '127.0.0.1', '--save', '', '--appendonly', 'no'], {
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  for await (const chunk of child.stdout.iterator({ destroyOnReturn: false })) {
    if (String(chunk).includes('Ready to accept connections')) break;
  }
  child.stdout.resume();
  return { url: `redis://127.0.0.1:${port}`, kill: () => void child.kill('SIGKILL') };
}
