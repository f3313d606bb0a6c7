import { entryKindOf, type PageEncoder } from '#cache/page.ts';
import { decompress } from './encoding.ts';
import { finalizeResponse } from './finish.ts';
import { withPageHeaders } from './page-headers.ts';
import type { FlatHeaders } from './security-headers.ts';

/** Makes pages ready to send: with every header but age, cache status and the request's id. */
export function createPagePacker(security: FlatHeaders): PageEncoder {
  return {
    encode: async (page, wanted) => {
      const audience = entryKindOf({ ...page, tags: [] }) === null ? 'visitor' : 'everybody';
      const { headers, body } = await finalizeResponse(
        withPageHeaders(page, audience),
        { 'accept-encoding': wanted },
        security,
      );
      const encoding = flatHeaderValue(headers, 'Content-Encoding');
      return {
        headers,
        body: body instanceof Uint8Array ? body : page.body,
        etag: flatHeaderValue(headers, 'ETag') ?? '',
        encoding: encoding === 'br' || encoding === 'gzip' ? encoding : 'identity',
        validators: headerPairs(headers).flatMap(([name, value]) => (omittedFrom304.test(name) ? [] : [name, value])),
      };
    },
    decode: async ({ body, encoding }) => decompress(body, encoding),
  };
}

/** A 304 says again whatever is not about the body it does not have (RFC 9110, 15.4.5). */
const omittedFrom304 = /^content-(?!security)/i;

function flatHeaderValue(headers: FlatHeaders, name: string): string | undefined {
  return headerPairs(headers).find(([each]) => each.toLowerCase() === name.toLowerCase())?.[1];
}

function headerPairs(headers: FlatHeaders): readonly (readonly [name: string, value: string])[] {
  return headers.flatMap((name, at) => (at % 2 === 0 ? [[name, headers[at + 1] ?? ''] as const] : []));
}
