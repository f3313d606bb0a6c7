import type { IncomingMessage, ServerResponse } from 'node:http';
import { NoPage } from '#cache/no-page.ts';
import { mediaFolder, readConfig } from '#config.ts';
import { routes } from '#routes.ts';
import { createFront } from './front.ts';
import { openLog } from './log.ts';

/** Serves the shop's pictures under `astro dev`, where no front of ours stands before the pages. */
export function devMedia() {
  const { server } = createFront({
    config: { PUBLIC_URL: undefined, ALLOWED_HOSTS: undefined, TRUSTED_PROXIES: undefined },
    render: () => Promise.reject(new NoPage()),
    handles: new Map(),
    forms: new Map(),
    built: new Map(),
    mediaFolder: mediaFolder(readConfig(process.env).DATA_DIR),
    imageHosts: [],
    origin: () => 'http://localhost',
    platformReady: () => Promise.resolve(),
    requests: null,
    log: openLog('warn').log,
  });
  return (request: IncomingMessage, response: ServerResponse, next: () => void): void => {
    if (request.url?.startsWith(routes.media(''))) server.emit('request', request, response);
    else next();
  };
}
