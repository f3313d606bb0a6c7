import { Agent, request as openRequest } from 'node:http';
import type { RandomSource } from '../catalog/random.ts';
import type { FuzzRequest } from './fuzz-slots.ts';

const agent = new Agent({ keepAlive: true, maxSockets: 1 });

/** Sends a request as a visitor with an address of their own, reads the answer to its end, and returns its status. */
export function sendRequest(
  port: number,
  random: RandomSource,
  { method, path, headers, body }: FuzzRequest,
): Promise<number> {
  const visitor = `10.${random.below(256)}.${random.below(256)}.${random.below(256)}`;
  return new Promise((resolve, reject) => {
    const outgoing = openRequest(
      { agent, port, host: '127.0.0.1', method, path, headers: { ...headers, 'x-forwarded-for': visitor } },
      (response) => {
        response.resume().on('end', () => resolve(response.statusCode ?? 0));
        response.on('error', reject);
      },
    );
    outgoing.on('error', (error) => (isRefused(error) ? resolve(0) : reject(error)));
    outgoing.end(body);
  });
}

/** The server may close the connection before it has read a body that it refuses. */
function isRefused(error: Error): boolean {
  return 'code' in error && (error.code === 'ECONNRESET' || error.code === 'EPIPE');
}
