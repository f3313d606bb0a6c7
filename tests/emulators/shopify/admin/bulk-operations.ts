import { execute, type GraphQLSchema, parse, validate } from 'graphql';
import { z } from 'zod';
import { pageOf, type PageArguments } from '../connection.ts';
import type { BulkFaults } from '../faults.ts';
import { globalId } from '../storefront/request.ts';

interface BulkOperationState {
  readonly id: string;
  readonly query: string;
  readonly jsonl: string;
  /** How often it is still running when it is asked for. */
  polls: number;
  status: string;
}

export interface BulkOptions {
  readonly schema: GraphQLSchema;
  readonly rootValue: object;
  readonly contextValue: object;
  readonly origin: string;
  readonly now: () => Date;
  readonly faults: BulkFaults;
}

export interface BulkOperations {
  /** The fields of queries and mutations. */
  readonly fields: object;
  /** The file of a completed operation; null if there is none. */
  file(id: string): string | null;
}

/** Of one app at a time. https://shopify.dev/docs/api/usage/bulk-operations/queries */
const maxRunning = 5;

/**
 * Operations that read the shop when they begin, and end when they have been asked for often enough. Each object of a
 * connection is a line; one of a nested connection names its parent by `__parentId`.
 *
 * https://shopify.dev/docs/api/usage/bulk-operations/queries
 */
export function createBulkOperations(options: BulkOptions): BulkOperations {
  const { faults } = options;
  const operations = new Map<string, BulkOperationState>();
  const isRunning = ({ status }: BulkOperationState): boolean => status === 'CREATED' || status === 'RUNNING';
  const poll = (operation: BulkOperationState): object => {
    if (isRunning(operation)) {
      operation.status = operation.polls > 0 ? 'RUNNING' : faults.outcome;
      operation.polls -= 1;
    }
    return node(operation);
  };
  const node = ({ id, query, jsonl, status }: BulkOperationState): object => {
    const url = jsonl === '' ? null : `${options.origin}/bulk/${id}.jsonl`;
    return {
      __typename: 'BulkOperation',
      id: globalId('BulkOperation', id),
      status,
      query,
      type: 'QUERY',
      errorCode: status === 'FAILED' ? 'TIMEOUT' : null,
      objectCount: String(jsonl === '' ? 0 : jsonl.trim().split('\n').length),
      rootObjectCount: '0',
      fileSize: String(jsonl.length),
      // An operation without results has no file.
      url: status === 'COMPLETED' ? url : null,
      partialDataUrl: status === 'FAILED' ? url : null,
      createdAt: options.now().toISOString(),
      completedAt: status === 'COMPLETED' ? options.now().toISOString() : null,
    };
  };
  const find = (text: string): BulkOperationState | null => operations.get(text.split('/').at(-1) ?? '') ?? null;
  const byGlobalId = (text: string): object | null => {
    const found = find(text);
    return found && poll(found);
  };
  const begin = async (query: string): Promise<object> => {
    const refuse = (message: string): object => ({ bulkOperation: null, userErrors: [{ field: ['query'], message }] });
    const [error] = validate(options.schema, parse(query));
    if (error) return refuse(error.message);
    const running = [...operations.values()].filter(isRunning).length + faults.others;
    if (running >= maxRunning) return refuse('A bulk query operation for this app and shop is already in progress.');
    const id = String(operations.size + 1);
    const jsonl = await runBulkQuery(query, options);
    const operation = { id, query, jsonl, status: 'CREATED', polls: faults.runningPolls };
    operations.set(id, operation);
    return { bulkOperation: node(operation), userErrors: [] };
  };
  return {
    fields: {
      bulkOperation: ({ id }: { readonly id: string }) => byGlobalId(id),
      bulkOperations: (given: PageArguments) => pageOf([...operations.values()].toReversed(), given, node),
      node: ({ id }: { readonly id: string }) => byGlobalId(id),
      currentBulkOperation: () => {
        const latest = [...operations.values()].at(-1);
        return latest ? poll(latest) : null;
      },
      bulkOperationCancel: ({ id }: { readonly id: string }) => {
        const found = find(id);
        if (found && isRunning(found)) found.status = 'CANCELED';
        return { bulkOperation: found && node(found), userErrors: [] };
      },
      bulkOperationRunQuery: ({ query }: { readonly query: string }) => begin(query),
    },
    file: (id) => {
      const found = operations.get(id);
      return found && ['COMPLETED', 'FAILED'].includes(found.status) ? found.jsonl : null;
    },
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
