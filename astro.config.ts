import './scripts/environment-file.js';
import { resolve } from 'node:path';
import { defineConfig } from 'astro/config';
import { developmentServer } from './src/app/development/vite-integration.ts';
import { siteComponents } from './src/app/site/theme/site-components.ts';
import { siteTheme } from './src/app/site/theme/site-theme.ts';
import { readEnvironment, variables } from './src/config.ts';
import { plainDynamicImports, storefrontAdapter } from './src/http/astro-adapter.ts';

const siteDir = resolve(variables.shape.SITE_DIR.parse(readEnvironment()['SITE_DIR'] || undefined));

/**
 * The styles that all pages share are one style sheet, which browsers cache; otherwise each page would request five. Those
 * of src/ui/states are not among them: few pages are empty.
 */
const sharedStyles = {
  name: 'frame',
  test: (id: string): boolean =>
    /src\/ui\/(styles|layout|parts)\/.*\.css$/.test(id) || id.startsWith(`${siteDir}/theme/`),
};

export default defineConfig({
  output: 'server',
  adapter: storefrontAdapter(new URL('src/main.ts', import.meta.url)),
  integrations: [developmentServer(siteDir)],
  srcDir: './src',
  trailingSlash: 'ignore',
  compressHTML: true,
  build: { inlineStylesheets: 'never', assets: '_assets' },
  devToolbar: { enabled: false },
  security: { checkOrigin: false },
  vite: {
    plugins: [plainDynamicImports, siteTheme(siteDir), siteComponents(siteDir)],
    resolve: { alias: { '#site': siteDir } },
    build: { assetsInlineLimit: 0, sourcemap: false },
    environments: {
      ssr: {
        // As a package it loads its messages in fifty languages, 12 MB in each process.
        resolve: { noExternal: ['zod'] },
        build: { rolldownOptions: { output: { codeSplitting: { groups: [sharedStyles] } } } },
      },
    },
  },
});
