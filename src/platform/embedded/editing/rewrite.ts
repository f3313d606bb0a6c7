import { z } from 'zod';
import { PlatformContractError } from '../../errors.ts';
import { id, integer, text, textOrNull } from '../row.ts';
import { saveDocument } from '../write/documents.ts';
import { refreshMemberships } from '../write/memberships.ts';
import { refreshProducts } from '../write/refresh.ts';
import type { DocumentInput } from '../write/input.ts';
import type { EditContext } from './desk.ts';
import type { DocumentName, DocumentText } from './piece.ts';

/** Replaces the texts of a piece that is there; who sees it stays as it is. */
export function replaceText(context: EditContext, name: DocumentName, written: DocumentText): void {
  const { store, now } = context;
  const { kind, parent, handle } = name;
  if (kind === 'product') return replaceProductText(context, handle, written);
  const row = store.first('SELECT * FROM document WHERE kind = ? AND parent = ? AND handle = ?', kind, parent, handle);
  if (!row) throw new PlatformContractError(`${kind} ${handle} is gone.`);
  saveDocument(store, {
    kind,
    parent,
    handle,
    ...written,
    status: documentStatus(text(row, 'status')),
    publishedAt: textOrNull(row, 'published_at'),
    updatedAt: now,
    position: integer(row, 'position'),
  });
}

function documentStatus(status: string): DocumentInput['status'] {
  return status === 'published' || status === 'scheduled' ? status : 'draft';
}

const productFront = z.object({ subtitle: z.string().nullable().catch(null) });

function replaceProductText({ store, now }: EditContext, handle: string, { title, front, body }: DocumentText): void {
  const { subtitle } = productFront.parse(front);
  const row = store.first(
    'UPDATE product SET title = ?, subtitle = ?, description = ?, updated_at = ? WHERE handle = ? RETURNING id',
    title,
    subtitle,
    body,
    now,
    handle,
  );
  if (!row) throw new PlatformContractError(`product ${handle} is gone.`);
  refreshProducts(store, [id(row)]);
}

/** Shows a piece to visitors from a moment on (ISO 8601 in UTC), or to nobody: null. */
export function setVisibleFrom(
  context: EditContext,
  { kind, parent, handle }: DocumentName,
  from: string | null,
): void {
  if (kind === 'product') return setProductStatus(context, handle, from === null ? 'draft' : 'published');
  const { store, now } = context;
  const status = from === null ? 'draft' : from <= now ? 'published' : 'scheduled';
  store.run(
    `UPDATE document SET status = ?, published_at = ?, updated_at = ? WHERE kind = ? AND parent = ? AND handle = ?`,
    status,
    from,
    now,
    kind,
    parent,
    handle,
  );
}

function setProductStatus({ store, now }: EditContext, handle: string, status: 'draft' | 'published'): void {
  const row = store.first('UPDATE product SET status = ? WHERE handle = ? RETURNING id', status, handle);
  if (!row) throw new PlatformContractError(`product ${handle} is gone.`);
  refreshProducts(store, [id(row)]);
  refreshMemberships(store, now, { productId: id(row) });
}
