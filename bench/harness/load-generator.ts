import { connect } from 'node:net';

/** The server to load, and the number of keep-alive connections, with one request at a time on each. */
export interface LoadClients {
  readonly port: number;
  readonly headers: Readonly<Record<string, string>>;
  readonly connections: number;
}

export interface LoadOptions extends LoadClients {
  readonly path: string;
  readonly milliseconds: number;
  /** Ends after so many requests, where the time is not over before; absent: after the time. */
  readonly maxRequests?: number;
  /** Called for the path and the further headers of each request; absent: all requests are for `path`. */
  readonly nextRequest?: () => LoadRequest;
  /** 200 or 304 unless given. */
  readonly expectedStatus?: RegExp;
}

export interface LoadRequest {
  readonly path: string;
  readonly headers: Readonly<Record<string, string>>;
}

export interface LoadResult {
  readonly count: number;
  readonly perSecond: number;
  /** Milliseconds. */
  readonly p50: number;
  readonly p99: number;
  /** Responses with an unexpected status. */
  readonly failures: number;
}

/** Sends requests for a while and measures the responses. */
export async function measureLoad(load: LoadOptions): Promise<LoadResult> {
  const end = performance.now() + load.milliseconds;
  const { nextRequest } = load;
  const request = requestFor(load, load.path);
  const next = (): string => {
    if (!nextRequest) return request;
    const { path, headers } = nextRequest();
    return requestFor({ ...load, headers: { ...load.headers, ...headers } }, path);
  };
  const expectedStatus = load.expectedStatus ?? /^(?:200|304)$/;
  let left = load.maxRequests ?? Infinity;
  const isOver = (): boolean => performance.now() >= end || (left -= 1) < 0;
  return runClients(load, { next: () => (isOver() ? null : next()), expectedStatus, isMeasured: true });
}

/** Requests each of many URLs without a page once. */
export async function requestMissingPages(visitors: LoadClients, paths: Iterable<string>): Promise<LoadResult> {
  const left = Iterator.from(paths);
  const next = (): string | null => {
    const { done, value } = left.next();
    return done ? null : requestFor(visitors, value);
  };
  return runClients(visitors, { next, expectedStatus: /^404$/, isMeasured: false });
}

function requestFor({ headers, port }: LoadClients, path: string): string {
  const lines = Object.entries(headers).map(([name, value]) => `${name}: ${value}\r\n`);
  return `GET ${path} HTTP/1.1\r\nhost: 127.0.0.1:${port}\r\n${lines.join('')}\r\n`;
}

interface RequestSource {
  /** The next request; null when there is none. */
  readonly next: () => string | null;
  readonly expectedStatus: RegExp;
  /** The response times matter: this process does not sleep in between, which takes a processor. */
  readonly isMeasured: boolean;
}

async function runClients({ port, connections }: LoadClients, source: RequestSource): Promise<LoadResult> {
  const tally: LoadTally = { times: [], failures: 0 };
  const sleep = source.isMeasured ? keepEventLoopBusy() : null;
  const began = performance.now();
  await Promise.all(Array.from({ length: connections }, async () => runConnection(port, source, tally)));
  sleep?.();
  const seconds = (performance.now() - began) / 1000;
  const times = tally.times.sort((one, other) => one - other);
  const at = (share: number): number => times[Math.floor(times.length * share)] ?? Number.NaN;
  return {
    count: times.length,
    perSecond: times.length / seconds,
    p50: at(0.5),
    p99: at(0.99),
    failures: tally.failures,
  };
}

/**
 * Keeps this process from sleeping while it waits for responses. Sending to a sleeping process includes the cost of
 * waking it, which a slightly slower server would pay more often.
 */
function keepEventLoopBusy(): () => void {
  let next: NodeJS.Immediate;
  const turn = (): void => {
    next = setImmediate(turn);
  };
  turn();
  return () => clearImmediate(next);
}

interface LoadTally {
  readonly times: number[];
  failures: number;
}

function runConnection(port: number, { next, expectedStatus }: RequestSource, tally: LoadTally): Promise<void> {
  return new Promise((resolve, reject) => {
    const socket = connect(port, '127.0.0.1');
    let sent = 0;
    let missing = -1;
    const send = (): void => {
      const request = next();
      if (request === null) return void socket.destroy();
      sent = performance.now();
      missing = -1;
      socket.write(request);
    };
    socket.setNoDelay(true).on('connect', send).on('error', reject).on('close', resolve);
    socket.on('data', (chunk) => {
      if (missing < 0) {
        const head = chunk.indexOf('\r\n\r\n');
        const text = chunk.toString('latin1', 0, head);
        if (!expectedStatus.test(text.slice('HTTP/1.1 '.length, 'HTTP/1.1 200'.length))) tally.failures += 1;
        missing = Number(/\r\ncontent-length: (\d+)/i.exec(text)?.[1] ?? 0) - (chunk.length - head - 4);
      } else missing -= chunk.length;
      if (missing > 0) return;
      tally.times.push(performance.now() - sent);
      send();
    });
  });
}
