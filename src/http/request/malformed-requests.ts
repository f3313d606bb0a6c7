import { type IncomingMessage, type Server, type ServerResponse, STATUS_CODES } from 'node:http';
import type { Socket } from 'node:net';
import type { Duplex } from 'node:stream';
import { jsonProblem, methodNotAllowed, problems } from '../response/problems.ts';
import type { FlatHeaders } from '../security/security-headers.ts';
import { createRequestId } from './open-request.ts';
import type { HttpProblem } from './request-context.ts';

/**
 * Answers what never became a request (bad syntax, two lengths, oversized headers, too slow) and closes its connection,
 * so that nothing behind it can be taken for another request.
 */
export function handleClientErrors(server: Server, security: FlatHeaders): void {
  const openResponses = new WeakMap<Duplex, ServerResponse>();
  server.prependListener('request', (request: IncomingMessage, response: ServerResponse) => {
    openResponses.set(request.socket, response);
  });
  server.on('clientError', (error: NodeJS.ErrnoException, socket: Duplex) => {
    const response = openResponses.get(socket);
    const isPartlySent = response !== undefined && response.headersSent && !response.writableFinished;
    if (socket.writable && !isPartlySent && error.code !== 'ECONNRESET')
      writeProblem(socket, problemForErrorCode(error), security);
    socket.destroy();
  });
  server.on('connect', (_request: IncomingMessage, socket: Socket) => {
    socket.on('error', () => socket.destroy());
    writeProblem(socket, methodNotAllowed(['GET', 'HEAD']), security);
    socket.destroySoon();
  });
}

function problemForErrorCode({ code = '' }: NodeJS.ErrnoException): HttpProblem {
  return problemsByCode.get(code) ?? problems.badRequest;
}

const problemsByCode = new Map<string, HttpProblem>([
  ['HPE_HEADER_OVERFLOW', problems.headersTooLarge],
  ['HPE_CHUNK_EXTENSIONS_OVERFLOW', problems.tooLarge],
  ['ERR_HTTP_REQUEST_TIMEOUT', problems.timeout],
]);

function writeProblem(socket: Duplex, problem: HttpProblem, security: FlatHeaders): void {
  const { status, headers, body } = jsonProblem(problem);
  const lines = [`HTTP/1.1 ${status} ${STATUS_CODES[status] ?? ''}`];
  const flat = [...security, ...headers.flat(), 'X-Request-Id', createRequestId(null), 'Connection', 'close'];
  for (let at = 0; at < flat.length; at += 2) lines.push(`${flat[at]}: ${flat[at + 1]}`);
  const text = body instanceof Uint8Array ? Buffer.from(body).toString() : '';
  socket.write(`${lines.join('\r\n')}\r\nContent-Length: ${Buffer.byteLength(text)}\r\n\r\n${text}`);
}
