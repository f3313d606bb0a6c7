import { contextKey, type MarketContext } from '#commerce/context.ts';
import type { CatalogRecord } from '#commerce/records/catalog-record.ts';
import { homePage } from '../../documents/metaobject.ts';
import {
  menuByHandle,
  policyFields,
  shopPolicies,
  shopProfile,
  type PolicyNode,
  type ShopNode,
} from '../../documents/shop.ts';
import type { MarketAnswer } from '../../records/market-answers.ts';
import { type MenuNode, toMenuRecord, toPolicyRecord, toProfileRecord } from '../../records/shop.ts';
import { toHomeRecord } from '../../records/sections.ts';
import { isStatement } from '#shop/product/product-safety.ts';
import { type FeedContext, type KindReader, marketVariables } from './kind-reader.ts';
import { missingOf } from '../read-batch.ts';

/** All records of a kind of which there are few, in all markets. */
type ReadAll = (markets: readonly MarketContext[], signal: AbortSignal) => Promise<readonly CatalogRecord[]>;

/** A kind that is always read as a whole. Its records are found by their handle or id. */
function createWholeReader(readAll: ReadAll): KindReader {
  return {
    scan: async function* ({ markets, signal }) {
      const records = await readAll(markets, signal);
      yield { records, cursor: null, total: records.length };
    },
    read: async ({ ids, markets, signal }) => {
      const all = await readAll(markets, signal);
      const records = all.filter(({ id }) => ids.includes(id));
      return { records, missing: missingOf(ids, records) };
    },
    find: async ({ handle, markets, signal }) =>
      (await readAll(markets, signal)).find((each) => each.handle === handle) ?? null,
    ids: async function* ({ signal }) {
      yield (await readAll([anyMarket], signal)).map(({ id }) => id);
    },
  };
}

/** Leaves country and language to the shop. */
const anyMarket: MarketContext = { country: '', language: '', currency: '' };

/** The configured menus: the Storefront API lists none. */
export function createMenuReader({ client, access, settings }: FeedContext): KindReader {
  return createWholeReader(async (markets, signal) => {
    const [market] = markets;
    if (!market || !(await access.read(signal)).content) return [];
    const hosts = await readHosts({ client, settings }, market, signal);
    const menus = await Promise.all(
      settings.menus.map(async ({ place, handle }) => {
        const answers = await inMarkets(markets, async (each): Promise<MenuNode | null> => {
          const variables = { handle, ...marketVariables(each) };
          return (await client.run(menuByHandle, { variables, use: 'feed', signal })).menu;
        });
        const [first, ...others] = answers;
        return first ? [toMenuRecord(place, [first, ...others], hosts)] : [];
      }),
    );
    return menus.flat();
  });
}

async function readHosts(
  { client, settings }: Pick<FeedContext, 'client' | 'settings'>,
  market: MarketContext,
  signal: AbortSignal,
): Promise<ReadonlySet<string>> {
  const { shop } = await client.run(shopProfile, { variables: marketVariables(market), use: 'feed', signal });
  return new Set([settings.domain, shop.primaryDomain.host]);
}

/** The home page from a metaobject; a token that may not read metaobjects has none. */
export function createHomeReader({ client, access }: FeedContext): KindReader {
  return createWholeReader(async (markets, signal) => {
    if (!(await access.read(signal)).sections) return [];
    const [first, ...others] = await inMarkets(markets, async (market) => {
      return (await client.run(homePage, { variables: marketVariables(market), use: 'feed', signal })).metaobject;
    });
    return first ? [toHomeRecord([first, ...others])] : [];
  });
}

export function createPolicyReader({ client }: FeedContext): KindReader {
  return createWholeReader(async (markets, signal) => {
    const answers = await inMarkets(markets, async (market) => {
      const { shop } = await client.run(shopPolicies, { variables: marketVariables(market), use: 'feed', signal });
      return policyFields.flatMap((field) => shop[field] ?? []);
    });
    const byHandle = Map.groupBy(
      answers.flatMap(({ market, source }): readonly MarketAnswer<PolicyNode>[] =>
        source.map((policy) => ({ market, source: policy })),
      ),
      ({ source }) => source.handle,
    );
    return [...byHandle.values()].flatMap(([first, ...others]) => (first ? [toPolicyRecord([first, ...others])] : []));
  });
}

export function createProfileReader({ client, settings }: FeedContext): KindReader {
  return createWholeReader(async (markets, signal) => {
    const [first, ...others] = await inMarkets(markets, (market): Promise<ShopNode> =>
      client.run(shopProfile, { variables: marketVariables(market), use: 'feed', signal }),
    );
    const filters = settings.metafields.map(({ label }) => label).filter((label) => !isStatement(label));
    return first ? [toProfileRecord([first, ...others], filters)] : [];
  });
}

async function inMarkets<Source>(
  markets: readonly MarketContext[],
  read: (market: MarketContext) => Promise<Source | null>,
): Promise<readonly MarketAnswer<Source>[]> {
  const answers = await Promise.all(
    markets.map(async (market): Promise<readonly MarketAnswer<Source>[]> => {
      const source = await read(market);
      return source === null ? [] : [{ market: contextKey(market), source }];
    }),
  );
  return answers.flat();
}
