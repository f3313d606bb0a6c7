import type { IncomingMessage, ServerResponse } from 'node:http';
import { join } from 'node:path';
import { NoPage } from '#cache/no-page.ts';
import { readConfig } from '#config.ts';
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
    mediaFolder: join(readConfig(process.env).DATA_DIR, 'media'),
    imageHosts: [],
    origin: () => 'http://localhost',
    platformReady: () => Promise.resolve(),
    requests: null,
    log: openLog('warn').log,
  });
  return (request: IncomingMessage, response: ServerResponse, next: () => void): void => {
    if (request.url?.startsWith('/media/')) server.emit('request', request, response);
    else next();
  };
}
