import type { Server } from 'node:http';
import type { Socket } from 'node:net';
import { setTimeout as wait } from 'node:timers/promises';

export interface DrainTimeouts {
  /** How long new connections are accepted while responses already ask clients to reconnect elsewhere. */
  readonly graceMs: number;
  /** How long running requests may take after that before they are aborted. */
  readonly capMs: number;
}

export interface DrainState {
  readonly isDraining: boolean;
}

export interface ConnectionDrainer {
  readonly drainState: DrainState;
  /** Closes every connection and resolves when none is left. */
  readonly drain: (timeouts: DrainTimeouts) => Promise<void>;
}

const idleSweepMs = 100;

export function createDrainer(server: Server): ConnectionDrainer {
  const sockets = new Set<Socket>();
  const drainState = { isDraining: false };
  server.on('connection', (socket: Socket) => {
    sockets.add(socket);
    socket.once('close', () => sockets.delete(socket));
  });
  return {
    drainState,
    drain: async ({ graceMs, capMs }) => {
      drainState.isDraining = true;
      if (graceMs > 0) await wait(graceMs);
      const closed = new Promise<void>((resolve) => {
        server.close(() => resolve());
      });
      // The server does not count a connection without a request as idle.
      for (const socket of sockets) if (socket.bytesRead === 0) socket.destroy();
      const cap = setTimeout(() => server.closeAllConnections(), capMs);
      // A request can end after its response: only then is its connection idle, and nothing else would close it.
      const sweep = setInterval(() => server.closeIdleConnections(), idleSweepMs);
      await closed;
      clearInterval(sweep);
      clearTimeout(cap);
    },
  };
}
