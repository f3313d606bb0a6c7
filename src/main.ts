import { once } from 'node:events';
import type { Server } from 'node:http';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { createApp } from 'astro/app/entrypoint';
import { ConfigurationError, readConfig, type Config } from '#config.ts';
import { builtFiles } from '#http/built-files.ts';
import { createFront, type Front } from '#http/front.ts';
import { limits } from '#http/limits.ts';
import { openLog, type OpenLog } from '#http/log.ts';
import { astroRender } from '#http/render.ts';
import { routes } from '#routes.ts';
import { compose } from './compose.ts';

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
  const front = await openFront(config, { opened, origin: () => origin });
  const url = await listen(front.server, config);
  origin = config.PUBLIC_URL ? new URL(config.PUBLIC_URL).origin : url;
  endOnSignal(front, { config, opened });
  opened.log.info({ url }, 'listening');
  opened.flush();
}

async function openFront(
  config: Config,
  { opened, origin }: { opened: OpenLog; origin: () => string },
): Promise<Front> {
  const { log } = opened;
  const { locals } = compose(config, origin);
  const app = createApp({ streaming: false });
  // What a page throws reaches the front too, which logs it under the request's id.
  app.logger.setDestination({ write: ({ level, message }) => log[level === 'warn' ? 'warn' : 'debug'](message) });
  return createFront({
    config,
    render: astroRender(app, locals),
    handles: new Map(),
    forms: new Map([routes.cart(), routes.checkout()].map((path) => [path, limits.formBytes])),
    built: await builtFiles(fileURLToPath(new URL('../client/', import.meta.url))),
    mediaFolder: join(config.DATA_DIR, 'media'),
    imageHosts: [],
    origin,
    platformReady: async () => {},
    log,
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

/** A supervisor's SIGTERM leaves visitors time to go elsewhere; Ctrl-C does not. */
function endOnSignal({ drain }: Front, { config, opened }: { config: Config; opened: OpenLog }): void {
  const stop = async (graceMs: number): Promise<void> => {
    opened.log.info('stopping');
    await drain({ graceMs, capMs: config.SHUTDOWN_SECONDS * 1000 });
    opened.log.info('stopped');
    opened.flush();
    process.exit(exitCodes.stopped);
  };
  process.once('SIGTERM', () => void stop(limits.drainGraceMs));
  process.once('SIGINT', () => void stop(0));
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
  if (error instanceof Error && 'syscall' in error && error.syscall === 'listen') return exitCodes.unavailable;
  return exitCodes.crashed;
}
