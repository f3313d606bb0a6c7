import type { AstroGlobal } from 'astro';
import { markdownType } from '#http/response/finalize-response.ts';

/** The answer for a handle that names nothing: where the old address leads now (301, with the query it came with), else that there is none, which is shown as the 404 page. */
export async function redirectOrNotFound({ locals, url, redirect }: AstroGlobal): Promise<Response> {
  const target = await locals.content.redirect(url.pathname);
  if (target === null) return new Response(null, { status: 404 });
  return redirect(/[?#]/.test(target) ? target : target + url.search, 301);
}

/** A page as Markdown, for those who would rather have it so. */
export function markdownResponse(text: string, status = 200): Response {
  return new Response(text, { status, headers: { 'Content-Type': markdownType } });
}
