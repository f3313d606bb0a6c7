import type { IncomingMessage, ServerResponse } from 'node:http';
import { fileURLToPath } from 'node:url';
import type { AstroIntegration, ViteUserConfig } from 'astro';
import { NotFoundError } from '#cache/entries/page-response.ts';
import { mediaFolder, readConfig } from '#config.ts';
import { routes } from '#routes.ts';
import { openLog } from './operations/log.ts';
import { createHttpServer } from './server.ts';
import { precompress } from './static/built-files.ts';

/** Builds the pages into one server entry whose process is a file of ours: our HTTP front with Astro behind it. */
export function storefrontAdapter(serverEntrypoint: URL): AstroIntegration {
  return {
    name: 'node-front',
    hooks: {
      'astro:config:done': ({ setAdapter }) =>
        setAdapter({
          name: 'node-front',
          entrypointResolution: 'auto',
          serverEntrypoint,
          adapterFeatures: { buildOutput: 'server', middlewareMode: 'classic' },
          supportedAstroFeatures: { serverOutput: 'stable', sharpImageService: 'stable' },
        }),
      'astro:server:setup': ({ server }) => {
        server.middlewares.use(serveDevMedia());
      },
      'astro:build:done': ({ dir }) => precompress(fileURLToPath(dir)),
    },
  };
}

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
    site: { origin: 'http://localhost' },
    platformReady: () => Promise.resolve(),
    writeAccessLine: null,
    log: openLog('warn').log,
  });
  return (request: IncomingMessage, response: ServerResponse, next: () => void): void => {
    if (request.url?.startsWith(routes.media(''))) server.emit('request', request, response);
    else next();
  };
}

const preloadHelperId = '\0vite/preload-helper.js';

/**
 * Leaves `import()` to the browser. Vite wraps it in a helper of 760 bytes, asked for by every page, that preloads style
 * sheets and modules: here a script links its own style sheet, and what it imports is one step away.
 */
export const plainDynamicImports: NonNullable<ViteUserConfig['plugins']>[number] = {
  name: 'plain-imports',
  apply: 'build',
  enforce: 'pre',
  // One for each importer, so that it becomes a part of it and no file of its own.
  resolveId: (id, importer) => (id === preloadHelperId ? `${preloadHelperId}?${importer}` : null),
  load: (id) => (id.startsWith(`${preloadHelperId}?`) ? 'export const __vitePreload = (load) => load();' : null),
};
