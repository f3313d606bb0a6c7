import { z } from 'zod';
import { PlatformContractError } from '#commerce/errors.ts';
import { describeIssue } from '../documents/common.ts';
import type { Operation } from './operation.ts';
import { RequestError, type RequestFailure } from './request-error.ts';
import type { TransportResponse } from './transport.ts';

const throttleSchema = z.object({
  requestedQueryCost: z.number(),
  throttleStatus: z.object({ currentlyAvailable: z.number(), restoreRate: z.number() }),
});

const errorSchema = z.object({
  message: z.string(),
  path: z.array(z.union([z.string(), z.number()])).nullish(),
  extensions: z.object({ code: z.string().nullish() }).nullish(),
});

const envelopeSchema = z.object({
  data: z.unknown().optional(),
  /** The Admin API answers requests without access with a text. */
  errors: z.union([z.array(errorSchema), z.string()]).nullish(),
  extensions: z.object({ cost: z.unknown().optional() }).nullish(),
});

type Envelope = z.infer<typeof envelopeSchema>;
type GraphqlError = z.infer<typeof errorSchema>;

export interface ReadAnswer<Data> {
  readonly data: Data;
  /** Milliseconds until the next request of this cost would be accepted; 0 if now. */
  readonly waitMs: number;
}

/**
 * The data of a response. Throws RequestError for any other response than a complete answer, also if there are errors
 * beside the data, and PlatformContractError for data that the operation's schema does not allow.
 */
export function readResponse<Data>(operation: Operation<Data>, response: TransportResponse): ReadAnswer<Data> {
  if (response.status !== 200) throw refusalOf(operation.name, response);
  const envelope = parseEnvelope(operation.name, response.body);
  const waitMs = costWaitMs(envelope);
  if (envelope.errors?.length) throw errorOf(operation.name, envelope.errors, waitMs);
  const parsed = operation.data.safeParse(envelope.data);
  if (parsed.success) return { data: parsed.data, waitMs };
  throw new PlatformContractError(
    `Shopify’s answer to ${operation.name} is not as expected: ${describeIssue(parsed.error)}`,
  );
}

function parseEnvelope(name: string, body: string): Envelope {
  try {
    return envelopeSchema.parse(JSON.parse(body));
  } catch (error) {
    throw new RequestError('answer', `the answer to ${name} is no answer of GraphQL`, { cause: error });
  }
}

/** The error of a response with another status than 200. */
export function refusalOf(name: string, response: TransportResponse): RequestError {
  const { status, header, body } = response;
  const words = wordsIn(body);
  const described = `${name}: status ${status}${words && `, ${words}`}${leadsTo(header('location'))}`;
  const failure = failureOfResponse(response);
  const waitMs = retryAfterMs(header('retry-after')) ?? (failure === 'rejected' ? rejectedWaitMs : 1000);
  return isPassing(status) ? new RequestError(failure, described, { waitMs }) : new RequestError(failure, described);
}

/** Where a shop has moved, in the words of a message; empty where it has not. */
function leadsTo(location: string | null): string {
  const host = URL.parse(location ?? '')?.host;
  return host ? `, leads to ${host}` : '';
}

function isPassing(status: number): boolean {
  return status === 429 || status === 430 || isServerFault(status);
}

/**
 * 408 comes from proxies. 501 says that this shop does not have what was asked for, and 783, which is no status of HTTP,
 * that the request is no JSON.
 */
function isServerFault(status: number): boolean {
  return status === 408 || (status >= 500 && status < 600 && status !== 501);
}

const maxWords = 200;

const refusalSchema = z.object({ errors: z.unknown(), error_description: z.string(), error: z.string() }).partial();

