import { z } from 'zod';
import type { Entry } from '#shop/content.ts';
import type { Document } from './documents.ts';
import { findPicture } from './pictures.ts';
import type { Visit } from './visit.ts';

const text = z.string().catch('');

/** What every front matter may say; what is missing or misspelt is empty rather than an error. */
const frontSchema = z.object({
  description: text,
  excerpt: text,
  author: z.string().nullable().catch(null),
  tags: z.array(z.string()).catch([]),
  image: z.string().nullable().catch(null),
});

export function toEntry({ store }: Visit, document: Document): Entry {
  const front = frontSchema.parse(document.front);
  return {
    handle: document.handle,
    title: document.title,
    description: front.description,
    excerpt: front.excerpt,
    author: front.author,
    tags: front.tags,
    picture: front.image === null ? null : findPicture(store, front.image),
    publishedAt: document.publishedAt,
    updatedAt: document.updatedAt,
  };
}
