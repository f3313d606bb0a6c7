import type { AstroGlobal } from 'astro';

/** The answer for a handle that names nothing: where the old address leads now (301, with the query it came with), else the 404 page. */
export async function absent({ locals, url, redirect, rewrite }: AstroGlobal): Promise<Response> {
  const target = await locals.content.redirect(url.pathname);
  return target === null ? rewrite('/404') : redirect(/[?#]/.test(target) ? target : target + url.search, 301);
}
