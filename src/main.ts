import type { Server } from 'node:http';
import { fileURLToPath } from 'node:url';
import type { App } from 'astro/app';
import { createApp } from 'astro/app/entrypoint';
import { createShopServer, type ShopServer } from '#app/shop-server.ts';
import { DatabaseUnusableError } from '#commerce/errors.ts';
import { ConfigurationError, readConfig, readEnvironment, type Config } from '#config.ts';
import { limits } from '#http/limits.ts';
import { ListenError, listenOn } from '#http/operations/listen.ts';
import { openLog, type LogOutput, type ServerLog } from '#http/operations/log.ts';
import { createAstroRenderer, preloadPages } from '#http/response/render-page.ts';
import { readBuiltFiles } from '#http/static/built-files.ts';

/** Exit codes as in sysexits.h. */
const exitCodes = { stopped: 0, unavailable: 69, crashed: 70, input: 74, configuration: 78 } as const;

start().catch((error: unknown) => {
  process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`);
  process.exit(exitCodeOf(error));
});

async function start(): Promise<void> {
  const config = readConfig({
    ...readEnvironment(),
    ...(process.argv.includes('--open-early') && { OPEN_EARLY: 'true' }),
  });
  const logOutput = openLog(config.LOG_LEVEL);
  const { log } = logOutput;
  exitOnUnexpectedError(logOutput);
  const app = openAstroApp(log);
  const warn = (line: string): void => log.warn(line);
  const shop = await createShopServer(config, {
    logOutput,
    warn,
    createRenderer: (createLocals) => createAstroRenderer(app, createLocals),
    builtFiles: await readBuiltFiles(fileURLToPath(new URL('../client/', import.meta.url))),
    mode: 'production',
  });
  const url = await listen(shop.server, config);
  shop.server.on('error', (error) => log.error({ err: error }, 'server failed'));
  await shop.announce(url);
  stopOnSignal(config, shop, logOutput);
  reportListening(url, logOutput);
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

/** Reports the address to the log, and to the process that started this one. */
function reportListening(url: string, { log, flush }: LogOutput): void {
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
  if (error instanceof ListenError) return exitCodes.unavailable;
  return exitCodes.crashed;
}
