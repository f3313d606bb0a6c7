/**
 * Why a request failed. `network`, `throttled` and `server` may succeed when they are repeated.
 * `token`: the token is wrong or revoked. `access`: it lacks a scope. `shop`: the shop is closed, frozen or another.
 * `query`: Shopify rejects the document. `answer`: what arrived is no answer of Shopify's.
 */
export type RequestFailure = 'network' | 'throttled' | 'server' | 'token' | 'access' | 'shop' | 'query' | 'answer';

/** A request to Shopify without a usable answer. The message contains no token and nothing of a buyer. */
export class RequestError extends Error {
  override readonly name = 'RequestError';
  readonly failure: RequestFailure;
  /** Milliseconds until Shopify accepts requests again; null if it does not say. */
  readonly waitMs: number | null;

  constructor(
    failure: RequestFailure,
    message: string,
    options: { readonly cause?: unknown; readonly waitMs?: number } = {},
  ) {
    super(message, { cause: options.cause });
    this.failure = failure;
    this.waitMs = options.waitMs ?? null;
  }
}

/** Whether repeating the request may help. */
export function isTemporary(error: unknown): boolean {
  return error instanceof RequestError && ['network', 'throttled', 'server'].includes(error.failure);
}

/** The failure of a request that `GraphqlClient.run` reported, or null for other errors. */
export function failureOf(error: unknown): RequestFailure | null {
  if (error instanceof RequestError) return error.failure;
  return error instanceof Error && error.cause instanceof RequestError ? error.cause.failure : null;
}
