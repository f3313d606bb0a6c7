import { once } from 'node:events';
import type { Server } from 'node:http';

export interface ListenAddress {
  readonly host: string;
  readonly port: number;
  /** The variable that sets the port. */
  readonly variable: 'PORT' | 'METRICS_PORT';
}

/** The server cannot listen: one line that names the variable and the remedy. */
export class ListenError extends Error {
  override readonly name = 'ListenError';
}

/** Resolves when the server listens. Throws ListenError. */
export async function listenOn(server: Server, address: ListenAddress): Promise<void> {
  const listening = once(server, 'listening');
  server.listen(address.port, address.host);
  await listening.catch((error: NodeJS.ErrnoException) => {
    throw new ListenError(describeListenError(error, address), { cause: error });
  });
}

function describeListenError({ code = '', message }: NodeJS.ErrnoException, address: ListenAddress): string {
  const { host, port, variable } = address;
  switch (code) {
    case 'EADDRINUSE':
      return `${variable}: ${port} on ${host} is in use by another process. End that process or choose another port.`;
    case 'EACCES':
      return `${variable}: this user may not open port ${port}. Choose a port above 1023.`;
    case 'ENOTFOUND':
    case 'EAI_AGAIN':
    case 'EADDRNOTAVAIL':
    case 'EINVAL':
      return `HOST: ${host} is not an address of this machine. Use 127.0.0.1, or 0.0.0.0 for all of its addresses.`;
    default:
      return `${variable}: ${port} on ${host} cannot be opened: ${message}`;
  }
}
