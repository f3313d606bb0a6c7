import { randomBytes } from 'node:crypto';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { chooseFormat } from '../response/content-negotiation.ts';
import { disconnectSignal } from '../response/send-response.ts';
import { readHost } from '../security/request-origin.ts';
import type { ServerContext } from '../server-context.ts';
import { clientAddress, peerAddress } from './client-address.ts';
import type { HttpMethod, RequestContext, RequestHeaders } from './request-context.ts';

/** One request on its way, before anything of it is parsed. */
export interface HttpExchange {
  readonly request: IncomingMessage;
  readonly response: ServerResponse;
  readonly id: string;
  /** It came from a trusted proxy. */
  readonly isFromTrustedProxy: boolean;
  /** The one valid host that it names; null where it does not. */
  readonly host: string | null;
  /** On the clock of `performance.now()`. */
  readonly startedAt: number;
  /** Bytes that its connection had carried to the visitor before. */
  readonly bytesWrittenBefore: number;
}

/** What a trusted proxy says of id and host is believed. */
export function openExchange(
  { isTrustedProxy }: ServerContext,
  request: IncomingMessage,
  response: ServerResponse,
): HttpExchange {
  const isFromTrustedProxy = isTrustedProxy(peerAddress(request));
  const id = createRequestId(isFromTrustedProxy ? String(request.headers['x-request-id'] ?? '') : null);
  return {
    request,
    response,
    id,
    isFromTrustedProxy,
    host: readHost(request, isFromTrustedProxy),
    startedAt: performance.now(),
    bytesWrittenBefore: request.socket.bytesWritten,
  };
}

/** The request as those who answer it see it, without its body. */
export function createRequestContext(
  serverContext: ServerContext,
  { request, response, id }: HttpExchange,
  target: string,
): RequestContext {
  return {
    id,
    method: methodOf(request),
    url: new URL(serverContext.origin() + target),
    headers: readHeaders(request),
    clientAddress: clientAddress(request, serverContext.isTrustedProxy),
    body: null,
    draft: serverContext.readDraftSession(request.headers.cookie),
    format: chooseFormat(request.headers.accept),
    signal: disconnectSignal(response),
  };
}

export function readHeaders(request: IncomingMessage): RequestHeaders {
  const headers = Object.entries(request.headers);
  return Object.fromEntries(
    headers.map(([name, value]) => [name, Array.isArray(value) ? value.join(', ') : (value ?? '')]),
  );
}

/** Methods besides these are refused before anybody is asked. */
function methodOf({ method }: IncomingMessage): HttpMethod {
  return method === 'POST' || method === 'HEAD' ? method : 'GET';
}

const processPrefix = randomBytes(6).toString('hex');
let requestCount = 0;

/** A name for one request, unlike any other's: the one that a trusted proxy gave it, where it gave a plain one. */
export function createRequestId(given: string | null): string {
  if (given !== null && /^[\w.-]{8,128}$/.test(given)) return given;
  requestCount += 1;
  return `${processPrefix}-${requestCount.toString(36)}`;
}
