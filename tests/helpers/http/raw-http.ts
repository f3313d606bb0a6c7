import { connect } from 'node:net';

export interface RawAnswer {
  readonly status: number;
  /** By lower-case name. */
  readonly headers: ReadonlyMap<string, string>;
  readonly body: string;
}

/** How long a server on a busy machine may take for its first byte, in milliseconds. */
const firstByteMs = 3000;

/** Sends bytes unchanged; resolves with the whole response once the server closes or sends nothing more. */
export function sendRaw(base: string, bytes: string | readonly (string | Buffer)[], quietMs = 300): Promise<string> {
  const { hostname, port } = new URL(base);
  return new Promise((resolve, reject) => {
    let received = '';
    const socket = connect(Number(port), hostname, () => {
      for (const part of typeof bytes === 'string' ? [bytes] : bytes) socket.write(part);
    });
    socket.setTimeout(Math.max(quietMs, firstByteMs), () => socket.destroy());
    socket.setEncoding('latin1').on('data', (chunk: string) => {
      received += chunk;
      socket.setTimeout(quietMs);
    });
    socket.on('close', () => resolve(received));
    socket.on('error', (error: NodeJS.ErrnoException) => {
      if (error.code !== 'ECONNRESET' && error.code !== 'EPIPE') reject(error);
    });
  });
}

/** Whether the server itself closed the connection after these bytes. */
export function closedAfter(base: string, bytes: string): Promise<boolean> {
  const { hostname, port } = new URL(base);
  return new Promise((resolve) => {
    const socket = connect(Number(port), hostname, () => socket.write(bytes));
    socket.setTimeout(3000, () => {
      resolve(false);
      socket.destroy();
    });
    socket.resume().on('error', () => {});
    socket.on('end', () => resolve(true));
    socket.on('close', () => resolve(true));
  });
}

/** Splits the bytes of one connection into responses; each must have a Content-Length. */
export function readAnswers(received: string): readonly RawAnswer[] {
  const answers: RawAnswer[] = [];
  let rest = received;
  while (rest !== '') {
    const end = rest.indexOf('\r\n\r\n');
    if (end < 0) throw new Error(`No end of headers in: ${rest.slice(0, 200)}`);
    const [start = '', ...lines] = rest.slice(0, end).split('\r\n');
    const headers = new Map(lines.map(readHeader));
    const length = Number(headers.get('content-length') ?? 0);
    answers.push({ status: Number(start.split(' ')[1]), headers, body: rest.slice(end + 4, end + 4 + length) });
    rest = rest.slice(end + 4 + length);
  }
  return answers;
}

function readHeader(line: string): [string, string] {
  const colon = line.indexOf(':');
  return [line.slice(0, colon).toLowerCase(), line.slice(colon + 1).trim()];
}
