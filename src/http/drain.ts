import type { Server } from 'node:http';
import type { Socket } from 'node:net';
import { setTimeout as wait } from 'node:timers/promises';

export interface Patience {
  /** How long visitors are still let in while answers already ask them to reconnect elsewhere. */
  readonly graceMs: number;
  /** How long running requests may take after that before they are cut. */
  readonly capMs: number;
}

export interface Drainer {
  readonly draining: () => boolean;
  /** Notes that a connection has asked for something. */
  readonly heard: (socket: Socket) => void;
  /** Lets go of every connection and resolves when none is left. */
  readonly drain: (patience: Patience) => Promise<void>;
}

const sweepMs = 100;

export function drainer(server: Server): Drainer {
  const silent = new Set<Socket>();
  let draining = false;
  server.on('connection', (socket: Socket) => {
    silent.add(socket);
    socket.once('close', () => silent.delete(socket));
  });
  return {
    draining: () => draining,
    heard: (socket) => void silent.delete(socket),
    drain: async ({ graceMs, capMs }) => {
      draining = true;
      if (graceMs > 0) await wait(graceMs);
      const closed = new Promise<void>((resolve) => {
        server.close(() => resolve());
      });
      for (const socket of silent) socket.destroy();
      const cap = setTimeout(() => server.closeAllConnections(), capMs);
      // A request can end after its answer: its connection falls idle only then, and nothing else would close it.
      const sweep = setInterval(() => server.closeIdleConnections(), sweepMs);
      await closed;
      clearInterval(sweep);
      clearTimeout(cap);
    },
  };
}
