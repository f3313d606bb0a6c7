import type { AstroGlobal } from 'astro';
import type { ContentPage } from '#shop/content.ts';
import type { Frame } from '#ui/layout/frame.ts';
import type { SectionData } from '#ui/views/sections/section-data.ts';
import { readFrame } from './_frame.ts';
import { readSectionData } from './_section-data.ts';

interface ContentPageData {
  readonly frame: Frame;
  readonly page: ContentPage;
  readonly data: SectionData;
}

/** Reads what a marketing page shows; null when there is none of that name. */
export async function readPage({ locals, url }: AstroGlobal, slug: string): Promise<ContentPageData | null> {
  const page = await locals.content.page(slug);
  if (!page) return null;
  const [frame, data] = await Promise.all([readFrame(locals, url), readSectionData(page.sections, locals)]);
  return { frame, page, data };
}
