import { expect, test } from 'vitest';
import { createKeys } from '#cache/keys.ts';
import { createPageCache } from '#cache/page-cache.ts';
import type { Tag } from '#cache/tags.ts';
import type { Rendered } from '#http/exchange.ts';
import { packerFor } from '#http/stand.ts';
import { readPieceName } from '../../src/platform/embedded/editing/piece.ts';
import { publish } from '../../src/platform/embedded/editing/publish.ts';
import { saveDraft } from '../../src/platform/embedded/editing/save-draft.ts';
import { demoShop } from '../../src/platform/embedded/sample-shop.ts';
import { sharedLog } from '../helpers/cache-bench.ts';
import { openFakeFront } from '../helpers/fake-front.ts';

const config = { PUBLIC_URL: undefined, ALLOWED_HOSTS: undefined, TRUSTED_PROXIES: undefined };

/** A front before the demo shop's about page, with a cache that no event ever reaches. */
async function openDeafShop() {
  const shop = demoShop(() => new Date());
  const log = sharedLog().node();
  const pack = packerFor({ config, imageHosts: [] });
  const cache = createPageCache({ bytes: 4_000_000, keys: createKeys('EUR'), log, pack, report: () => {} });
  const render = async (): Promise<Rendered> => {
    const [tags, moments]: [Set<Tag>, number[]] = [new Set(), []];
    const context = { country: 'NO', language: 'en-GB', currency: 'EUR' };
    const reading = {
      context,
      draft: false,
      record: (tag: Tag) => tags.add(tag),
      until: (at: number) => moments.push(at),
    };
    const page = await shop.content(reading).page('about');
    const headers = [['content-type', 'text/html; charset=utf-8']] as const;
    return {
      status: 200,
      headers,
      body: Buffer.from(page?.title ?? ''),
      tags: [...tags],
      freshUntil: Math.min(...moments),
    };
  };
  return { shop, ...(await openFakeFront({ cache, render })) };
}

test('a kept page does not outlive the moment at which its next version is published, though no event tells of it', async () => {
  const { shop, url } = await openDeafShop();
  const name = readPieceName('page/about');
  if (!name) throw new Error('The page has a name');
  const desk = () => ({ store: shop.store, now: new Date().toISOString(), by: 'kari' });
  saveDraft(desk(), name, { title: 'At last', front: {}, body: '' });
  const moment = Date.now() + 700;
  publish(desk(), name, new Date(moment).toISOString());
  const read = async () => {
    const answer = await fetch(`${url}/about`);
    return { title: await answer.text(), cache: answer.headers.get('cache-status'), at: Date.now() };
  };
  const before = [await read(), await read()];
  expect(before.map(({ cache }) => cache)).toEqual(['storefront; fwd=uri-miss; stored', 'storefront; hit']);
  let seen: Awaited<ReturnType<typeof read>> | null = null;
  await expect.poll(async () => (seen = await read()).title, { timeout: 5000, interval: 5 }).toBe('At last');
  expect(seen).toMatchObject({ cache: expect.stringContaining('fwd=stale') });
  expect(Date.now() - moment).toBeLessThan(1000);
});
