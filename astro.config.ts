import { defineConfig } from 'astro/config';
import { developmentServer } from './src/app/development/vite-integration.ts';
import { plainDynamicImports, storefrontAdapter } from './src/http/astro-adapter.ts';

/** What every page has in common is one style sheet, which the browser keeps; without it, each page asks for five. */
const sharedStyles = { name: 'frame', test: /src\/ui\/(styles|layout|parts)\/.*\.css$/ };

export default defineConfig({
  output: 'server',
  adapter: storefrontAdapter(new URL('src/main.ts', import.meta.url)),
  integrations: [developmentServer()],
  srcDir: './src',
  trailingSlash: 'ignore',
  compressHTML: true,
  build: { inlineStylesheets: 'never', assets: '_assets' },
  devToolbar: { enabled: false },
  security: { checkOrigin: false },
  vite: {
    plugins: [plainDynamicImports],
    build: { assetsInlineLimit: 0, sourcemap: false },
    environments: { ssr: { build: { rolldownOptions: { output: { codeSplitting: { groups: [sharedStyles] } } } } } },
  },
});
