import { execute, type GraphQLSchema, parse, validate } from 'graphql';
import { z } from 'zod';
import { setImmediate } from 'node:timers/promises';
import { pageOf, type PageArguments } from '../connection.ts';
import type { BulkFaults } from '../faults.ts';
import { globalId } from '../storefront/request.ts';

interface BulkOperationState {
  readonly id: string;
  readonly query: string;
  readonly createdAt: string;
  /** null: it is not made yet. */
  jsonl: string | null;
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

interface BulkListArguments extends PageArguments {
  readonly query?: string | null;
  readonly reverse?: boolean;
}

/** Of one app at a time. https://shopify.dev/docs/api/usage/bulk-operations/queries */
const maxRunning = 5;

/** https://shopify.dev/docs/api/admin-graphql/2026-04/enums/BulkOperationUserErrorCode */
const busyMessages: Readonly<Record<BulkFaults['busyCode'], string>> = {
  LIMIT_REACHED: 'Bulk operations limit reached. Please try again later.',
  OPERATION_IN_PROGRESS: 'A bulk operation is already in progress.',
};

/**
 * Operations that read the shop after they were accepted, and end when they have been asked for often enough. Each object
 * of a connection is a line; one of a nested connection names its parent by `__parentId`.
 *
 * https://shopify.dev/docs/api/usage/bulk-operations/queries
 */
export function createBulkOperations(options: BulkOptions): BulkOperations {
  const { faults } = options;
  const operations = new Map<string, BulkOperationState>();
  const isRunning = ({ status }: BulkOperationState): boolean => status === 'CREATED' || status === 'RUNNING';
  const poll = (operation: BulkOperationState): object => {
    if (isRunning(operation)) {
      operation.status = operation.polls > 0 || operation.jsonl === null ? 'RUNNING' : faults.outcome;
      operation.polls -= 1;
    }
    return node(operation);
  };
  const node = ({ id, query, status, createdAt, ...operation }: BulkOperationState): object => {
    const jsonl = operation.jsonl ?? '';
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
      createdAt,
      completedAt: status === 'COMPLETED' ? options.now().toISOString() : null,
    };
  };
  const find = (text: string): BulkOperationState | null => operations.get(text.split('/').at(-1) ?? '') ?? null;
  const byGlobalId = (text: string): object | null => {
    const found = find(text);
    return found && poll(found);
  };
  const begin = async (query: string): Promise<object> => {
    const refuse = (message: string, code: BulkFaults['busyCode'] | 'INVALID' = 'INVALID'): object => ({
      bulkOperation: null,
      userErrors: [{ field: code === 'INVALID' ? ['query'] : null, message, code }],
    });
    const [error] = validate(options.schema, parse(query));
    if (error) return refuse(error.message);
    const running = [...operations.values()].filter(isRunning).length + faults.others;
    if (running >= maxRunning) return refuse(busyMessages[faults.busyCode], faults.busyCode);
    const operation: BulkOperationState = {
      id: String(operations.size + 1),
      query,
      jsonl: null,
      createdAt: options.now().toISOString(),
      status: 'CREATED',
      polls: faults.runningPolls,
    };
    operations.set(operation.id, operation);
    void makeFile(operation);
    return { bulkOperation: node(operation), userErrors: [] };
  };
  const makeFile = async (operation: BulkOperationState): Promise<void> => {
    // The answer is sent first.
    await setImmediate();
    try {
      operation.jsonl = await runBulkQuery(operation.query, options);
    } catch {
      [operation.status, operation.jsonl] = ['FAILED', ''];
    }
  };
  /** The newest first. https://shopify.dev/docs/api/admin-graphql/2026-04/queries/bulkOperations */
  const list = (given: BulkListArguments): unknown => {
    const terms = [...(given.query ?? '').matchAll(/(\w+):(\w+)/g)];
    const matches = ({ status }: BulkOperationState): boolean =>
      terms.every(([, field, value = '']) => {
        if (field === 'status') return status === value.toUpperCase();
        return field !== 'operation_type' || value === 'query';
      });
    const found = [...operations.values()].filter(matches);
    return pageOf(given.reverse ? found : found.toReversed(), given, node);
  };
  return {
    fields: {
      bulkOperation: ({ id }: { readonly id: string }) => byGlobalId(id),
      bulkOperations: list,
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
