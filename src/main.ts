import { once } from 'node:events';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { createApp } from 'astro/app/entrypoint';
import { readConfig, ConfigurationError, type Config } from '#config.ts';
import { builtFiles } from '#http/built-files.ts';
import { createFront } from '#http/front.ts';
import { limits } from '#http/limits.ts';
import { openLog } from '#http/log.ts';
import { astroRender } from '#http/render.ts';
import { routes } from '#routes.ts';
import { compose } from './compose.ts';

const exitCodes = { stopped: 0, crashed: 70, configuration: 78 } as const;

const config = configure();
const { log, flush } = openLog(config.LOG_LEVEL);

function configure(): Config {
  try {
    return readConfig(process.env);
  } catch (error) {
    if (!(error instanceof ConfigurationError)) throw error;
    process.stderr.write(`${error.message}\n`);
    process.exit(exitCodes.configuration);
  }
}

for (const event of ['uncaughtException', 'unhandledRejection'] as const) {
  process.on(event, (error: unknown) => {
    log.fatal({ err: error }, event);
    flush();
    process.exit(exitCodes.crashed);
  });
}

let origin = '';
const { locals } = compose(config, () => origin);
const app = createApp({ streaming: false });
// What a page throws reaches the front too, which logs it under the request's id.
app.logger.setDestination({ write: ({ level, message }) => log[level === 'warn' ? 'warn' : 'debug'](message) });
const { server, drain } = createFront({
  config,
  render: astroRender(app, locals),
  handles: new Map(),
  forms: new Map([routes.cart(), routes.checkout()].map((path) => [path, limits.formBytes])),
  built: await builtFiles(fileURLToPath(new URL('../client/', import.meta.url))),
  mediaFolder: join(config.DATA_DIR, 'media'),
  imageHosts: [],
  origin: () => origin,
  platformReady: async () => {},
  log,
});

server.listen(config.PORT, config.HOST);
await once(server, 'listening');
const address = server.address();
const port = typeof address === 'object' && address ? address.port : config.PORT;
const host = ['0.0.0.0', '::'].includes(config.HOST) ? 'localhost' : config.HOST;
const url = `http://${host.includes(':') ? `[${host}]` : host}:${port}`;
origin = config.PUBLIC_URL ? new URL(config.PUBLIC_URL).origin : url;
log.info({ url }, 'listening');
flush();

for (const signal of ['SIGTERM', 'SIGINT'] as const) {
  process.once(signal, () => {
    void stop(signal === 'SIGTERM' ? limits.drainGraceMs : 0);
  });
}

async function stop(graceMs: number): Promise<void> {
  log.info('stopping');
  await drain({ graceMs, capMs: config.SHUTDOWN_SECONDS * 1000 });
  log.info('stopped');
  flush();
  process.exit(exitCodes.stopped);
}
