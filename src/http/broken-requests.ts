import { STATUS_CODES, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import type { Socket } from 'node:net';
import type { Duplex } from 'node:stream';
import type { Problem } from './exchange.ts';
import { methodNotAllowed, problemAnswer, problems } from './problem.ts';
import { requestId } from './request-id.ts';
import type { FlatHeaders } from './security-headers.ts';

/**
 * Answers what never became a request (bad syntax, two lengths, oversized headers, too slow) and closes its connection,
 * so that nothing behind it can be taken for another request.
 */
export function refuseBroken(server: Server, security: FlatHeaders): void {
  const current = new WeakMap<Duplex, ServerResponse>();
  server.prependListener('request', (request: IncomingMessage, response: ServerResponse) => {
    current.set(request.socket, response);
  });
  server.on('clientError', (error: NodeJS.ErrnoException, socket: Duplex) => {
    const response = current.get(socket);
    const midway = response !== undefined && response.headersSent && !response.writableFinished;
    if (socket.writable && !midway && error.code !== 'ECONNRESET') write(socket, problemOf(error), security);
    socket.destroy();
  });
  server.on('connect', (_request: IncomingMessage, socket: Socket) => {
    socket.on('error', () => socket.destroy());
    write(socket, methodNotAllowed(['GET', 'HEAD']), security);
    socket.destroySoon();
  });
}

function problemOf({ code = '' }: NodeJS.ErrnoException): Problem {
  return problemsByCode.get(code) ?? problems.badRequest;
}

const problemsByCode = new Map<string, Problem>([
  ['HPE_HEADER_OVERFLOW', problems.headersTooLarge],
  ['HPE_CHUNK_EXTENSIONS_OVERFLOW', problems.tooLarge],
  ['ERR_HTTP_REQUEST_TIMEOUT', problems.timeout],
]);

function write(socket: Duplex, problem: Problem, security: FlatHeaders): void {
  const { status, headers, body } = problemAnswer(problem);
  const lines = [`HTTP/1.1 ${status} ${STATUS_CODES[status] ?? ''}`];
  const flat = [...security, ...headers.flat(), 'X-Request-Id', requestId(null), 'Connection', 'close'];
  for (let at = 0; at < flat.length; at += 2) lines.push(`${flat[at]}: ${flat[at + 1]}`);
  const text = body instanceof Uint8Array ? Buffer.from(body).toString() : '';
  socket.write(`${lines.join('\r\n')}\r\nContent-Length: ${Buffer.byteLength(text)}\r\n\r\n${text}`);
}
