import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import {
  ask,
  type CacheHarness,
  createCacheHarness,
  createSharedLog,
  htmlPage,
  textOf,
} from '#tests/helpers/cache-harness.ts';
import type { ConfirmReads, PageResponse } from '../entries/page-response.ts';
import { invalidationOf } from '../log/invalidation-log.ts';
import { type CacheTag, tags } from '../tags.ts';
import { createEntityCache, type EntityCache } from './entity-cache.ts';
import type { EntityKind, ReadRecorder } from './entity-kind.ts';

/** What each page is made of; the menu is made of a product as well. */
const pages: Readonly<Record<string, readonly string[]>> = {
  '/products/a': ['a', 'menu'],
  '/products/b': ['menu', 'b'],
  '/collections/all': ['a', 'b', 'menu'],
  '/cart': ['b', 'menu'],
};
const tagsOf: Readonly<Record<string, readonly CacheTag[]>> = {
  a: [tags.product('a')],
  b: [tags.product('b')],
  menu: [tags.menu('main'), tags.product('a')],
};
const editableTags = [tags.product('a'), tags.product('b'), tags.menu('main'), tags.everything];

type EntityStep =
  | { readonly kind: 'ask'; readonly node: number; readonly path: string }
  | { readonly kind: 'edit'; readonly node: number; readonly tag: CacheTag }
  /** An edit of something that no page shows. */
  | { readonly kind: 'touch'; readonly tag: CacheTag }
  | { readonly kind: 'cut' | 'heal'; readonly node: number }
  /** One of the waiting reads goes on. */
  | { readonly kind: 'proceed'; readonly read: number };

const node = fc.nat(2);
const step: fc.Arbitrary<EntityStep> = fc.oneof(
  {
    weight: 5,
    arbitrary: fc.record({ kind: fc.constant('ask' as const), node, path: fc.constantFrom(...Object.keys(pages)) }),
  },
  {
    weight: 2,
    arbitrary: fc.record({ kind: fc.constant('edit' as const), node, tag: fc.constantFrom(...editableTags) }),
  },
  {
    weight: 2,
    arbitrary: fc.record({ kind: fc.constant('touch' as const), tag: fc.constantFrom(...editableTags) }),
  },
  { weight: 1, arbitrary: fc.record({ kind: fc.constantFrom('cut' as const, 'heal' as const), node }) },
  { weight: 8, arbitrary: fc.record({ kind: fc.constant('proceed' as const), read: fc.nat(5) }) },
);

type Versions = Readonly<Record<string, number>>;

/** A process: pages and entities in memory behind one log. */
interface EntityNode extends CacheHarness {
  readonly entityCache: EntityCache;
  readonly versionsOf: EntityKind<Versions>;
}

function openNode(shared: ReturnType<typeof createSharedLog>): EntityNode {
  const harness = createCacheHarness({ shared });
  const { log, clock } = harness;
  const entityCache = createEntityCache({ bytes: 1_000_000, log, runtime: { clock } });
  return { ...harness, entityCache, versionsOf: entityCache.kind('versions') };
}

/** How often each thing was edited; every read waits until it may go on. */
class EditedShop {
  readonly versions: Record<string, number> = Object.fromEntries(editableTags.map((tag) => [tag, 0]));
  readonly waiting: (() => void)[] = [];

  async pause(): Promise<void> {
    return new Promise((go) => this.waiting.push(go));
  }

  /** Reads what an entity is made of, one tag after the other. */
  async readEntity(name: string, { record }: ReadRecorder): Promise<Versions> {
    const read: Record<string, number> = {};
    for (const tag of tagsOf[name] ?? []) {
      await this.pause();
      record(tag);
      read[tag] = (this.versions[tag] ?? 0) + (this.versions[tags.everything] ?? 0);
    }
    await this.pause();
    return read;
  }

  async render({ entityCache, versionsOf }: EntityNode, path: string): Promise<PageResponse> {
    const { shown, recorded } = await this.readPage({ entityCache, versionsOf }, path);
    const confirm: ConfirmReads = async () => {
      const again = await this.readPage({ entityCache, versionsOf }, path);
      const isSame = Object.entries(shown).every(([name, value]) => again.shown[name] === value);
      return isSame ? { tags: again.recorded, versions: new Map(), freshUntil: Infinity } : null;
    };
    return htmlPage(JSON.stringify(shown), recorded, { confirm });
  }

  async readPage({ entityCache, versionsOf }: Pick<EntityNode, 'entityCache' | 'versionsOf'>, path: string) {
    const recorded = new Set<CacheTag>();
    const recorder: ReadRecorder = { record: (tag) => void recorded.add(tag) };
    const isUsable = entityCache.isUsable();
    const shown: Record<string, Versions> = {};
    for (const name of pages[path] ?? []) {
      const load = async (to: ReadRecorder): Promise<Versions> => this.readEntity(name, to);
      shown[name] = isUsable ? await versionsOf.read(name, recorder, load) : await load(recorder);
      await this.pause();
    }
    return { shown, recorded: [...recorded] };
  }

  proceed(which: number): void {
    this.waiting.splice(which % Math.max(1, this.waiting.length), 1)[0]?.();
  }
}

const settle = async (): Promise<void> => new Promise((done) => setImmediate(done));

/** Requests a page; returns what in it is older than what was acknowledged before. */
async function visit(
  shop: EditedShop,
  visited: EntityNode,
  { path, least }: { path: string; least: Versions },
): Promise<readonly string[]> {
  const shown: Record<string, Versions> = JSON.parse(
    textOf(await ask(visited, path, async (target) => shop.render(visited, target))),
  );
  return (pages[path] ?? []).flatMap((name) =>
    (tagsOf[name] ?? [])
      .filter((tag) => (shown[name]?.[tag] ?? -1) < (least[tag] ?? 0) + (least[tags.everything] ?? 0))
      .map((tag) => `${path}: ${name} by ${tag}`),
  );
}

test('no page shows an entity that is older than an edit that was acknowledged before the request', async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(step, { size: 'max', maxLength: 100 }), async (steps) => {
      const shop = new EditedShop();
      const shared = createSharedLog();
      const nodes = [openNode(shared), openNode(shared), openNode(shared)];
      const acknowledged: Record<string, number> = {};
      const visits: Promise<readonly string[]>[] = [];
      for (const each of steps) {
        const chosen = 'node' in each ? nodes[each.node] : null;
        switch (each.kind) {
          case 'cut':
          case 'heal':
            if (chosen) chosen.log.reachable = each.kind === 'heal';
            break;
          case 'ask':
            // A process that cannot read the log may serve pages that are marked as unverified.
            if (chosen && (chosen.log.reachable || each.path === '/cart'))
              visits.push(visit(shop, chosen, { path: each.path, least: { ...acknowledged } }));
            break;
          case 'edit':
            shop.versions[each.tag] = (shop.versions[each.tag] ?? 0) + 1;
            await shared.append(invalidationOf([each.tag]));
            acknowledged[each.tag] = shop.versions[each.tag] ?? 0;
            break;
          case 'touch':
            await shared.append(invalidationOf([each.tag]));
            break;
          case 'proceed':
            shop.proceed(each.read);
            await settle();
            break;
          default:
            each satisfies never;
        }
      }
      const ended = Promise.all(visits).then(() => 'ended' as const);
      while ((await Promise.race([ended, settle()])) !== 'ended') shop.proceed(0);
      expect((await Promise.all(visits)).flat()).toEqual([]);
    }),
    { numRuns: 150 },
  );
});
