import type { HttpResponse } from '#http/exchange.ts';

/** Why a request to the assistant is refused before its first byte, with the status each has. */
const refusals = {
  malformed: { status: 400, message: 'The request is not what the assistant understands.' },
  empty: { status: 400, message: 'The message is empty.' },
  unknown_conversation: { status: 404, message: 'There is no such conversation.' },
  unknown_action: { status: 404, message: 'That cannot be done any more.' },
  method_not_allowed: { status: 405, message: 'Only POST is understood here.' },
  busy: { status: 409, message: 'An answer in this conversation is still being written.' },
  message_too_long: { status: 413, message: 'The message is too long.' },
  unsupported_media_type: { status: 415, message: 'The body must be JSON.' },
  rate_limited: { status: 429, message: 'Too many questions at once. Please wait a moment.' },
  unavailable: { status: 503, message: 'The assistant cannot answer right now. Please try again in a moment.' },
} as const;

export type RefusalCode = keyof typeof refusals;

export interface ChatRefusal {
  readonly ok: false;
  readonly code: RefusalCode;
  /** More for programs, beside code and message. */
  readonly detail?: Readonly<Record<string, number>>;
  /** Seconds, for `Retry-After`. */
  readonly retryAfter?: number;
}

export function refuse(refusal: ChatRefusal): HttpResponse {
  const { status, message } = refusals[refusal.code];
  const wait = refusal.retryAfter === undefined ? {} : { retryAfter: refusal.retryAfter };
  const answer = jsonResponse(status, { error: { code: refusal.code, message, ...refusal.detail, ...wait } });
  return { ...answer, headers: [...answer.headers, ...extraHeaders(refusal)] };
}

export function jsonResponse(status: number, body: unknown): HttpResponse {
  const headers = [
    ['content-type', 'application/json'],
    ['cache-control', 'no-store'],
  ] as const;
  return { status, headers, body: new TextEncoder().encode(JSON.stringify(body)) };
}

function extraHeaders(refusal: ChatRefusal): readonly (readonly [string, string])[] {
  if (refusal.code === 'method_not_allowed') return [['allow', 'POST']];
  return refusal.retryAfter === undefined ? [] : [['retry-after', String(refusal.retryAfter)]];
}
