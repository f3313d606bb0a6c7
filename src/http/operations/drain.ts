import type { Server } from 'node:http';
import type { Socket } from 'node:net';
import { setTimeout as wait } from 'node:timers/promises';

export interface DrainTimeouts {
  /** How long visitors are still let in while answers already ask them to reconnect elsewhere. */
  readonly graceMs: number;
  /** How long running requests may take after that before they are cut. */
  readonly capMs: number;
}

export interface ConnectionDrainer {
  readonly draining: () => boolean;
  /** Notes that a connection has asked for something. */
  readonly markUsed: (socket: Socket) => void;
  /** Lets go of every connection and resolves when none is left. */
  readonly drain: (patience: DrainTimeouts) => Promise<void>;
}

const idleSweepMs = 100;

export function createDrainer(server: Server): ConnectionDrainer {
  const unusedSockets = new Set<Socket>();
  let draining = false;
  server.on('connection', (socket: Socket) => {
    unusedSockets.add(socket);
    socket.once('close', () => unusedSockets.delete(socket));
  });
  return {
    draining: () => draining,
    markUsed: (socket) => void unusedSockets.delete(socket),
    drain: async ({ graceMs, capMs }) => {
      draining = true;
      if (graceMs > 0) await wait(graceMs);
      const closed = new Promise<void>((resolve) => {
        server.close(() => resolve());
      });
      for (const socket of unusedSockets) socket.destroy();
      const cap = setTimeout(() => server.closeAllConnections(), capMs);
      // A request can end after its answer: its connection falls idle only then, and nothing else would close it.
      const sweep = setInterval(() => server.closeIdleConnections(), idleSweepMs);
      await closed;
      clearInterval(sweep);
      clearTimeout(cap);
    },
  };
}
