import type { IncomingMessage, ServerResponse } from 'node:http';
import { departureOf } from './departure.ts';
import type { Headers, Method, Visit } from './exchange.ts';
import { chooseFormat } from './format.ts';
import { hostOf } from './host.ts';
import { clientAddress, peerAddress } from './peer.ts';
import { requestId } from './request-id.ts';
import type { Stand } from './stand.ts';

/** One request on its way, before anything of it is parsed. */
export interface Exchange {
  readonly request: IncomingMessage;
  readonly response: ServerResponse;
  readonly id: string;
  /** It came from a trusted proxy. */
  readonly proxied: boolean;
  /** The one valid host that it names; null where it does not. */
  readonly host: string | null;
  /** On the clock of `performance.now()`. */
  readonly began: number;
  /** Bytes that its connection had carried to the visitor before. */
  readonly written: number;
}

/** What a trusted proxy says of id and host is believed. */
export function openExchange({ trusts }: Stand, request: IncomingMessage, response: ServerResponse): Exchange {
  const proxied = trusts(peerAddress(request));
  const id = requestId(proxied ? String(request.headers['x-request-id'] ?? '') : null);
  return {
    request,
    response,
    id,
    proxied,
    host: hostOf(request, proxied),
    began: performance.now(),
    written: request.socket.bytesWritten,
  };
}

/** The request as those who answer it see it, without its body. */
export function openVisit(stand: Stand, { request, response, id }: Exchange, target: string): Visit {
  return {
    id,
    method: methodOf(request),
    url: new URL(stand.origin() + target),
    headers: readHeaders(request),
    clientAddress: clientAddress(request, stand.trusts),
    body: null,
    draft: stand.draftOf(request.headers.cookie),
    format: chooseFormat(request.headers.accept),
    signal: departureOf(response),
  };
}

export function readHeaders(request: IncomingMessage): Headers {
  const headers = Object.entries(request.headers);
  return Object.fromEntries(
    headers.map(([name, value]) => [name, Array.isArray(value) ? value.join(', ') : (value ?? '')]),
  );
}

/** Methods besides these are refused before anybody is asked. */
function methodOf({ method }: IncomingMessage): Method {
  return method === 'POST' || method === 'HEAD' ? method : 'GET';
}
