import { z } from 'zod';
import { tags } from '#cache/tags.ts';
import type { Home } from '#shop/content.ts';
import { readDocument } from './documents.ts';
import { findPicture } from './pictures.ts';
import { readSections, type Warn } from './sections.ts';
import type { Visit } from './visit.ts';

const homeSchema = z.object({
  description: z.string().catch(''),
  image: z.string().nullable().catch(null),
  sections: z.unknown().optional(),
});

/** The home page as it is written; null when nobody wrote one. */
export function readHome(visit: Visit, warn: Warn): Home | null {
  visit.reading.record(tags.home);
  const document = readDocument(visit, 'home', { handle: 'home' });
  if (!document) return null;
  const { description, image, sections } = homeSchema.parse(document.front);
  return {
    title: document.title,
    description,
    picture: image === null ? null : findPicture(visit.store, image),
    sections: readSections(visit, sections, (line) => warn(`home: ${line}`)),
    updatedAt: document.updatedAt,
  };
}
