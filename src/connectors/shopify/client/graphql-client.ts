import type { Runtime } from '#cache/runtime.ts';
import { PlatformUnavailableError } from '#commerce/errors.ts';
import { CircuitOpenError, createRetry, type Retry, type RetryOptions } from '#sync/retry.ts';
import { explainFailure } from './explain-failure.ts';
import type { Operation, OperationVariables } from './operation.ts';
import { readResponse } from './read-response.ts';
import { failureOf, isFailedAnswer, isTemporary, RequestError } from './request-error.ts';
import type { Transport, TransportResponse } from './transport.ts';

export interface GraphqlClient {
  /**
   * The complete answer to an operation. Throws PlatformUnavailableError with a RequestError as its cause where Shopify
   * said why, PlatformContractError for an answer that is not as expected, and the reason of `signal`.
   */
  run<Data>(operation: Operation<Data>, call: GraphqlCall): Promise<Data>;
  /** The API version that answered last; null before the first answer. Shopify answers by another when one ends. */
  readonly servedVersion: () => string | null;
}

export interface GraphqlCall {
  readonly variables: OperationVariables;
  /**
   * `feed` waits longest, and while Shopify throttles. `buyer`: a person waits for the answer. `write` is a change that
   * may have happened although its answer is missing, and so is never repeated.
   */
  readonly use: CallUse;
  /** Headers of this call alone, e.g. the buyer's IP address. */
  readonly headers?: Readonly<Record<string, string>>;
  readonly signal?: AbortSignal;
}

export type CallUse = 'feed' | 'buyer' | 'write';

export interface GraphqlClientOptions {
  readonly url: string;
  /** Headers of every call, with the token. */
  readonly headers: () => Promise<Readonly<Record<string, string>>>;
  /** What it means when Shopify refuses their token; by default that the token was configured wrongly. */
  readonly refusedToken?: 'token' | 'app';
  readonly transport: Transport;
  readonly runtime: Runtime;
}

const retryOptions: Readonly<Record<CallUse, Partial<RetryOptions>>> = {
  feed: { deadlineMs: 60_000, attempts: 6, backOff: { baseMs: 250, maxMs: 8000 } },
  buyer: { deadlineMs: 5000, attempts: 3 },
  write: { deadlineMs: 10_000, attempts: 1 },
};

/** Each use has its own circuit and budget, so that a refused scan does not keep buyers from the cart. */
export function createGraphqlClient(options: GraphqlClientOptions): GraphqlClient {
  const { url, headers, transport, runtime, refusedToken = 'token' } = options;
  let hasAnswered = false;
  /** An error page of a proxy, or half a response, is temporary if Shopify has answered before. */
  const mayPass = (error: unknown): boolean =>
    isTemporary(error) || (hasAnswered && error instanceof RequestError && error.failure === 'answer');
  const retries = createRetries(runtime, mayPass);
  const throttle = createThrottle(runtime);
  let version: string | null = null;
  /** Why a circuit is open; null: because of answers that did not arrive in time. */
  const lastFailures: Record<CallUse, RequestError | null> = { feed: null, buyer: null, write: null };

  const attempt = async <Data>(operation: Operation<Data>, call: GraphqlCall, deadline: AbortSignal): Promise<Data> => {
    const signal = call.signal ? AbortSignal.any([deadline, call.signal]) : deadline;
    if (call.use === 'feed') await throttle.wait(signal);
    signal.throwIfAborted();
    const response = await send(operation, call, signal);
    version = response.header('x-shopify-api-version') ?? version;
    try {
      const { data, waitMs } = readResponse(operation, response);
      throttle.delay(waitMs);
      hasAnswered = true;
      return data;
    } catch (error) {
      if (!(error instanceof RequestError)) throw error;
      throttle.delay(error.waitMs ?? 0);
      throw refusedToken === 'app' ? asRefusalOfApp(error) : error;
    }
  };

  const send = async (
    { source, name }: Operation<unknown>,
    call: GraphqlCall,
    signal: AbortSignal,
  ): Promise<TransportResponse> => {
    const body = JSON.stringify({ query: source, operationName: name, variables: call.variables });
    const json = { accept: 'application/json', 'content-type': 'application/json' };
    return transport({ url, body, signal, headers: { ...json, ...(await headers()), ...call.headers } });
  };

  return {
    run: async (operation, call) => {
      call.signal?.throwIfAborted();
      try {
        return await retries[call.use]((deadline) => attempt(operation, call, deadline));
      } catch (error) {
        call.signal?.throwIfAborted();
        if (error instanceof RequestError) lastFailures[call.use] = error;
        const reason = error instanceof CircuitOpenError ? lastFailures[call.use] : error;
        throw toPlatformError(operation.name, reason, mayPass(reason));
      }
    },
    servedVersion: () => version,
  };
}

function createRetries(runtime: Runtime, mayPass: (error: unknown) => boolean): Readonly<Record<CallUse, Retry>> {
  return {
    feed: createRetry(runtime, {
      ...retryOptions.feed,
      isRetryable: (error) => mayPass(error) && !isRejected(error),
      isOutage: (error) => !isFailedAnswer(error),
    }),
    buyer: createRetry(runtime, { ...retryOptions.buyer, isRetryable: mayPass }),
    write: createRetry(runtime, { ...retryOptions.write, isRetryable: isTemporary }),
  };
}

/** A refusal in the words of the Admin API, whose token is the app's and new. */
function asRefusalOfApp(error: RequestError): RequestError {
  if (error.failure === 'token') return new RequestError('app', error.message);
  return error.failure === 'forbidden' ? new RequestError('access', error.message) : error;
}

/** What Shopify takes for abuse is more so when it is repeated: the caller says so, and reads on later. */
function isRejected(error: unknown): boolean {
  return failureOf(error) === 'rejected';
}

/**
 * Errors of requests become PlatformUnavailableError, whose message says what to do; programming errors and contract
 * errors stay what they are. null: the circuit is open.
 */
function toPlatformError(name: string, error: unknown, mayPass: boolean): unknown {
  if (error instanceof RequestError) {
    const retryAfter = Math.max(1, Math.ceil((error.waitMs ?? 5000) / 1000));
    const { line, remedy } = explainFailure(error);
    return new PlatformUnavailableError(`${line}. ${remedy}`, {
      cause: error,
      retryAfter,
      isTemporary: mayPass,
    });
  }
  if (error === null || isTimeout(error))
    return new PlatformUnavailableError(`Shopify does not answer in time (${name}).`, { cause: error });
  return error;
}

function isTimeout(error: unknown): boolean {
  return error instanceof DOMException && (error.name === 'TimeoutError' || error.name === 'AbortError');
}

interface Throttle {
  /** Resolves when requests are accepted again, or early when the signal is aborted. */
  readonly wait: (signal: AbortSignal) => Promise<void>;
  readonly delay: (milliseconds: number) => void;
}

function createThrottle({ clock, sleep }: Runtime): Throttle {
  let openAt = -Infinity;
  return {
    wait: async (signal) => {
      while (!signal.aborted && clock.steady() < openAt) await sleep(openAt - clock.steady(), signal);
    },
    delay: (milliseconds) => {
      if (milliseconds > 0) openAt = Math.max(openAt, clock.steady() + milliseconds);
    },
  };
}
