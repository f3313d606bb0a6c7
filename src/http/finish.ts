import type { Held } from '#cache/held.ts';
import { chooseEncoding, compress, isCompressible } from './encoding.ts';
import type { Answer, Headers } from './exchange.ts';
import type { FlatHeaders } from './security-headers.ts';
import { etagOf, isHeld } from './validators.ts';

/** An answer as it goes over the wire, the request's own id aside. */
export interface Finished {
  readonly status: number;
  readonly headers: FlatHeaders;
  readonly body: Answer['body'];
  /** Of a page that others may keep: what a CDN is told of it. Absent on all that is no page. */
  readonly held?: Held | null;
}

/** An answer that is finished already. */
export interface Ready {
  readonly ready: Finished;
}

/**
 * Makes an answer ready to send: with the security headers, compressed as the asker likes it, with its length and a
 * validator, or 304 when the asker holds it. Streams, parts and what is encoded already keep the body they have.
 */
export async function finish(answer: Answer, asked: Headers, security: FlatHeaders): Promise<Finished> {
  const { status, body } = answer;
  const headers = [...security, ...answer.headers.flat()];
  if (!valueOf(answer, 'cross-origin-resource-policy')) headers.push('Cross-Origin-Resource-Policy', 'same-origin');
  if (body !== null && !(body instanceof Uint8Array)) return { status, headers, body };
  if (valueOf(answer, 'content-encoding') || !isCompressible(valueOf(answer, 'content-type') ?? '')) {
    return withLength({ status, headers, body }, answer);
  }
  return body === null
    ? withLength({ status, headers, body }, answer)
    : encode({ status, headers, body }, answer, asked);
}

async function encode(
  made: Finished & { readonly body: Uint8Array },
  answer: Answer,
  asked: Headers,
): Promise<Finished> {
  const { status, body } = made;
  const encoding = body.length < worthwhile ? 'identity' : chooseEncoding(asked['accept-encoding']);
  const headers = [...made.headers, ...(valueOf(answer, 'vary') ? [] : ['Vary', 'Accept-Encoding'])];
  if (status === 200 && !/no-store/.test(valueOf(answer, 'cache-control') ?? '')) {
    const etag = valueOf(answer, 'etag') ?? etagOf(body, encoding);
    if (!valueOf(answer, 'etag')) headers.push('ETag', etag);
    if (isHeld(asked, { etag })) return { status: 304, headers, body: null };
  }
  if (encoding !== 'identity') headers.push('Content-Encoding', encoding);
  return withLength({ status, headers, body: await compress(body, encoding, 'now') }, answer);
}

/** Bytes below which compression costs more than it saves. */
const worthwhile = 600;

function withLength(made: Finished & { readonly body: Uint8Array | null }, answer: Answer): Finished {
  if (made.status === 304 || made.status === 204 || valueOf(answer, 'content-length')) return made;
  return { ...made, headers: [...made.headers, 'Content-Length', String(made.body?.length ?? 0)] };
}

function valueOf({ headers }: Answer, name: string): string | undefined {
  return headers.find(([each]) => each.toLowerCase() === name)?.[1];
}
