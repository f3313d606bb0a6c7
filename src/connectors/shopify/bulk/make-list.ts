import type { Runtime } from '#cache/runtime.ts';
import { PlatformUnavailableError } from '#commerce/errors.ts';
import type { ScanWait } from '#commerce/feed.ts';
import type { AdminAccess } from '../client/clients.ts';
import {
  bulkOperationById,
  type BulkOperationNode,
  bulkOperationRun,
  latestBulkOperations,
} from '../documents/bulk.ts';

export interface ListServices {
  readonly admin: AdminAccess;
  readonly runtime: Runtime;
}

export interface ListRequest {
  /** What Shopify shall list. */
  readonly query: string;
  readonly signal: AbortSignal;
  readonly onWait?: ((wait: ScanWait) => void) | undefined;
}

const firstPauseMs = 500;
const maxPauseMs = 8000;
/** Shopify needs some minutes for a hundred thousand objects; other operations of the app may have to end first. */
const operationTimeoutMs = 60 * 60_000;
/** For so long Shopify may not answer, once it has been asked for a list. */
const maxSilenceMs = 5 * 60_000;
/** Requests for a list without an answer. */
const maxLostBegins = 5;

/**
 * The operation that makes a list, when it has ended well; null if it has not, or Shopify does not begin it. One that
 * already runs for the same list is waited for, also when Shopify began it and its answer was lost. Throws
 * PlatformUnavailableError if Shopify does not answer.
 *
 * https://shopify.dev/docs/api/usage/bulk-operations/queries
 */
export async function makeList(services: ListServices, request: ListRequest): Promise<BulkOperationNode | null> {
  const { clock, sleep } = services.runtime;
  const { signal, onWait } = request;
  const until = clock.steady() + operationTimeoutMs;
  const work: ListWork = {
    ...services,
    ...request,
    id: null,
    earlier: null,
    lostBegins: 0,
    answeredAt: clock.steady(),
  };
  for (let pauseMs = firstPauseMs; clock.steady() < until; pauseMs = Math.min(maxPauseMs, pauseMs * 2)) {
    const state = await advance(work);
    if (state.is === 'made') return state.operation;
    if (state.is === 'impossible') return null;
    onWait?.(state.wait);
    await sleep(pauseMs, signal);
    signal.throwIfAborted();
  }
  return null;
}

/** A list that is being made. */
interface ListWork extends ListServices, ListRequest {
  /** Of the operation that makes it; null: none is known to run. */
  id: string | null;
  /** Operations that had ended before this one began: their lists may be older. null: not known yet. */
  earlier: ReadonlySet<string> | null;
  lostBegins: number;
  /** When Shopify last answered, on the steady clock. */
  answeredAt: number;
}

type ListState =
  | { readonly is: 'made'; readonly operation: BulkOperationNode }
  | { readonly is: 'impossible' }
  | { readonly is: 'waiting'; readonly wait: ScanWait };

const impossible: ListState = { is: 'impossible' };

/** Looks at the operation, or finds or begins it. */
async function advance(work: ListWork): Promise<ListState> {
  const { clock } = work.runtime;
  try {
    const state = work.id === null ? await findOrBegin(work) : await look(work, work.id);
    work.answeredAt = clock.steady();
    return state;
  } catch (error) {
    const isAsked = work.id !== null || work.lostBegins > 0;
    if (!isAsked || !isPassing(error) || clock.steady() - work.answeredAt > maxSilenceMs) throw error;
    return work.lostBegins >= maxLostBegins
      ? impossible
      : { is: 'waiting', wait: { reason: 'unanswered', count: null } };
  }
}

function isPassing(error: unknown): boolean {
  return error instanceof PlatformUnavailableError && error.isTemporary;
}

async function look(work: ListWork, id: string): Promise<ListState> {
  const { admin, signal } = work;
  const { bulkOperation } = await admin.client.run(bulkOperationById, { variables: { id }, use: 'feed', signal });
  return bulkOperation ? follow(work, bulkOperation) : impossible;
}

const runningStatuses: ReadonlySet<string> = new Set(['CREATED', 'RUNNING']);

function follow(work: ListWork, operation: BulkOperationNode): ListState {
  work.id = operation.id;
  if (operation.status === 'COMPLETED') return { is: 'made', operation };
  if (!runningStatuses.has(operation.status)) return impossible;
  return { is: 'waiting', wait: { reason: 'prepared', count: operation.objectCount } };
}

async function findOrBegin(work: ListWork): Promise<ListState> {
  const operation = (await findOwn(work)) ?? (await begin(work));
  if (operation === 'busy') return { is: 'waiting', wait: { reason: 'queued', count: null } };
  return operation === 'refused' ? impossible : follow(work, operation);
}

/** An operation for the same list that runs, or has ended since this work began: of a lost answer, or another process. */
async function findOwn(work: ListWork): Promise<BulkOperationNode | null> {
  const { admin, query, signal } = work;
  const { bulkOperations } = await admin.client.run(latestBulkOperations, { variables: {}, use: 'feed', signal });
  const ended = bulkOperations.nodes.filter(({ status }) => !runningStatuses.has(status));
  const earlier = (work.earlier ??= new Set(ended.map(({ id }) => id)));
  const isUsable = ({ id, status }: BulkOperationNode): boolean =>
    runningStatuses.has(status) || (status === 'COMPLETED' && !earlier.has(id));
  return bulkOperations.nodes.find((each) => isSameQuery(each.query, query) && isUsable(each)) ?? null;
}

function isSameQuery(one: string, other: string): boolean {
  const compact = (text: string): string => text.replaceAll(/\s+/g, ' ').trim();
  return compact(one) === compact(other);
}

/**
 * As many operations of an app run as Shopify allows at a time, five since version 2026-01.
 * https://shopify.dev/docs/api/admin-graphql/2026-04/enums/BulkOperationUserErrorCode
 */
const busyCodes: ReadonlySet<string | null> = new Set(['LIMIT_REACHED', 'OPERATION_IN_PROGRESS']);

async function begin(work: ListWork): Promise<BulkOperationNode | 'busy' | 'refused'> {
  const { admin, query, signal } = work;
  try {
    const call = { variables: { query }, use: 'write', signal } as const;
    const { bulkOperationRunQuery: answer } = await admin.client.run(bulkOperationRun, call);
    if (answer?.bulkOperation) return answer.bulkOperation;
    return answer?.userErrors.some(({ code }) => busyCodes.has(code)) ? 'busy' : 'refused';
  } catch (error) {
    if (isPassing(error)) work.lostBegins += 1;
    throw error;
  }
}
