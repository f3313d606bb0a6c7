import type { IncomingMessage, ServerResponse } from 'node:http';
import { NotFoundError } from '#cache/no-page.ts';
import { mediaFolder, readConfig } from '#config.ts';
import { routes } from '#routes.ts';
import { createHttpServer } from './front.ts';
import { openLog } from './log.ts';

/** Serves the shop's pictures under `astro dev`, where no front of ours stands before the pages. */
export function serveDevMedia() {
  const { server } = createHttpServer({
    config: { PUBLIC_URL: undefined, ALLOWED_HOSTS: undefined, TRUSTED_PROXIES: undefined },
    render: () => Promise.reject(new NotFoundError()),
    apiRoutes: new Map(),
    formBodyLimits: new Map(),
    builtFiles: new Map(),
    mediaFolder: mediaFolder(readConfig(process.env).DATA_DIR),
    imageHosts: [],
    origin: () => 'http://localhost',
    platformReady: () => Promise.resolve(),
    writeAccessLine: null,
    log: openLog('warn').log,
  });
  return (request: IncomingMessage, response: ServerResponse, next: () => void): void => {
    if (request.url?.startsWith(routes.media(''))) server.emit('request', request, response);
    else next();
  };
}
