import { once } from 'node:events';
import { request } from 'node:http';
import { expect, onTestFinished, test } from 'vitest';
import { poisons } from '../helpers/poisons.ts';
import { sitemapPaths } from '../helpers/sitemap-paths.ts';
import { startShop } from '../helpers/start-shop.ts';

const canary = 'canary-7f3a';

interface Seen {
  readonly cache: string;
  /** Status, headers and body, without what is of this one request. */
  readonly text: string;
}

test.each([
  ['anybody', {}],
  ['a proxy that is trusted', { TRUSTED_PROXIES: '127.0.0.0/8' }],
])(
  `a canary in each of ${poisons.length} headers, sent by %s, is in no byte of a page that others are shown`,
  async (_, environment) => {
    const shop = await startShop(environment);
    onTestFinished(shop.stop);
    const paths = await sitemapPaths(shop.url);
    expect([poisons.length >= 60, paths.length >= poisons.length]).toEqual([true, true]);
    const shown: string[] = [];
    for (const [at, name] of poisons.entries()) {
      const path = paths[at] ?? '';
      await look(shop.url + path, { [name]: canary });
      const [after, kept] = [await look(shop.url + path), await look(shop.url + path)];
      expect([path, kept.cache]).toEqual([path, 'storefront; hit']);
      if (after.text.includes(canary) || kept.text.includes(canary)) shown.push(name);
    }
    expect(shown).toEqual([]);
  },
);

test('a page that is first asked for under another host names the shop’s own', async () => {
  const shop = await startShop();
  onTestFinished(shop.stop);
  await look(`${shop.url}/about`, { host: `${canary}.example` });
  expect((await look(`${shop.url}/about`)).text).not.toContain(canary);
});

async function look(address: string, headers: Readonly<Record<string, string>> = {}): Promise<Seen> {
  const [answer] = await once(request(address, { headers }).end(), 'response');
  const { 'x-request-id': _, ...lasting } = answer.headers;
  const body = Buffer.concat(await answer.toArray()).toString();
  return { cache: answer.headers['cache-status'] ?? '', text: JSON.stringify([answer.statusCode, lasting]) + body };
}
