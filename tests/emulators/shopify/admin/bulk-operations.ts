import { execute, type GraphQLSchema, parse, validate } from 'graphql';
import { z } from 'zod';
import { globalId } from '../storefront/request.ts';

export interface BulkOperationState {
  readonly id: string;
  readonly status: string;
  readonly query: string;
  readonly url: string | null;
  readonly jsonl: string;
}

export interface BulkOptions {
  readonly schema: GraphQLSchema;
  readonly rootValue: object;
  readonly contextValue: object;
  readonly origin: string;
  readonly now: () => Date;
}

export interface BulkOperations {
  /** The fields of queries and mutations. */
  readonly fields: object;
  /** The file of a completed operation; null if there is none. */
  file(id: string): string | null;
}

/**
 * One operation at a time, complete as soon as it is asked for. Each object of a connection is a line; one of a nested
 * connection names its parent by `__parentId`.
 *
 * https://shopify.dev/docs/api/usage/bulk-operations/queries
 */
export function createBulkOperations(options: BulkOptions): BulkOperations {
  const operations = new Map<string, BulkOperationState>();
  const node = (operation: BulkOperationState): object => ({
    __typename: 'BulkOperation',
    ...operation,
    id: globalId('BulkOperation', operation.id),
    type: 'QUERY',
    errorCode: null,
    objectCount: String(operation.jsonl === '' ? 0 : operation.jsonl.trim().split('\n').length),
    rootObjectCount: '0',
    fileSize: String(operation.jsonl.length),
    partialDataUrl: null,
    createdAt: options.now().toISOString(),
    completedAt: options.now().toISOString(),
  });
  const byGlobalId = (text: string): object | null => {
    const found = operations.get(text.split('/').at(-1) ?? '');
    return found ? node(found) : null;
  };
  return {
    fields: {
      bulkOperation: ({ id }: { readonly id: string }) => byGlobalId(id),
      node: ({ id }: { readonly id: string }) => byGlobalId(id),
      currentBulkOperation: () => {
        const latest = [...operations.values()].at(-1);
        return latest ? node(latest) : null;
      },
      bulkOperationCancel: ({ id }: { readonly id: string }) => ({ bulkOperation: byGlobalId(id), userErrors: [] }),
      bulkOperationRunQuery: async ({ query }: { readonly query: string }) => {
        const [error] = validate(options.schema, parse(query));
        if (error) return { bulkOperation: null, userErrors: [{ field: ['query'], message: error.message }] };
        const id = String(operations.size + 1);
        const jsonl = await runBulkQuery(query, options);
        // An operation without results has no file.
        const url = jsonl === '' ? null : `${options.origin}/bulk/${id}.jsonl`;
        const operation = { id, status: 'COMPLETED', query, url, jsonl };
        operations.set(id, operation);
        return { bulkOperation: node({ ...operation, status: 'CREATED', url: null }), userErrors: [] };
      },
    },
    file: (id) => operations.get(id)?.jsonl ?? null,
  };
}

async function runBulkQuery(query: string, { schema, rootValue, contextValue }: BulkOptions): Promise<string> {
  const result = await execute({ schema, document: parse(query), rootValue, contextValue });
  if (result.errors) throw new Error(result.errors[0]?.message ?? 'The bulk operation failed.');
  const lines: string[] = [];
  for (const value of Object.values(result.data ?? {})) collectLines(value, null, lines);
  return lines.map((line) => `${line}\n`).join('');
}

const connectionSchema = z.union([
  z.object({ edges: z.array(z.object({ node: z.record(z.string(), z.unknown()) })) }),
  z.object({ nodes: z.array(z.record(z.string(), z.unknown())) }),
]);

function nodesIn(value: unknown): readonly Readonly<Record<string, unknown>>[] | null {
  const parsed = connectionSchema.safeParse(value);
  if (!parsed.success) return null;
  return 'edges' in parsed.data ? parsed.data.edges.map(({ node }) => node) : parsed.data.nodes;
}

function collectLines(value: unknown, parent: unknown, lines: string[]): void {
  for (const node of nodesIn(value) ?? []) {
    const fields = Object.entries(node);
    const own = fields.filter(([, field]) => nodesIn(field) === null);
    lines.push(JSON.stringify({ ...Object.fromEntries(own), ...(parent !== null && { __parentId: parent }) }));
    for (const [, field] of fields) if (nodesIn(field) !== null) collectLines(field, node['id'] ?? null, lines);
  }
}