/** Shopify's own words in the body of a refusal; empty where there are none. */
function wordsIn(body: string): string {
  const { errors, error_description: description, error } = refusalSchema.safeParse(parseJson(body)).data ?? {};
  const [first] = Array.isArray(errors) ? (z.array(errorSchema).safeParse(errors).data ?? []) : [];
  const given = first?.message ?? errors ?? description ?? error ?? '';
  return (typeof given === 'string' ? given : JSON.stringify(given)).slice(0, maxWords);
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

/**
 * Shopify says neither why it took requests for abuse nor for how long; developers saw bursts that pass, and more of them
 * after more requests (https://github.com/Shopify/shopify-api-js/issues/1030). A scan leaves it in peace for so long.
 */
const rejectedWaitMs = 5000;

/**
 * https://shopify.dev/docs/api/usage/response-codes; 430 is Shopify's own, for suspected abuse. Not documented there:
 * a closed shop is 403 with the text “Unavailable Shop”.
 */
function failureOfResponse({ status, header, body }: TransportResponse): RequestFailure {
  if (isServerFault(status)) return 'server';
  if (status < 300) return 'answer';
  if (status < 400) return asksForPassword(header('location')) ? 'password' : 'address';
  if (status === 403 && body.includes('Unavailable Shop')) return 'closed';
  if (status === 403 && body.includes('ACCESS_DENIED')) return 'access';
  return failuresByStatus.get(status) ?? 'query';
}

/** Where the online store of a shop with a password leads its visitors. */
function asksForPassword(location: string | null): boolean {
  return location !== null && /\/password(?:[?#]|$)/.test(location);
}

const failuresByStatus: ReadonlyMap<number, RequestFailure> = new Map([
  [401, 'token'],
  [402, 'frozen'],
  [403, 'forbidden'],
  [404, 'address'],
  [423, 'locked'],
  [429, 'throttled'],
  [430, 'rejected'],
]);

/** Shopify writes seconds, also with decimals (https://shopify.dev/docs/api/usage/limits). */
function retryAfterMs(value: string | null): number | null {
  const seconds = Number(value ?? 'none');
  return Number.isFinite(seconds) && seconds >= 0 ? Math.min(seconds, 60) * 1000 : null;
}

/**
 * The Admin API has a bucket of points that refills at `restoreRate` a second, and refuses a request for which
 * `requestedQueryCost` is not there; `actualQueryCost`, null after a refusal, is known too late. The Storefront API names
 * no cost. https://shopify.dev/docs/apps/build/apis/graphql-admin/rate-limits
 */
function costWaitMs({ extensions }: Envelope): number {
  const parsed = throttleSchema.safeParse(extensions?.cost);
  if (!parsed.success) return 0;
  const { requestedQueryCost, throttleStatus } = parsed.data;
  const missing = requestedQueryCost - throttleStatus.currentlyAvailable;
  return missing <= 0 || throttleStatus.restoreRate <= 0 ? 0 : Math.ceil((missing / throttleStatus.restoreRate) * 1000);
}

function errorOf(name: string, errors: readonly GraphqlError[] | string, waitMs: number): RequestError {
  if (typeof errors === 'string') return new RequestError('access', `${name}: ${errors}`);
  const codes = new Set(errors.map(({ extensions }) => extensions?.code ?? ''));
  const described = `${name}: ${errors[0]?.message ?? 'unknown error'}`;
  if (codes.has('THROTTLED')) return new RequestError('throttled', described, { waitMs: waitMs || 1000 });
  if (codes.has('ACCESS_DENIED')) return new RequestError('access', described, { nodes: nodesOfErrors(errors) });
  if (codes.has('UNAUTHORIZED')) return new RequestError('token', described);
  if (codes.has('SHOP_INACTIVE')) return new RequestError('closed', described);
  const isServer = codes.has('INTERNAL_SERVER_ERROR') || codes.has('TIMEOUT');
  return new RequestError(isServer ? 'server' : 'query', described, {
    nodes: nodesOfErrors(errors),
    isFailedAnswer: isServer,
  });
}

/** The positions in `nodes` that errors are about, where that is true of all of them. */
function nodesOfErrors(errors: readonly GraphqlError[]): readonly number[] {
  const positions = errors.map(({ path }) => (path?.[0] === 'nodes' ? path[1] : null));
  const numbers = positions.filter((each) => typeof each === 'number');
  return numbers.length === errors.length ? [...new Set(numbers)] : [];
}
