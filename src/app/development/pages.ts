import { createApp } from 'astro/app/entrypoint';
import type { PageRenderer } from '#http/request/request-context.ts';
import { createAstroRenderer, type CreateLocals } from '#http/response/render-page.ts';

/** Renders the pages as their sources are now. */
export function createPages(createLocals: CreateLocals): PageRenderer {
  return createAstroRenderer(createApp({ streaming: false }), createLocals);
}
