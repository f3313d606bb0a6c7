import type { AstroGlobal } from 'astro';
import { privateCacheControl } from '#actions/visitor-response.ts';
import { markdownType } from '#http/response/finalize-response.ts';

/** What a loader gives a page: the data that its view shows, or a response that replaces the page. */
export type PageResult<T> = T | Response;

/**
 * The response for an unknown path: the shop's redirect (301), to which the server adds the query of the request, or 404
 * without a body, which the server replaces by the 404 page.
 */
export async function redirectOrNotFound({ locals, url, redirect }: AstroGlobal): Promise<Response> {
  const target = await locals.content.redirect(url.pathname);
  return target === null ? new Response(null, { status: 404 }) : redirect(target, 301);
}

/** The page as it is, or its Markdown when the client asked for that. */
export function pageOrMarkdown<T>(
  { locals, response }: AstroGlobal,
  page: T,
  toMarkdown: (page: T) => string,
): PageResult<T> {
  return locals.format === 'markdown' ? markdownResponse(toMarkdown(page), response.status) : page;
}

/** Sets status and headers of a page for one visitor that shows the result of a form; `isRefused`: 422. */
export function setFormHeaders({ response }: AstroGlobal, isRefused: boolean): void {
  response.status = isRefused ? 422 : 200;
  response.headers.set('Cache-Control', privateCacheControl);
  response.headers.set('X-Robots-Tag', 'noindex');
}

export function markdownResponse(text: string, status = 200): Response {
  return new Response(text, { status, headers: { 'Content-Type': markdownType } });
}
