import { kindOf, type Packer } from '#cache/page.ts';
import { decompress } from './encoding.ts';
import { finish } from './finish.ts';
import { asPage } from './page-headers.ts';
import type { FlatHeaders } from './security-headers.ts';

/** Makes pages ready to send: with every header but age, cache status and the request's id. */
export function pagePacker(security: FlatHeaders): Packer {
  return {
    pack: async (page, wanted) => {
      const audience = kindOf({ ...page, tags: [] }) === null ? 'visitor' : 'everybody';
      const { headers, body } = await finish(asPage(page, audience), { 'accept-encoding': wanted }, security);
      const encoding = valueOf(headers, 'Content-Encoding');
      return {
        headers,
        body: body instanceof Uint8Array ? body : page.body,
        etag: valueOf(headers, 'ETag') ?? '',
        encoding: encoding === 'br' || encoding === 'gzip' ? encoding : 'identity',
        validators: pairs(headers).flatMap(([name, value]) => (notIn304.test(name) ? [] : [name, value])),
      };
    },
    unpack: async ({ body, encoding }) => decompress(body, encoding),
  };
}

/** A 304 says again whatever is not about the body it does not have (RFC 9110, 15.4.5). */
const notIn304 = /^content-(?!security)/i;

function valueOf(headers: FlatHeaders, name: string): string | undefined {
  return pairs(headers).find(([each]) => each.toLowerCase() === name.toLowerCase())?.[1];
}

function pairs(headers: FlatHeaders): readonly (readonly [name: string, value: string])[] {
  return headers.flatMap((name, at) => (at % 2 === 0 ? [[name, headers[at + 1] ?? ''] as const] : []));
}
