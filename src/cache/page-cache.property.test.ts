import { isDeepStrictEqual } from 'node:util';
import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import {
  ask,
  createCacheHarness,
  htmlPage,
  createSharedLog,
  textOf,
  type CacheHarness,
} from '#tests/helpers/cache-harness.ts';
import { invalidationOf } from './log/invalidation-log.ts';
import type { ConfirmReads, PageResponse } from './entries/page-response.ts';
import { type CacheTag, tags } from './tags.ts';

/** What each page reads, one after the other. */
const pages: Readonly<Record<string, readonly CacheTag[]>> = {
  '/products/a': [tags.product('a'), tags.menu('main')],
  '/products/b': [tags.menu('main'), tags.product('b')],
  '/collections/all': [tags.listing, tags.product('a'), tags.product('b')],
};
const paths = Object.keys(pages);
const editableTags = [tags.product('a'), tags.product('b'), tags.menu('main'), tags.listing, tags.everything];

type CacheStep =
  | { readonly kind: 'ask'; readonly node: number; readonly path: string }
  | { readonly kind: 'edit'; readonly node: number; readonly thing: CacheTag }
  /** An edit of something that no page shows. */
  | { readonly kind: 'touch'; readonly node: number; readonly thing: CacheTag }
  /** One of the waiting renders reads one thing more, or ends. */
  | { readonly kind: 'proceed'; readonly render: number };

const node = fc.nat(2);
const step: fc.Arbitrary<CacheStep> = fc.oneof(
  { weight: 4, arbitrary: fc.record({ kind: fc.constant('ask' as const), node, path: fc.constantFrom(...paths) }) },
  {
    weight: 2,
    arbitrary: fc.record({
      kind: fc.constantFrom('edit' as const, 'touch' as const),
      node,
      thing: fc.constantFrom(...editableTags),
    }),
  },
  { weight: 6, arbitrary: fc.record({ kind: fc.constant('proceed' as const), render: fc.nat(5) }) },
);

type TagVersions = Record<string, number>;

/** The platform: how often each thing was edited, and renders and confirmations that read it one thing at a time. */
class VersionedShop {
  readonly versions: TagVersions = Object.fromEntries(editableTags.map((thing) => [thing, 0]));
  readonly waiting: (() => void)[] = [];
  renders = 0;

  async render(path: string): Promise<PageResponse> {
    this.renders += 1;
    const read = await this.read(path);
    const confirm: ConfirmReads = async () =>
      isDeepStrictEqual(await this.read(path), read)
        ? { tags: pages[path] ?? [], versions: new Map(), freshUntil: Infinity }
        : null;
    return htmlPage(JSON.stringify(read), pages[path] ?? [], { confirm });
  }

  async read(path: string): Promise<TagVersions> {
    const read: TagVersions = {};
    for (const tag of pages[path] ?? []) {
      await new Promise<void>((go) => this.waiting.push(go));
      read[tag] = (this.versions[tag] ?? 0) + (this.versions[tags.everything] ?? 0);
    }
    await new Promise<void>((go) => this.waiting.push(go));
    return read;
  }

  /** The least that a request must be shown now: everything that was acknowledged. */
  least(path: string, acknowledged: TagVersions): TagVersions {
    const all = acknowledged[tags.everything] ?? 0;
    return Object.fromEntries((pages[path] ?? []).map((tag) => [tag, (acknowledged[tag] ?? 0) + all]));
  }

  proceed(which: number): void {
    this.waiting.splice(which % Math.max(1, this.waiting.length), 1)[0]?.();
  }
}

async function requestVersions(bench: CacheHarness, path: string, shop: VersionedShop): Promise<TagVersions> {
  return JSON.parse(textOf(await ask(bench, path, async (target) => shop.render(target)))) as TagVersions;
}

const settle = async (): Promise<void> => new Promise((done) => setImmediate(done));

test('no node serves data older than an edit that was acknowledged before the request', async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(step, { size: 'max', maxLength: 80 }), async (steps) => {
      const shop = new VersionedShop();
      const shared = createSharedLog();
      const nodes = [createCacheHarness({ shared }), createCacheHarness({ shared }), createCacheHarness({ shared })];
      const acknowledged: TagVersions = {};
      const visits: Promise<void>[] = [];
      for (const each of steps) {
        switch (each.kind) {
          case 'ask': {
            const least = shop.least(each.path, acknowledged);
            const bench = nodes[each.node];
            if (bench) visits.push(requestVersions(bench, each.path, shop).then((got) => expectNotOlder(got, least)));
            break;
          }
          case 'edit': {
            const version = (shop.versions[each.thing] ?? 0) + 1;
            shop.versions[each.thing] = version;
            await nodes[each.node]?.log.append(invalidationOf([each.thing]));
            acknowledged[each.thing] = version;
            break;
          }
          case 'touch':
            await nodes[each.node]?.log.append(invalidationOf([each.thing]));
            break;
          case 'proceed':
            shop.proceed(each.render);
            await settle();
            break;
          default:
            each satisfies never;
        }
      }
      await finish(shop, Promise.all(visits));
      expect(await rendersAtRest(nodes, shop)).toBe(0);
    }),
    { numRuns: 200 },
  );
});

function expectNotOlder(got: TagVersions, least: TagVersions): void {
  for (const [tag, version] of Object.entries(least)) expect(got[tag]).toBeGreaterThanOrEqual(version);
}

/** Lets renders proceed until all is answered. */
async function finish(shop: VersionedShop, all: Promise<unknown>): Promise<void> {
  const ended = all.then(() => 'ended' as const);
  while ((await Promise.race([ended, settle()])) !== 'ended') shop.proceed(0);
}

/** Renders of a round through all pages after everything has been read once more: when nothing happens, none. */
async function rendersAtRest(nodes: readonly CacheHarness[], shop: VersionedShop): Promise<number> {
  const everywhere = async (): Promise<void> => {
    for (const bench of nodes) for (const path of paths) await finish(shop, requestVersions(bench, path, shop));
  };
  await everywhere();
  const before = shop.renders;
  await everywhere();
  return shop.renders - before;
}
