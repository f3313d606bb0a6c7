import { createClient } from '@redis/client';
import { backOffMs } from '../runtime.ts';

/** One connection to Valkey or Redis, which reconnects by itself. */
export interface ValkeyConnection {
  /** Waits for the first connection; rejects while there is none later, and when no answer arrives in time. */
  command(parts: readonly string[], timeoutMs: number): Promise<unknown>;
  close(): void;
}

const connectTimeoutMs = 1000;
const socketTimeoutMs = 2000;
const reconnectLimits = { baseMs: 50, maxMs: 500 };

/** `url`: `redis://`, `rediss://`, `valkey://` or `valkeys://`, with the number of a database as its path. */
export function openValkeyConnection(url: string): ValkeyConnection {
  const client = createClient({
    url: url.replace(/^valkey/, 'redis'),
    disableOfflineQueue: true,
    socket: {
      connectTimeout: connectTimeoutMs,
      socketTimeout: socketTimeoutMs,
      reconnectStrategy: (retries) => backOffMs(retries + 1, reconnectLimits, Math.random),
    },
  });
  // Without a listener an error would end the process; commands are rejected with it.
  client.on('error', () => undefined);
  const connected = client.connect();
  connected.catch(() => undefined);
  return {
    command: async (parts, timeoutMs) =>
      withTimeout(
        connected.then(() => client.sendCommand([...parts])),
        timeoutMs,
      ),
    close: () => client.destroy(),
  };
}

async function withTimeout<T>(answer: Promise<T>, milliseconds: number): Promise<T> {
  const { promise: timeout, reject } = Promise.withResolvers<never>();
  const timer = setTimeout(() => reject(new Error(`no answer within ${milliseconds} ms`)), milliseconds);
  answer.catch(() => undefined);
  try {
    return await Promise.race([answer, timeout]);
  } finally {
    clearTimeout(timer);
  }
}
