import { type Config, readConfig } from '#config.ts';
import { openLog } from '#http/operations/log.ts';
import type { PageResponse } from '#cache/entries/page-response.ts';
import type { PageRenderer } from '#http/request/request-context.ts';
import { problemFor } from '#http/response/render-error.ts';
import { openInvalidationLog } from '../freshness.ts';
import type * as pagesSource from './pages.ts';
import { createShopServer, type ShopServer } from '../shop-server.ts';

/** What the development server gives the shop that it runs. */
export interface DevelopmentShopOptions {
  /** Address at which this machine reaches the development server. */
  readonly url: string;
  /** Loads the pages as their sources are now; rejects when one of them cannot be compiled. */
  readonly loadPages: () => Promise<typeof pagesSource>;
  readonly errors: ErrorReports;
  /** Content in the database was changed, by this process or by another. */
  readonly onContentChange: () => void;
}

export interface ErrorReports {
  /** Receives one line for each piece of content that cannot be shown. */
  readonly addContentFault: (line: string) => void;
  /** Reports the content that a page could not show. */
  readonly pageRendered: () => void;
  /** Reports an error in the code, and returns the page that describes it. */
  readonly pageFor: (error: unknown) => PageResponse;
}

/** The shop behind the development server; it answers requests without listening on a port of its own. */
export async function openDevelopmentShop(options: DevelopmentShopOptions): Promise<ShopServer> {
  const { url, errors, onContentChange } = options;
  const config = readConfig({ ...process.env, LOG_LEVEL: process.env['LOG_LEVEL'] || 'warn' });
  const shop = await createShopServer(config, {
    logOutput: openLog(config.LOG_LEVEL),
    warn: errors.addContentFault,
    createRenderer: (createLocals) =>
      reportErrors(options, async (context) => {
        const { createPages } = await options.loadPages();
        return createPages(createLocals)(context);
      }),
    builtFiles: new Map(),
    mode: 'development',
    worker: null,
  });
  await shop.announce(url);
  const changes = await followContent(config, onContentChange);
  return {
    ...shop,
    close: async (timeouts) => {
      await changes.stop();
      await shop.close(timeouts);
    },
  };
}

function reportErrors({ errors }: DevelopmentShopOptions, render: PageRenderer): PageRenderer {
  return async (context) => {
    try {
      const page = await render(context);
      errors.pageRendered();
      return page;
    } catch (error) {
      // A missing page and an unavailable platform are answered as in production.
      if (problemFor(error).status !== 500) throw error;
      return errors.pageFor(error);
    }
  };
}

/** How often changes by other processes are looked for, in milliseconds. */
const contentPollMs = 250;

/** Calls back for each change that is appended to the invalidation log from now on. */
async function followContent(config: Config, onChange: () => void): Promise<{ readonly stop: () => Promise<void> }> {
  const log = await openInvalidationLog(config);
  let isFollowing = false;
  const notify = (): void => {
    if (isFollowing) onChange();
  };
  // A log first repeats its latest entries.
  log.follow({ apply: notify, reset: notify });
  await log.check();
  isFollowing = true;
  const timer = setInterval(() => void log.check(), contentPollMs);
  return {
    stop: async () => {
      clearInterval(timer);
      await log.close();
    },
  };
}
