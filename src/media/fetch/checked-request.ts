import { lookup } from 'node:dns/promises';
import { Agent as HttpAgent, request as httpRequest, type IncomingMessage } from 'node:http';
import { Agent as HttpsAgent, request as httpsRequest } from 'node:https';
import { isIP, type LookupFunction } from 'node:net';
import { callbackify } from 'node:util';
import { MediaError } from '../media-failure.ts';
import { isPublicAddress } from './public-address.ts';

interface HostAddress {
  readonly address: string;
  readonly family: number;
}

/** The addresses of a host; rejects when it has none. */
export type ResolveHost = (host: string) => Promise<readonly HostAddress[]>;

export interface RequestRules {
  /** Hosts, or hosts with a port, that may have addresses of private networks: `nas.local`, `127.0.0.1:8080`. */
  readonly allowHosts: readonly string[];
  readonly redirects: number;
  readonly connectionsPerHost: number;
  readonly resolveHost?: ResolveHost;
}

/** Sends requests to other hosts; connections are reused. */
export interface CheckedClient {
  /**
   * Sends a GET request, follows redirects and resolves with a response of status 200. Connects only to addresses that are
   * public or whose host is allowed. Rejects with MediaError, or with the signal's reason when it is aborted.
   */
  get(address: string, signal: AbortSignal): Promise<IncomingMessage>;
  close(): void;
}

export function createCheckedClient(rules: RequestRules): CheckedClient {
  const { resolveHost = resolveByDns, connectionsPerHost: maxSockets } = rules;
  const agents = {
    http: new HttpAgent({ keepAlive: true, maxSockets }),
    https: new HttpsAgent({ keepAlive: true, maxSockets }),
  };
  const send = (url: URL, signal: AbortSignal): Promise<IncomingMessage> => {
    const isNamed = rules.allowHosts.some((host) => host === url.host || host === url.hostname);
    return sendRequest(url, { signal, agents, resolveHost, mayConnect: isNamed ? () => true : isPublicAddress });
  };
  return {
    get: async (address, signal) => {
      let url = parsePictureUrl(address);
      for (let hop = 0; hop <= rules.redirects; hop += 1) {
        const response = await send(url, signal);
        if (response.statusCode === 200) return response;
        response.destroy();
        url = redirectTarget(response, url);
      }
      throw new MediaError('too-many-redirects');
    },
    close: () => {
      agents.http.destroy();
      agents.https.destroy();
    },
  };
}

/** Parses a URL that may be requested: http or https, without credentials. Throws MediaError. */
export function parsePictureUrl(address: string): URL {
  const url = URL.parse(address);
  if (url && /^https?:$/.test(url.protocol) && url.username + url.password === '') return url;
  throw new MediaError('invalid-address');
}

const resolveByDns: ResolveHost = (host) => lookup(host, { all: true });

interface RequestOptions {
  readonly signal: AbortSignal;
  readonly agents: { readonly http: HttpAgent; readonly https: HttpsAgent };
  readonly resolveHost: ResolveHost;
  readonly mayConnect: (address: string) => boolean;
}

async function sendRequest(url: URL, options: RequestOptions): Promise<IncomingMessage> {
  const { signal, agents, mayConnect } = options;
  const literal = url.hostname.replace(/^\[|\]$/g, '');
  // For an IP address in the URL no lookup is made.
  if (isIP(literal) !== 0 && !mayConnect(literal)) throw new MediaError('private-address', literal);
  const isHttps = url.protocol === 'https:';
  const send = isHttps ? httpsRequest : httpRequest;
  const agent = isHttps ? agents.https : agents.http;
  const { promise, resolve, reject } = Promise.withResolvers<IncomingMessage>();
  const request = send(url, { signal, headers: requestHeaders, agent, lookup: checkedLookup(options) }, resolve);
  request.on('error', (error) => reject(toMediaError(error, url)));
  request.end();
  return promise;
}

/** The list of types makes CDNs send a format that every program reads. */
const requestHeaders = {
  accept: 'image/jpeg,image/png,image/webp,image/avif;q=0.9,image/gif;q=0.8,image/*;q=0.5',
  'accept-encoding': 'identity',
  'user-agent': 'storefront-pictures/1',
};

/** Resolves a host to those of its addresses that may be connected to. */
function checkedLookup({ resolveHost, mayConnect }: RequestOptions): LookupFunction {
  const resolve = callbackify(resolveHost);
  return (host, options, callback) =>
    resolve(host, (cause, addresses) => {
      if (cause) return callback(new MediaError('unknown-host', host, { cause }), '', 0);
      const open = addresses.filter(({ address }) => mayConnect(address));
      const [first] = open;
      if (!first) return callback(new MediaError('private-address', `${host} is ${addresses[0]?.address}`), '', 0);
      return options.all ? callback(null, [...open]) : callback(null, first.address, first.family);
    });
}

/** Where a response redirects to. Throws MediaError for any other status than a redirect. */
function redirectTarget({ statusCode = 0, headers }: IncomingMessage, from: URL): URL {
  const { location } = headers;
  if (![301, 302, 303, 307, 308].includes(statusCode) || location === undefined)
    throw new MediaError('refused', String(statusCode));
  const target = URL.parse(location, from);
  if (!target) throw new MediaError('refused', `${statusCode} with an invalid Location`);
  return parsePictureUrl(target.href);
}

function toMediaError(error: Error, { hostname }: URL): Error {
  if (error instanceof MediaError || error.name === 'AbortError' || error.name === 'TimeoutError') return error;
  const code = 'code' in error ? String(error.code) : error.message;
  if (code === 'ENOTFOUND' || code === 'EAI_AGAIN') return new MediaError('unknown-host', hostname, { cause: error });
  return new MediaError('unreachable', code, { cause: error });
}
