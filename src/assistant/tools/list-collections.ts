import { z } from 'zod';
import { defineTool } from './tool.ts';

export const listCollections = defineTool({
  name: 'list_collections',
  description: 'Lists the collections of the shop.',
  input: z.object({}),
  run: async (_, { turn }) => ({ kind: 'collections', collections: (await turn.vocabulary()).collections }),
});
