import { createClient } from '@redis/client';

/** One connection to Valkey or Redis that mends itself. */
export interface ValkeyConnection {
  /** Waits for the first contact; rejects when there is no connection any more, and when no answer comes in time. */
  command(parts: readonly string[], timeoutMs: number): Promise<unknown>;
  close(): void;
}

const connectTimeoutMs = 1000;
const socketTimeoutMs = 2000;
const maxReconnectDelayMs = 500;

/** `url`: `redis://`, `rediss://`, `valkey://` or `valkeys://`, with a database's number as its path. */
export function openValkeyConnection(url: string): ValkeyConnection {
  const client = createClient({
    url: url.replace(/^valkey/, 'redis'),
    disableOfflineQueue: true,
    socket: {
      connectTimeout: connectTimeoutMs,
      socketTimeout: socketTimeoutMs,
      reconnectStrategy: (retries) => Math.min(50 * 2 ** retries, maxReconnectDelayMs) * (0.5 + Math.random() / 2),
    },
  });
  // Every command that an error breaks is rejected with it.
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
