import { once } from 'node:events';
import type { Server } from 'node:http';
import { fileURLToPath } from 'node:url';
import type { App } from 'astro/app';
import { createApp } from 'astro/app/entrypoint';
import { ConfigurationError, mediaFolder, readConfig, type Config } from '#config.ts';
import { readBuiltFiles } from '#http/static/built-files.ts';
import { createHttpServer, type HttpServer } from '#http/server.ts';
import { limits } from '#http/limits.ts';
import { openLog, type ServerLog, type LogOutput } from '#http/operations/log.ts';
import { createAstroRenderer, preloadPages } from '#http/response/render-page.ts';
import type { Site } from '#http/server-context.ts';
import { DatabaseUnusableError } from '#commerce/errors.ts';
import { routes } from '#routes.ts';
import type { OutboxSender } from '#sync/outbox-sender.ts';
import { compose, type Service } from '#app/compose.ts';
import { openDraftMode } from '#app/draft-mode.ts';
import { type Freshness, openFreshness } from '#app/freshness.ts';

/** Exit codes as in sysexits.h. */
const exitCodes = { stopped: 0, unavailable: 69, crashed: 70, input: 74, configuration: 78 } as const;

start().catch((error: unknown) => {
  process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`);
  process.exit(exitCodeOf(error));
});

async function start(): Promise<void> {
  const config = readConfig(process.env);
  const opened = openLog(config.LOG_LEVEL);
  exitOnUnexpectedError(opened);
  const site = { origin: '' };
  const warn = (line: string): void => opened.log.warn(line);
  const report = (error: unknown): void => opened.log.error({ err: error }, 'the assistant failed');
  const service = await compose(config, { origin: () => site.origin, warn, report });
  const freshness = await openFreshness(config, { ...service, log: opened.log });
  const app = openAstroApp(opened.log);
  const httpServer = await openHttpServer(config, { app, service, freshness, opened, site });
  const url = await listen(httpServer.server, config);
  site.origin = config.PUBLIC_URL ? new URL(config.PUBLIC_URL).origin : url;
  if (config.METRICS_PORT !== undefined) freshness.operator.listen(config.METRICS_PORT, config.HOST);
  httpServer.server.on('error', (error) => opened.log.error({ err: error }, 'the server failed'));
  const sender = freshness.startEventSender(url);
  stopOnSignal(config, { httpServer, service, freshness, sender, opened });
  reportListening(url, opened);
  await preloadPages(app);
  await service.platform.warm?.().catch((error: unknown) => warn(`The catalog was not preloaded: ${String(error)}`));
}

interface ServerParts {
  readonly app: App;
  readonly service: Service;
  readonly freshness: Freshness;
  readonly opened: LogOutput;
  readonly site: Site;
}

/** The built pages. Errors are logged at debug level only: the server logs them with the id of their request. */
function openAstroApp(log: ServerLog): App {
  const app = createApp({ streaming: false });
  app.logger.setDestination({ write: ({ level, message }) => log[level === 'warn' ? 'warn' : 'debug'](message) });
  return app;
}

async function openHttpServer(
  config: Config,
  { app, service, freshness, opened, site }: ServerParts,
): Promise<HttpServer> {
  const drafts = openDraftMode(config, () => site.origin);
  return createHttpServer({
    config,
    render: createAstroRenderer(app, service.locals),
    cache: freshness.cache,
    apiRoutes: new Map([...freshness.apiRoutes, ...service.assistance.apiRoutes, [routes.draft(), drafts.route]]),
    drafts,
    formBodyLimits: new Map(
      [routes.cart(), routes.checkout(), routes.assistant()].map((path) => [path, limits.formBytes]),
    ),
    builtFiles: await readBuiltFiles(fileURLToPath(new URL('../client/', import.meta.url))),
    mediaFolder: mediaFolder(config.DATA_DIR),
    imageHosts: [],
    site,
    platformReady: () => service.platform.ready(),
    log: opened.log,
    writeAccessLine: opened.writeAccessLine,
  });
}

/** Resolves with the address at which this machine reaches the server. */
async function listen(server: Server, { HOST, PORT }: Config): Promise<string> {
  server.listen(PORT, HOST);
  await once(server, 'listening');
  const address = server.address();
  const port = typeof address === 'object' && address ? address.port : PORT;
  const host = HOST === '0.0.0.0' || HOST === '::' ? 'localhost' : HOST;
  return `http://${host.includes(':') ? `[${host}]` : host}:${port}`;
}

/** Reports the address to the log, and to the process that started this one. */
function reportListening(url: string, { log, flush }: LogOutput): void {
  log.info({ url }, 'listening');
  flush();
  process.send?.({ listening: url });
}

interface RunningProcess {
  readonly httpServer: HttpServer;
  readonly service: Service;
  readonly freshness: Freshness;
  readonly sender: OutboxSender | null;
  readonly opened: LogOutput;
}

/** SIGTERM leaves load balancers time to send visitors elsewhere; SIGINT does not. Only the first signal counts. */
function stopOnSignal(config: Config, running: RunningProcess): void {
  const { httpServer, service, freshness, sender, opened } = running;
  const { log, flush } = opened;
  const stop = async (graceMs: number): Promise<void> => {
    log.info('stopping');
    await httpServer.drain({ graceMs, capMs: config.SHUTDOWN_SECONDS * 1000 });
    await sender?.stop();
    await freshness.close();
    service.assistance.close();
    await service.platform.close();
    log.info('stopped');
    flush();
    process.exit(exitCodes.stopped);
  };
  let stopping: Promise<void> | undefined;
  process.on('SIGTERM', () => (stopping ??= stop(limits.drainGraceMs)));
  process.on('SIGINT', () => (stopping ??= stop(0)));
}

/** After an unexpected error the state of the process is unknown: a supervisor has to start a new one. */
function exitOnUnexpectedError({ log, flush }: LogOutput): void {
  for (const event of ['uncaughtException', 'unhandledRejection']) {
    process.on(event, (error: unknown) => {
      log.fatal({ err: error }, event);
      flush();
      process.exit(exitCodes.crashed);
    });
  }
}

function exitCodeOf(error: unknown): number {
  if (error instanceof ConfigurationError) return exitCodes.configuration;
  if (error instanceof DatabaseUnusableError) return exitCodes.input;
  if (error instanceof Error && 'syscall' in error && error.syscall === 'listen') return exitCodes.unavailable;
  return exitCodes.crashed;
}
