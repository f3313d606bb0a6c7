import { once } from 'node:events';
import { createApp } from 'astro/app/entrypoint';
import { compose } from '#app/compose.ts';
import { readConfig } from '#config.ts';
import { openLog } from '#http/operations/log.ts';
import { createAstroRenderer, preloadPages } from '#http/response/render-page.ts';
import { createHttpServer } from '#http/server.ts';

/** A shop without page cache whose data is read once and then kept in memory: server and views without reads. */
const config = readConfig(process.env);
const { log, writeAccessLine } = openLog(config.LOG_LEVEL);
const site = { origin: '' };
const warn = (line: string): void => log.warn(line);
const report = (error: unknown): void => log.error({ err: error }, 'the assistant had trouble');
const service = await compose(config, { origin: () => site.origin, warn, report, drawIcon: async () => null });
const app = createApp({ streaming: false });
const memoize = createMemoizer();
const httpServer = createHttpServer({
  config,
  render: createAstroRenderer(app, (visit, tracker) => {
    const locals = service.locals(visit, tracker);
    return { ...locals, catalog: memoize('catalog', locals.catalog), content: memoize('content', locals.content) };
  }),
  apiRoutes: new Map(),
  formBodyLimits: new Map(),
  builtFiles: new Map(),
  mediaFolder: config.DATA_DIR,
  imageHosts: () => [],
  site,
  platformReady: () => service.platform.ready(),
  log,
  writeAccessLine,
});
httpServer.server.listen(0, '127.0.0.1');
await once(httpServer.server, 'listening');
const address = httpServer.server.address();
site.origin = `http://127.0.0.1:${typeof address === 'object' && address ? address.port : 0}`;
process.once('SIGINT', () => process.exit());
await preloadPages(app);
process.send?.({ listening: site.origin });

/** Wraps a port so that each call is made once and its result repeated. */
export function createMemoizer(): <T extends object>(name: string, port: T) => T {
  const results = new Map<string, unknown>();
  return (name, port) =>
    new Proxy(port, {
      get: (target, method) => {
        const call: unknown = Reflect.get(target, method);
        if (typeof call !== 'function') return call;
        return (...args: readonly unknown[]): unknown => {
          const callKey = JSON.stringify([name, method, args]);
          if (!results.has(callKey)) results.set(callKey, Reflect.apply(call, target, args));
          return results.get(callKey);
        };
      },
    });
}
