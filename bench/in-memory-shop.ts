import { once } from 'node:events';
import { createApp } from 'astro/app/entrypoint';
import { readConfig } from '#config.ts';
import { createFront } from '#http/front.ts';
import { openLog } from '#http/log.ts';
import { astroRender, loadPages } from '#http/render.ts';
import { compose } from '../src/compose.ts';
import { remembering } from './remembering.ts';

/** A shop whose pages are all made anew, of data that is read once and then in memory: front and views without reads. */
const config = readConfig(process.env);
const { log, requests } = openLog(config.LOG_LEVEL);
let origin = '';
const warn = (line: string): void => log.warn(line);
const report = (error: unknown): void => log.error({ err: error }, 'the assistant had trouble');
const service = await compose(config, { origin: () => origin, warn, report });
const app = createApp({ streaming: false });
const remember = remembering();
const front = createFront({
  config,
  render: astroRender(app, (visit, notes) => {
    const locals = service.locals(visit, notes);
    return { ...locals, catalog: remember('catalog', locals.catalog), content: remember('content', locals.content) };
  }),
  handles: new Map(),
  forms: new Map(),
  built: new Map(),
  mediaFolder: config.DATA_DIR,
  imageHosts: [],
  origin: () => origin,
  platformReady: () => service.platform.ready(),
  log,
  requests,
});
front.server.listen(0, '127.0.0.1');
await once(front.server, 'listening');
const address = front.server.address();
origin = `http://127.0.0.1:${typeof address === 'object' && address ? address.port : 0}`;
process.once('SIGINT', () => process.exit());
await loadPages(app);
process.send?.({ listening: origin });
