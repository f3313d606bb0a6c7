import { fileURLToPath } from 'node:url';
import type { AstroIntegration, ViteUserConfig } from 'astro';
import { precompress } from './static/built-files.ts';

/** Builds the pages into one server entry, whose HTTP server is the project's own. */
export function storefrontAdapter(serverEntrypoint: URL): AstroIntegration {
  return {
    name: 'storefront',
    hooks: {
      'astro:config:done': ({ setAdapter }) =>
        setAdapter({
          name: 'storefront',
          entrypointResolution: 'auto',
          serverEntrypoint,
          adapterFeatures: { buildOutput: 'server', middlewareMode: 'classic' },
          supportedAstroFeatures: { serverOutput: 'stable', sharpImageService: 'stable' },
        }),
      'astro:build:done': ({ dir }) => precompress(fileURLToPath(dir)),
    },
  };
}

const preloadHelperId = '\0vite/preload-helper.js';

/**
 * Leaves `import()` to the browser. Vite wraps it in a helper of 760 bytes, asked for by every page, that preloads style
 * sheets and modules, and lists these in each script: here a script links its own style sheet, and what it imports is one
 * step away.
 */
export const plainDynamicImports: NonNullable<ViteUserConfig['plugins']>[number] = {
  name: 'plain-imports',
  apply: 'build',
  enforce: 'pre',
  configEnvironment: (name) =>
    name === 'client' ? { build: { modulePreload: { polyfill: false, resolveDependencies: () => [] } } } : null,
  // One for each importer, so that it becomes a part of it and no file of its own.
  resolveId: (id, importer) => (id === preloadHelperId ? `${preloadHelperId}?${importer}` : null),
  load: (id) => (id.startsWith(`${preloadHelperId}?`) ? 'export const __vitePreload = (load) => load();' : null),
};
