import type { IncomingMessage, ServerResponse } from 'node:http';
import type { AstroIntegration } from 'astro';
import { isRunnableDevEnvironment, type Plugin, type RunnableDevEnvironment, type ViteDevServer } from 'vite';
import type { ShopServer } from '../shop-server.ts';
import { createErrorOverlay, type ErrorOverlay } from './error-overlay.ts';
import type * as pagesSource from './pages.ts';
import type * as shopSource from './shop.ts';

/**
 * Puts the service in front of Astro's development server: it answers every request as it does in production, except
 * those for modules, which Vite answers. Vite also loads the sources of the service, so that a change of any of them
 * takes effect at the next request.
 */
export function developmentServer(siteDir: string): AstroIntegration {
  return {
    name: 'development-server',
    hooks: {
      'astro:config:setup': ({ command, updateConfig }) => {
        if (command === 'dev') updateConfig({ vite: { plugins: [refreshImportedStyles] } });
      },
      'astro:server:setup': ({ server }) => serveShop(server, siteDir),
    },
  };
}

/** A style sheet that another one imports has no module of its own: the other one is what has changed. */
const refreshImportedStyles: Plugin = {
  name: 'refresh-imported-styles',
  hotUpdate: {
    order: 'pre',
    handler({ modules, timestamp }) {
      return modules.flatMap((module) => {
        if (module.id !== null || !module.file?.endsWith('.css')) return [module];
        for (const importer of module.importers)
          this.environment.moduleGraph.invalidateModule(importer, new Set(), timestamp, true);
        return [...module.importers];
      });
    },
  },
};

function serveShop(vite: ViteDevServer, siteDir: string): void {
  const { httpServer } = vite;
  const environment = vite.environments['ssr'];
  if (!httpServer || !environment || !isRunnableDevEnvironment(environment)) return;
  const errors = createErrorOverlay(vite);
  const shop = createShopLoader(vite, environment, errors);
  const moduleListeners = httpServer.listeners('request');
  httpServer.removeAllListeners('request');
  httpServer.on('request', (request: IncomingMessage, response: ServerResponse) => {
    if (!isModuleRequest(request.url ?? '', vite.config.root)) void answer(request, response);
    else for (const listener of moduleListeners) listener.call(httpServer, request, response);
  });
  httpServer.once('listening', () => void shop.open().catch((error: unknown) => errors.shopUnopened(error)));
  httpServer.once('close', () => void shop.close());
  vite.watcher.add(siteDir).on('all', (_event, path) => {
    if (!path.startsWith(siteDir) || path.endsWith('.css')) return;
    shop.expire();
    vite.ws.send({ type: 'full-reload' });
  });

  async function answer(request: IncomingMessage, response: ServerResponse): Promise<void> {
    try {
      (await shop.open()).server.emit('request', request, response);
    } catch (error) {
      const page = errors.pageFor(error);
      response.writeHead(page.status, page.headers.flat()).end(page.body);
    }
  }
}

/** Paths of Vite itself, of packages and of files of the project. */
function isModuleRequest(target: string, root: string): boolean {
  return /^\/(?:@|__|src\/|site\/|node_modules\/|\.astro\/)/.test(target) || target.startsWith(`${encodeURI(root)}/`);
}

interface ShopLoader {
  /** The shop as its sources are now; opened again when one of them has changed or when it could not be opened. */
  readonly open: () => Promise<ShopServer>;
  /** Opens the shop again at the next request. */
  readonly expire: () => void;
  readonly close: () => Promise<void>;
}

const shopModule = '/src/app/development/shop.ts';
const pagesModule = '/src/app/development/pages.ts';

function createShopLoader(vite: ViteDevServer, { runner }: RunnableDevEnvironment, errors: ErrorOverlay): ShopLoader {
  let source: object | null = null;
  let opened: Promise<ShopServer> | null = null;
  const close = async (): Promise<void> => {
    const shop = await opened?.catch(() => null);
    await shop?.close({ graceMs: 0, capMs: 0 });
  };
  const expire = (): void => {
    source = null;
  };
  return {
    close,
    expire,
    open: async () => {
      const module = await runner.import<typeof shopSource>(shopModule);
      if (opened !== null && source === module) return opened;
      source = module;
      opened = close().then(() =>
        module.openDevelopmentShop({
          url: addressOf(vite),
          loadPages: () => runner.import<typeof pagesSource>(pagesModule),
          errors,
          onContentChange: () => vite.ws.send({ type: 'full-reload' }),
        }),
      );
      opened.catch(expire);
      return opened;
    },
  };
}

function addressOf({ httpServer }: ViteDevServer): string {
  const address = httpServer?.address();
  return `http://localhost:${typeof address === 'object' && address ? address.port : 0}`;
}
