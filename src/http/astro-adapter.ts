import { fileURLToPath } from 'node:url';
import type { AstroIntegration } from 'astro';
import { serveDevMedia } from './dev-media.ts';
import { precompress } from './precompress.ts';

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
