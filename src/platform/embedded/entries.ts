import { z } from 'zod';
import type { ContentEntry } from '#shop/content.ts';
import type { StoredDocument } from './documents.ts';
import { findPicture } from './pictures.ts';
import type { QueryContext } from './visit.ts';

const textField = z.string().catch('');

/** What every front matter may say; what is missing or misspelt is empty rather than an error. */
const frontSchema = z.object({
  description: textField,
  excerpt: textField,
  author: z.string().nullable().catch(null),
  tags: z.array(z.string()).catch([]),
  image: z.string().nullable().catch(null),
});

export function toEntry({ store }: QueryContext, document: StoredDocument): ContentEntry {
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
