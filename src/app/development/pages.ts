import { createApp } from 'astro/app/entrypoint';
import type { PageRenderer } from '#http/request/request-context.ts';
import { createAstroRenderer, type CreateLocals } from '#http/response/render-page.ts';

/** Renders the pages as their sources are now. */
export function createPages(createLocals: CreateLocals): PageRenderer {
  const app = createApp({ streaming: false });
  // Errors are reported with their place in the sources, by the error overlay.
  app.logger.setDestination({
    write: ({ level, message }) => level === 'error' || process.stderr.write(`${message}\n`),
  });
  return createAstroRenderer(app, createLocals);
}
