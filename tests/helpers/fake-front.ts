import { once } from 'node:events';
import { tmpdir } from 'node:os';
import { pino } from 'pino';
import { NoPage } from '#cache/no-page.ts';
import type { Rendered, Visit } from '#http/exchange.ts';
import { createFront, type Front } from '#http/front.ts';
import type { FrontOptions } from '#http/stand.ts';
import { onTestFinished } from 'vitest';

export interface FakeFront extends Front {
  readonly url: string;
  /** What came through to a page or an API path, in order. */
  readonly visits: readonly Visit[];
  readonly logged: readonly Readonly<Record<string, unknown>>[];
}

/** A front with pages of its own making, on a free port until the test ends. */
export async function openFakeFront(options: Partial<FrontOptions> = {}): Promise<FakeFront> {
  const visits: Visit[] = [];
  const logged: Record<string, unknown>[] = [];
  const write = (line: string): void => void logged.push(JSON.parse(line));
  let url = '';
  const front = createFront({
    config: { PUBLIC_URL: undefined, ALLOWED_HOSTS: undefined, TRUSTED_PROXIES: undefined },
    handles: new Map([
      [
        '/api/echo',
        {
          methods: ['POST'],
          bodyLimit: 1000,
          handle: async (visit) => {
            visits.push(visit);
            return { status: 200, headers: [['Content-Type', 'text/plain']], body: visit.body };
          },
        },
      ],
    ]),
    forms: new Map([['/cart', 1000]]),
    built: new Map(),
    mediaFolder: tmpdir(),
    imageHosts: [],
    origin: () => url,
    platformReady: async () => {},
    log: pino({ level: 'trace' }, { write }),
    requests: write,
    ...options,
    render: async (visit) => {
      visits.push(visit);
      return (options.render ?? fakePage)(visit);
    },
  });
  front.server.listen(0, '127.0.0.1');
  await once(front.server, 'listening');
  const address = front.server.address();
  url = `http://127.0.0.1:${typeof address === 'object' && address ? address.port : 0}`;
  onTestFinished(() => {
    front.server.close();
    front.server.closeAllConnections();
  });
  return { ...front, url, visits, logged };
}

/** A page of a few kilobytes for the paths of the fake shop; NoPage for all others. */
export async function fakePage({ url, method }: Visit): Promise<Rendered> {
  const title = titles.get(url.pathname);
  if (!title) throw new NoPage();
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
