import { z } from 'zod';
import type { SearchCriteria } from '../conversation.ts';
import { findProducts } from '../find.ts';
import { noCriteria } from '../resolve.ts';
import { defineTool } from './tool.ts';

export const browseCollection = defineTool({
  name: 'browse_collection',
  description: 'Shows products of one collection in its own order.',
  input: z.object({
    collection: z.string().min(1).max(200).describe('Its handle.'),
    limit: z.int().min(1).max(12).default(4),
    skip: z.array(z.string()).max(200).default([]).describe('Handles not to show again.'),
  }),
  run: async ({ collection: handle, limit, skip }, { turn }) => {
    const collection = await turn.catalog.collection(handle);
    if (!collection) return { kind: 'absent', name: handle };
    const outcome = await findProducts(turn.catalog, { criteria: inCollection(handle, collection.title), limit, skip });
    return { kind: 'collection', collection, outcome };
  },
});

function inCollection(handle: string, label: string): SearchCriteria {
  const readings = [{ kind: 'collection' as const, name: '', values: [handle] }];
  return { ...noCriteria, terms: [{ label, negated: false, readings }] };
}
