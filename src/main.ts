import { once } from 'node:events';
import type { Server } from 'node:http';
import { fileURLToPath } from 'node:url';
import type { App } from 'astro/app';
import { createApp } from 'astro/app/entrypoint';
import { ConfigurationError, mediaFolder, readConfig, type Config } from '#config.ts';
import { builtFiles } from '#http/built-files.ts';
import { createFront, type Front } from '#http/front.ts';
import { limits } from '#http/limits.ts';
import { openLog, type Log, type OpenLog } from '#http/log.ts';
import { astroRender, loadPages } from '#http/render.ts';
import { packerFor } from '#http/stand.ts';
import { DatabaseUnusable } from '#platform/errors.ts';
import { routes } from '#routes.ts';
import type { Sender } from '#webhooks/send.ts';
import { compose, type Service } from './compose.ts';
import { draftMode } from './draft-mode.ts';
import { type Freshness, openFreshness } from './freshness.ts';

/** As sysexits.h numbers them: what a supervisor may make of the end of the process. */
const exitCodes = { stopped: 0, unavailable: 69, crashed: 70, input: 74, configuration: 78 } as const;

start().catch((error: unknown) => {
  process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`);
  process.exit(exitCodeOf(error));
});

async function start(): Promise<void> {
  const config = readConfig(process.env);
  const opened = openLog(config.LOG_LEVEL);
  endOnUnforeseen(opened);
  let origin = '';
  const warn = (line: string): void => opened.log.warn(line);
  const report = (error: unknown): void => opened.log.error({ err: error }, 'the assistant had trouble');
  const service = await compose(config, { origin: () => origin, warn, report });
  const packer = packerFor({ config, imageHosts });
  const freshness = await openFreshness(config, { ...service, packer, log: opened.log });
  const app = openPages(opened.log);
  const front = await openFront(config, { app, service, freshness, opened, origin: () => origin });
  const url = await listen(front.server, config);
  origin = config.PUBLIC_URL ? new URL(config.PUBLIC_URL).origin : url;
  if (config.METRICS_PORT !== undefined) freshness.operator.listen(config.METRICS_PORT, config.HOST);
  front.server.on('error', (error) => opened.log.error({ err: error }, 'the server failed'));
  const sender = freshness.startSending(url);
  endOnSignal(config, { front, service, freshness, sender, opened });
  announce(url, opened);
  await loadPages(app);
  await service.platform.warm?.().catch((error: unknown) => warn(`Nothing was read ahead: ${String(error)}`));
}

/** Origins besides our own that pictures come from. */
const imageHosts: readonly string[] = [];

interface Parts {
  readonly app: App;
  readonly service: Service;
  readonly freshness: Freshness;
  readonly opened: OpenLog;
  readonly origin: () => string;
}

/** The built pages. What one throws reaches the front, which logs it under the request's id: once is enough. */
function openPages(log: Log): App {
  const app = createApp({ streaming: false });
  app.logger.setDestination({ write: ({ level, message }) => log[level === 'warn' ? 'warn' : 'debug'](message) });
  return app;
}

async function openFront(config: Config, { app, service, freshness, opened, origin }: Parts): Promise<Front> {
  const drafts = draftMode(config, origin);
  return createFront({
    config,
    render: astroRender(app, service.locals),
    cache: freshness.cache,
    handles: new Map([...freshness.handles, ...service.assistance.handles, [routes.draft(), drafts.route]]),
    draftOf: drafts.visitOf,
    forms: new Map([routes.cart(), routes.checkout(), routes.assistant()].map((path) => [path, limits.formBytes])),
    built: await builtFiles(fileURLToPath(new URL('../client/', import.meta.url))),
    mediaFolder: mediaFolder(config.DATA_DIR),
    imageHosts,
    origin,
    platformReady: () => service.platform.ready(),
    log: opened.log,
    requests: opened.requests,
  });
}

/** Resolves with the address under which this machine reaches the server. */
async function listen(server: Server, { HOST, PORT }: Config): Promise<string> {
  server.listen(PORT, HOST);
  await once(server, 'listening');
  const address = server.address();
  const port = typeof address === 'object' && address ? address.port : PORT;
  const host = HOST === '0.0.0.0' || HOST === '::' ? 'localhost' : HOST;
  return `http://${host.includes(':') ? `[${host}]` : host}:${port}`;
}

/** Tells whoever waits for the address: a reader of the log, or the process that started this one. */
function announce(url: string, { log, flush }: OpenLog): void {
  log.info({ url }, 'listening');
  flush();
  process.send?.({ listening: url });
}

interface Running {
  readonly front: Front;
  readonly service: Service;
  readonly freshness: Freshness;
  readonly sender: Sender | null;
  readonly opened: OpenLog;
}

/** A supervisor's SIGTERM leaves visitors time to go elsewhere; Ctrl-C does not. Only the first signal counts. */
function endOnSignal(config: Config, running: Running): void {
  const { front, service, freshness, sender, opened } = running;
  const { log, flush } = opened;
  const stop = async (graceMs: number): Promise<void> => {
    log.info('stopping');
    await front.drain({ graceMs, capMs: config.SHUTDOWN_SECONDS * 1000 });
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

/** After an error that nobody foresaw the process can't be trusted: a supervisor starts a new one. */
function endOnUnforeseen({ log, flush }: OpenLog): void {
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
  if (error instanceof DatabaseUnusable) return exitCodes.input;
  if (error instanceof Error && 'syscall' in error && error.syscall === 'listen') return exitCodes.unavailable;
  return exitCodes.crashed;
}
