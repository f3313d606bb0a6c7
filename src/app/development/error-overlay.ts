import type { ViteDevServer } from 'vite';
import { describeContentFaults, describeError, type ErrorDescription, errorPage } from './describe-error.ts';
import type { ErrorReports } from './shop.ts';

export interface ErrorOverlay extends ErrorReports {
  /** Reports why the shop could not be opened. The server stays: pages show the error until it is corrected. */
  readonly shopUnopened: (error: unknown) => void;
}

/**
 * Shows what is wrong with a page in the browser that asked for it, by the overlay of Vite's client, and in the
 * terminal.
 */
export function createErrorOverlay({ config, environments }: ViteDevServer): ErrorOverlay {
  let shown: ErrorDescription | null = null;
  let contentFaults: readonly string[] = [];
  environments['client']?.hot.on('vite:client:connect', (_payload, client) => {
    // The client renders more than the fields that Vite's type names.
    if (shown) client.send({ type: 'error', err: shown });
  });
  return {
    addContentFault: (line) => {
      config.logger.warn(line, { timestamp: true });
      contentFaults = [...contentFaults, line];
    },
    pageRendered: () => {
      shown = contentFaults.length > 0 ? describeContentFaults(contentFaults) : null;
      contentFaults = [];
    },
    shopUnopened: (error) => {
      config.logger.error(error instanceof Error ? error.message : String(error), { timestamp: true });
    },
    pageFor: (error) => {
      shown = describeError(error, config.root);
      const { name, title, loc, stack } = shown;
      const place = loc ? ` at ${loc.file}:${loc.line}:${loc.column}` : '';
      config.logger.error(`${name}: ${title}${place}\n${stack}`, { timestamp: true });
      return {
        status: 500,
        headers: [
          ['content-type', 'text/html; charset=utf-8'],
          ['cache-control', 'no-store'],
        ],
        body: Buffer.from(errorPage(shown)),
        tags: [],
      };
    },
  };
}
