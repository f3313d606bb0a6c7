import { connect, type Socket } from 'node:net';

export interface Load {
  readonly port: number;
  readonly path: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly connections: number;
  readonly milliseconds: number;
}

export interface Measured {
  readonly count: number;
  readonly perSecond: number;
  /** Milliseconds. */
  readonly p50: number;
  readonly p99: number;
  readonly failures: number;
}

/** Asks for one address over kept connections, one request at a time on each, and tells how fast it was answered. */
export async function measure(load: Load): Promise<Measured> {
  const request = requestFor(load);
  const tally = { times: [] as number[], failures: 0 };
  const end = performance.now() + load.milliseconds;
  const began = performance.now();
  await Promise.all(Array.from({ length: load.connections }, async () => run(load.port, request, { end, tally })));
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

function requestFor({ path, headers, port }: Load): string {
  const lines = Object.entries(headers).map(([name, value]) => `${name}: ${value}\r\n`);
  return `GET ${path} HTTP/1.1\r\nhost: 127.0.0.1:${port}\r\n${lines.join('')}\r\n`;
}

interface Run {
  readonly end: number;
  readonly tally: { readonly times: number[]; failures: number };
}

function run(port: number, request: string, { end, tally }: Run): Promise<void> {
  return new Promise((resolve, reject) => {
    const socket: Socket = connect(port, '127.0.0.1');
    let sent = 0;
    let missing = -1;
    const send = (): void => {
      sent = performance.now();
      missing = -1;
      socket.write(request);
    };
    socket.setNoDelay(true).on('connect', send).on('error', reject).on('close', resolve);
    socket.on('data', (chunk) => {
      if (missing < 0) {
        const head = chunk.indexOf('\r\n\r\n');
        const text = chunk.toString('latin1', 0, head);
        if (!/^HTTP\/1\.1 (?:200|304)/.test(text)) tally.failures += 1;
        missing = Number(/\r\ncontent-length: (\d+)/i.exec(text)?.[1] ?? 0) - (chunk.length - head - 4);
      } else missing -= chunk.length;
      if (missing > 0) return;
      tally.times.push(performance.now() - sent);
      if (performance.now() < end) send();
      else socket.destroy();
    });
  });
}
