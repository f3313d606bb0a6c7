import { type IncomingMessage, type Server, type ServerResponse, STATUS_CODES } from 'node:http';
import { Socket } from 'node:net';
import type { Duplex } from 'node:stream';
import type { FlatHeaders } from '#cache/entries/page-response.ts';
import {
  jsonProblem,
  methodNotAllowed,
  problems,
  type ServerLanguage,
  translateProblem,
} from '../response/problems.ts';
import { createRequestId } from './open-request.ts';
import type { HttpProblem } from './request-context.ts';

export interface ClientErrorOptions {
  readonly securityHeaders: (audience: 'visitors') => FlatHeaders;
  /** On each connection the last response that was not sent at once. */
  readonly lastResponses: WeakMap<Socket, ServerResponse>;
  readonly language: ServerLanguage;
}

/**
 * Answers what never became a request (bad syntax, two lengths, oversized headers, too slow) and closes its connection,
 * so that nothing that follows can be interpreted as another request.
 */
export function handleClientErrors(
  server: Server,
  { securityHeaders, lastResponses, language }: ClientErrorOptions,
): void {
  const answer = (socket: Duplex, problem: HttpProblem): void =>
    writeProblem(socket, translateProblem(problem, language.messages), securityHeaders('visitors'));
  server.on('clientError', (error: NodeJS.ErrnoException, socket: Duplex) => {
    const response = socket instanceof Socket ? lastResponses.get(socket) : undefined;
    const isPartlySent = response !== undefined && response.headersSent && !response.writableFinished;
    if (socket.writable && !isPartlySent && error.code !== 'ECONNRESET') answer(socket, problemForErrorCode(error));
    socket.destroy();
  });
  server.on('connect', (_request: IncomingMessage, socket: Socket) => {
    socket.on('error', () => socket.destroy());
    answer(socket, methodNotAllowed(['GET', 'HEAD']));
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
  const own = ['X-Request-Id', createRequestId(null), 'Connection', 'close', 'Content-Length', String(body.length)];
  const flat = [...security, ...headers.flat(), ...own];
  for (let at = 0; at < flat.length; at += 2) lines.push(`${flat[at]}: ${flat[at + 1]}`);
  socket.write(`${lines.join('\r\n')}\r\n\r\n${Buffer.from(body).toString()}`);
}
