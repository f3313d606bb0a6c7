import type { AstroGlobal } from 'astro';
import { routes } from '#routes.ts';
import type { Frame } from '#ui/layout/frame.ts';
import type { ContentVersions } from '#ui/views/draft/diff-rows.ts';
import { readFrame } from './frame.ts';
import { type PageResult, redirectOrNotFound } from './page-result.ts';

interface ChangesPage {
  readonly frame: Frame;
  readonly comparison: ContentVersions;
  readonly path: string;
}

/** Reads what the drafts change on the page at `?path=`. Only in draft mode. */
export async function readChangesPage(astro: AstroGlobal): Promise<PageResult<ChangesPage>> {
  const { locals, url } = astro;
  const { draft, drafts } = locals;
  const path = url.searchParams.get('path') ?? '/';
  const comparison = draft && drafts ? await drafts.compare(path) : null;
  if (!comparison) return redirectOrNotFound(astro);
  return { frame: await readFrame(locals, url), comparison, path };
}

interface SharePage {
  readonly frame: Frame;
  readonly link: string;
}

/** Reads the link that shows a draft to everyone who has it. Only in draft mode. */
export async function readSharePage(astro: AstroGlobal): Promise<PageResult<SharePage>> {
  const { locals, url } = astro;
  const token = url.searchParams.get('token') ?? '';
  if (!locals.draft || token === '') return redirectOrNotFound(astro);
  return { frame: await readFrame(locals, url), link: locals.origin + routes.draftLink(token) };
}
