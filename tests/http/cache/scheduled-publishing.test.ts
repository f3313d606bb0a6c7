import { expect, test } from 'vitest';
import type { CacheTag } from '#cache/tags.ts';
import type { PageResponse } from '#cache/entries/page-response.ts';
import { parseDocumentName } from '#content/revisions/document-name.ts';
import { publish } from '#content/revisions/publish.ts';
import { saveDraft } from '#content/revisions/save-draft.ts';
import { demoShop } from '../../fixtures/sample-shop.ts';
import { createSharedLog, createTestCache } from '../../helpers/cache-harness.ts';
import { openTestServer } from '../../helpers/test-server.ts';

/** A front before the demo shop's about page, with a cache that no event ever reaches. */
async function openShopWithoutEvents(now: () => number) {
  const shop = demoShop(() => new Date(now()));
  const log = createSharedLog().node();
  const clock = { steady: now, wall: now };
  const cache = createTestCache({ log, runtime: { clock, random: Math.random } });
  const render = async (): Promise<PageResponse> => {
    const [tags, moments]: [Set<CacheTag>, number[]] = [new Set(), []];
    const context = { country: 'NO', language: 'en-GB', currency: 'EUR' };
    const reading = {
      context,
      draft: false,
      record: (tag: CacheTag) => tags.add(tag),
      expireAt: (at: number) => moments.push(at),
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
  return { shop, ...(await openTestServer({ cache, render })) };
}

test('a cached page expires at the scheduled publication of its next version, without an event', async () => {
  let now = Date.parse('2026-11-20T12:00:00Z');
  const moment = now + 60_000;
  const { shop, url } = await openShopWithoutEvents(() => now);
  const name = parseDocumentName('page/about');
  if (!name) throw new Error('The page has a name');
  const desk = { store: shop.store, now: new Date(now).toISOString(), by: 'kari' };
  saveDraft(desk, name, { title: 'At last', front: {}, body: '' });
  publish(desk, name, new Date(moment).toISOString());
  const read = async (): Promise<readonly [title: string, cache: string | null]> => {
    const answer = await fetch(`${url}/about`);
    return [await answer.text(), answer.headers.get('cache-status')];
  };
  expect(await read()).toEqual(['About Halden', 'storefront; fwd=uri-miss; stored']);
  now = moment - 1;
  expect(await read()).toEqual(['About Halden', 'storefront; hit']);
  now = moment;
  expect(await read()).toEqual(['At last', 'storefront; fwd=stale; stored']);
});
