import { z } from 'zod';
import { tags } from '#cache/tags.ts';
import type { Home } from '#shop/content.ts';
import { readDocument } from './documents.ts';
import { findPicture } from './pictures.ts';
import { readSections, type Warn } from './sections.ts';
import type { QueryContext } from './visit.ts';

const homeSchema = z.object({
  description: z.string().catch(''),
  image: z.string().nullable().catch(null),
  sections: z.unknown().optional(),
});

/** The home page as it is written; null when nobody wrote one. */
export function readHome(context: QueryContext, warn: Warn): Home | null {
  context.reading.record(tags.home);
  const document = readDocument(context, 'home', { handle: 'home' });
  if (!document) return null;
  const { description, image, sections } = homeSchema.parse(document.front);
  return {
    title: document.title,
    description,
    picture: image === null ? null : findPicture(context.store, image),
    sections: readSections(context, sections, (line) => warn(`home: ${line}`)),
    updatedAt: document.updatedAt,
  };
}
