import type { Server } from 'node:http';
import { fileURLToPath } from 'node:url';
import type { App } from 'astro/app';
import { createApp } from 'astro/app/entrypoint';
import type { Config } from '#config.ts';
import { limits } from '#http/limits.ts';
import { listenOn } from '#http/operations/listen.ts';
import type { LogOutput, ServerLog } from '#http/operations/log.ts';
import { createAstroRenderer, preloadPages } from '#http/response/render-page.ts';
import { readBuiltFiles } from '#http/static/built-files.ts';
import { exitCodes } from './exit-codes.ts';
import { cacheMegabytesPerProcess } from './processes/process-count.ts';
import { openWorker, type Worker } from './processes/worker.ts';
import { createShopServer, type ShopServer } from './shop-server.ts';

export interface ServeOptions {
  readonly logOutput: LogOutput;
  /** The folder of the built scripts, styles and pictures. */
  readonly clientFolder: URL;
}

/** Serves the shop in this process; resolves when it listens and has loaded what the first requests need. */
export async function serve(config: Config, { logOutput, clientFolder }: ServeOptions): Promise<void> {
  const { log } = logOutput;
  const worker = openWorker();
  const app = openAstroApp(log);
  const warn = (line: string): void => log.warn(line);
  const ownConfig = { ...config, CACHE_MEGABYTES: cacheMegabytesPerProcess(config) };
  const shop = await createShopServer(ownConfig, {
    logOutput,
    warn,
    createRenderer: (createLocals) => createAstroRenderer(app, createLocals),
    builtFiles: await readBuiltFiles(fileURLToPath(clientFolder)),
    mode: 'production',
    worker,
  });
  const url = await listen(shop.server, config);
  shop.server.on('error', (error) => log.error({ err: error }, 'server failed'));
  await shop.announce(url);
  stopOnSignal(config, shop, logOutput);
  reportListening(url, logOutput, worker);
  await preloadPages(app);
  await shop.warm().catch((error: unknown) => warn(`The catalog was not preloaded: ${String(error)}`));
}

/** The built pages. Errors are logged at debug level only: the server logs them with the id of their request. */
function openAstroApp(log: ServerLog): App {
  const app = createApp({ streaming: false });
  app.logger.setDestination({ write: ({ level, message }) => log[level === 'warn' ? 'warn' : 'debug'](message) });
  return app;
}

/** Resolves with the address at which this machine reaches the server. */
async function listen(server: Server, { HOST, PORT }: Config): Promise<string> {
  await listenOn(server, { host: HOST, port: PORT, variable: 'PORT' });
  const address = server.address();
  const port = typeof address === 'object' && address ? address.port : PORT;
  const host = HOST === '0.0.0.0' || HOST === '::' ? 'localhost' : HOST;
  return `http://${host.includes(':') ? `[${host}]` : host}:${port}`;
}

/** Reports the address to the log, and to the process that started this one; a supervisor does it for its workers. */
function reportListening(url: string, { log, flush }: LogOutput, worker: Worker | null): void {
  if (worker) return worker.reportListening(url);
  log.info({ url }, 'listening');
  flush();
  process.send?.({ listening: url });
}

/** SIGTERM leaves load balancers time to send visitors elsewhere; SIGINT does not. Only the first signal counts. */
function stopOnSignal({ SHUTDOWN_SECONDS }: Config, shop: ShopServer, { log, flush }: LogOutput): void {
  const stop = async (graceMs: number): Promise<void> => {
    log.info('stopping');
    await shop.close({ graceMs, capMs: SHUTDOWN_SECONDS * 1000 });
    log.info('stopped');
    flush();
    process.exit(exitCodes.done);
  };
  let stopping: Promise<void> | undefined;
  process.on('SIGTERM', () => (stopping ??= stop(limits.drainGraceMs)));
  process.on('SIGINT', () => (stopping ??= stop(0)));
}
