import { createServer } from 'node:http';
import { expect, onTestFinished, test } from 'vitest';
import { ListenError, listenOn } from './listen.ts';

const listenError = async (host: string, port: number): Promise<string> => {
  const server = createServer();
  onTestFinished(() => void server.close());
  const failure = await listenOn(server, { host, port, variable: 'METRICS_PORT' }).catch((error: unknown) => error);
  return failure instanceof ListenError ? failure.message : '';
};

test('a port in use names its variable, its number and the remedy', async () => {
  const server = createServer();
  onTestFinished(() => void server.close());
  await listenOn(server, { host: '127.0.0.1', port: 0, variable: 'PORT' });
  const address = server.address();
  const port = typeof address === 'object' && address ? address.port : 0;
  expect(await listenError('127.0.0.1', port)).toBe(
    `METRICS_PORT: ${port} on 127.0.0.1 is in use by another process. End that process or choose another port.`,
  );
});

test.each(['no-such-host.invalid', '192.0.2.1'])('the host %s, which is not this machine’s, is named', async (host) => {
  expect(await listenError(host, 0)).toBe(
    `HOST: ${host} is not an address of this machine. Use 127.0.0.1, or 0.0.0.0 for all of its addresses.`,
  );
});
