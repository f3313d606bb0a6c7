import { once } from 'node:events';
import { tmpdir } from 'node:os';
import { pino } from 'pino';
import { NotFoundError, type PageResponse } from '#cache/entries/page-response.ts';
import type { RequestContext } from '#http/request/request-context.ts';
import { draftCookieNames } from '#content/preview/draft-session.ts';
import { createHttpServer, type HttpServer } from '#http/server.ts';
import type { HttpServerOptions } from '#http/server-context.ts';
import { onTestFinished } from 'vitest';

export interface TestServer extends HttpServer {
  readonly url: string;
  /** What came through to a page or an API path, in order. */
  readonly requests: readonly RequestContext[];
  readonly logEntries: readonly Readonly<Record<string, unknown>>[];
}

/** Variables that `config` leaves out are unset. */
export interface TestServerOptions extends Partial<Omit<HttpServerOptions, 'config'>> {
  readonly config?: Partial<HttpServerOptions['config']>;
}

/** The production server with test pages, on a free port until the test ends. */
export async function openTestServer({ config, ...options }: TestServerOptions = {}): Promise<TestServer> {
  const requests: RequestContext[] = [];
  const logEntries: Record<string, unknown>[] = [];
  const write = (line: string): void => void logEntries.push(JSON.parse(line));
  const site = { origin: '' };
  const httpServer = createHttpServer({
    config: { PUBLIC_URL: undefined, ALLOWED_HOSTS: undefined, TRUSTED_PROXIES: undefined, ...config },
    apiRoutes: new Map([
      [
        '/api/echo',
        {
          methods: ['POST'],
          bodyLimit: 1000,
          handle: async (context) => {
            requests.push(context);
            return { status: 200, headers: [['Content-Type', 'text/plain']], body: context.body };
          },
        },
      ],
    ]),
    formBodyLimits: new Map([['/cart', 1000]]),
    builtFiles: new Map(),
    mediaFolder: tmpdir(),
    imageHosts: () => [],
    site,
    drafts: { cookieNames: draftCookieNames, readSession: () => null },
    platformReady: async () => {},
    log: pino({ level: 'trace' }, { write }),
    writeAccessLine: write,
    ...options,
    render: async (context) => {
      requests.push(context);
      return (options.render ?? renderTestPage)(context);
    },
  });
  httpServer.server.listen(0, '127.0.0.1');
  await once(httpServer.server, 'listening');
  const address = httpServer.server.address();
  const url = `http://127.0.0.1:${typeof address === 'object' && address ? address.port : 0}`;
  site.origin = url;
  onTestFinished(() => {
    httpServer.server.close();
    httpServer.server.closeAllConnections();
  });
  return { ...httpServer, url, requests, logEntries };
}

/** A page of a few kilobytes for the paths of the fake shop; NotFoundError for all others. */
export async function renderTestPage({ url, method }: RequestContext): Promise<PageResponse> {
  const title = titles.get(url.pathname);
  if (!title) throw new NotFoundError();
  return {
    status: url.pathname === '/404' ? 404 : 200,
    headers: [['content-type', 'text/html; charset=utf-8']],
    body: Buffer.from(
      `<!doctype html><title>${title}</title><h1>${title} by ${method}</h1>${'<p>filler</p>'.repeat(200)}`,
    ),
    tags: [],
  };
}

const titles: ReadonlyMap<string, string> = new Map([
  ['/', 'Home'],
  ['/cart', 'The cart'],
  ['/products/x', 'Product'],
  ['/404', 'Designed not found'],
  ['/500', 'Designed error'],
]);
