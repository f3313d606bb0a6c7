/**
 * Why a request failed. `network`, `throttled`, `rejected` and `server` may succeed when they are repeated.
 *
 * - `throttled`: too many requests for now. `rejected`: they look like abuse.
 * - `token`: the Storefront token is wrong or revoked. `app`: the app's credentials are. `access`: a scope is missing.
 *   `forbidden`: one of both, Shopify does not say which.
 * - `address`: there is no shop. `password`: a page that asks for one is there instead. `frozen`: its bill is not paid. `locked`: Shopify has locked it. `closed`: it is closed
 *   or paused.
 * - `query`: Shopify rejects the document. `answer`: what arrived is no answer of Shopify's.
 */
export type RequestFailure =
  | 'network'
  | 'throttled'
  | 'rejected'
  | 'server'
  | 'token'
  | 'app'
  | 'access'
  | 'forbidden'
  | 'address'
  | 'password'
  | 'frozen'
  | 'locked'
  | 'closed'
  | 'query'
  | 'answer';

/** A request to Shopify without a usable answer. The message contains no token and nothing of a buyer. */
export class RequestError extends Error {
  override readonly name = 'RequestError';
  readonly failure: RequestFailure;
  /** Milliseconds until Shopify accepts requests again; null if it does not say. */
  readonly waitMs: number | null;
  /** Which of the requested nodes all errors of the answer are about; empty: they are about more than these. */
  readonly nodes: readonly number[];
  /** Shopify is there, and fails to answer what it was asked: it may fail for one of several records alone. */
  readonly isFailedAnswer: boolean;

  constructor(
    failure: RequestFailure,
    message: string,
    options: {
      readonly cause?: unknown;
      readonly waitMs?: number;
      readonly nodes?: readonly number[];
      readonly isFailedAnswer?: boolean;
    } = {},
  ) {
    super(message, { cause: options.cause });
    this.failure = failure;
    this.waitMs = options.waitMs ?? null;
    this.nodes = options.nodes ?? [];
    this.isFailedAnswer = options.isFailedAnswer ?? false;
  }
}

const temporaryFailures: ReadonlySet<RequestFailure> = new Set(['network', 'throttled', 'rejected', 'server']);

/** Whether repeating the request may help. */
export function isTemporary(error: unknown): boolean {
  return error instanceof RequestError && temporaryFailures.has(error.failure);
}

const withdrawnFailures: ReadonlySet<RequestFailure> = new Set([
  'token',
  'access',
  'forbidden',
  'address',
  'password',
  'frozen',
  'locked',
  'closed',
]);

/** Whether Shopify answers, and does not let this shop read. */
export function isRefusal(error: unknown): boolean {
  const failure = failureOf(error);
  return failure !== null && withdrawnFailures.has(failure);
}

/** Whether Shopify fails to answer about what was asked, whereas it may answer about something else. */
export function isFailedAnswer(error: unknown): boolean {
  return requestErrorOf(error)?.isFailedAnswer ?? false;
}

/** The failure of a request that `GraphqlClient.run` reported, or null for other errors. */
export function failureOf(error: unknown): RequestFailure | null {
  return requestErrorOf(error)?.failure ?? null;
}

/** The RequestError that an error is or was caused by. */
export function requestErrorOf(error: unknown): RequestError | null {
  if (error instanceof RequestError) return error;
  return error instanceof Error && error.cause instanceof RequestError ? error.cause : null;
}
