import { once } from 'node:events';
import { request } from 'node:http';
import { expect, onTestFinished, test } from 'vitest';
import { poisoningHeaders } from '../../helpers/http/poisoning-headers.ts';
import { sitemapPaths } from '../../helpers/html.ts';
import { startShop } from '../../helpers/start-shop.ts';

const canary = 'canary-7f3a';

interface ComparableResponse {
  readonly cache: string;
  /** Status, headers and body, without values of this one request. */
  readonly text: string;
}

test.each([
  ['anybody', {}],
  ['a proxy that is trusted', { TRUSTED_PROXIES: '127.0.0.0/8' }],
])(
  `a canary in each of ${poisoningHeaders.length} headers, sent by %s, is in no byte of a shared page`,
  async (_, environment) => {
    const shop = await startShop(environment);
    onTestFinished(shop.stop);
    const paths = await sitemapPaths(shop.url);
    expect([poisoningHeaders.length >= 60, paths.length >= poisoningHeaders.length]).toEqual([true, true]);
    const leaking: string[] = [];
    for (const [at, name] of poisoningHeaders.entries()) {
      const path = paths[at] ?? '';
      await fetchComparable(shop.url + path, { [name]: canary });
      const [after, cached] = [await fetchComparable(shop.url + path), await fetchComparable(shop.url + path)];
      expect([path, cached.cache]).toEqual([path, 'storefront; hit']);
      if (after.text.includes(canary) || cached.text.includes(canary)) leaking.push(name);
    }
    expect(leaking).toEqual([]);
  },
);

test('a page first requested under another host contains the shop’s own', async () => {
  const shop = await startShop();
  onTestFinished(shop.stop);
  await fetchComparable(`${shop.url}/about`, { host: `${canary}.example` });
  expect((await fetchComparable(`${shop.url}/about`)).text).not.toContain(canary);
});

async function fetchComparable(
  address: string,
  headers: Readonly<Record<string, string>> = {},
): Promise<ComparableResponse> {
  const [answer] = await once(request(address, { headers }).end(), 'response');
  const { 'x-request-id': _, ...lasting } = answer.headers;
  const body = Buffer.concat(await answer.toArray()).toString();
  return { cache: answer.headers['cache-status'] ?? '', text: JSON.stringify([answer.statusCode, lasting]) + body };
}
