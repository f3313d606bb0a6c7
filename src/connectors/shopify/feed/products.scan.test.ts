import { GraphQLError, type GraphQLResolveInfo } from 'graphql';
import { expect, test } from 'vitest';
import { PlatformContractError, PlatformUnavailableError } from '#commerce/errors.ts';
import type { Feed } from '#commerce/feed.ts';
import type { RecordOf } from '#commerce/records/catalog-record.ts';
import type { ManualRuntime } from '#tests/helpers/manual-runtime.ts';
import { connectionPage } from '#tests/helpers/shopify/fake-storefront.ts';
import { allBatches, idsIn, key, markets, openFeed, signal } from '#tests/helpers/shopify/open-feed.ts';
import { amount, sampleProductNode, sampleVariantNode } from '#tests/helpers/shopify/sample-nodes.ts';
import { RequestError } from '../client/request-error.ts';

/** Products that were created one a minute, answered as Shopify does: no more than 25,000 of one pagination. */
function manyProducts(count: number, secondsApart = 60) {
  const timeAt = (index: number): string =>
    new Date(Date.UTC(2025, 0, 1) + index * secondsApart * 1000).toISOString().replace('.000', '');
  return ({
    query,
    first,
    after,
  }: {
    readonly query: string | null;
    readonly first: number;
    readonly after: string | null;
  }) => {
    const [, from = ''] = /created_at:>='(.+)'/.exec(query ?? '') ?? [];
    const begin =
      from === '' || secondsApart === 0
        ? 0
        : Math.ceil((Date.parse(from) - Date.UTC(2025, 0, 1)) / (secondsApart * 1000));
    const start = begin + Number(after ?? '0');
    const end = Math.min(start + first, count);
    if (end - begin > 25_000) throw new Error('Pagination beyond 25,000 items is not supported.');
    const nodes = Array.from({ length: Math.max(0, end - start) }, (_, index) =>
      sampleProductNode(start + index + 1, { createdAt: timeAt(start + index), variants: [] }),
    );
    return {
      nodes,
      pageInfo: { hasNextPage: end < count, hasPreviousPage: start > 0, endCursor: String(end - begin) },
    };
  };
}

test('more than 25,000 products are listed in stretches of their creation', async () => {
  const { feed } = openFeed({ products: manyProducts(30_000) });
  const ids: string[] = [];
  for await (const batch of feed.ids({ kind: 'product', signal })) ids.push(...batch);
  expect(new Set(ids).size).toBe(30_000);
  expect(ids).toHaveLength(30_001);
});

test('more than 25,000 products of the same time cannot be listed, which is an error and no end', async () => {
  const { feed } = openFeed({ products: manyProducts(26_000, 0) });
  const ids = async (): Promise<void> => {
    for await (const batch of feed.ids({ kind: 'product', signal })) expect(batch.length).toBeGreaterThan(0);
  };
  await expect(ids()).rejects.toThrow(PlatformContractError);
});

test('a scan continues after its last cursor, and begins anew where that is no longer valid', async () => {
  const { feed } = openFeed({ products: manyProducts(120) });
  const all = await allBatches(feed);
  expect(all.map(({ records, cursor }) => [records.length, cursor === null])).toEqual([
    [50, false],
    [50, false],
    [20, true],
  ]);
  expect(all.flatMap(({ records }) => records).every(({ listed }) => listed === true)).toBe(true);
  expect(idsIn(await allBatches(feed, all[0]?.cursor))).toEqual(idsIn(all.slice(1)));
  expect(idsIn(await allBatches(feed, 'of another version'))).toEqual(idsIn(all));
});

test('a scan of changes asks for those since a time, in the order of the changes', async () => {
  const { feed, calls } = openFeed({});
  await allBatches(feed, null, '2026-03-01T00:00:00.000Z');
  expect(calls.at(-1)?.variables).toMatchObject({
    query: `updated_at:>='2026-03-01T00:00:00.000Z'`,
    sort: 'UPDATED_AT',
  });
});

test('what the token may not read is not asked for', async () => {
  const { feed, calls, failWhen } = openFeed({ product: () => sampleProductNode(1) });
  failWhen(({ name }) =>
    name === 'ProbeStock' || name === 'ProbeTags'
      ? { error: new RequestError('access', name), isCarriedOut: false }
      : null,
  );
  const found: RecordOf<'product'> | null = productOrNull(
    await feed.find({ kind: 'product', handle: 'mug-1', markets, signal }),
  );
  expect(calls.at(-1)?.variables).toMatchObject({ withStock: false, withTags: false, withPlans: true });
  expect(found?.overlays[key]?.variants[0]?.stock).toBeNull();
  expect(found?.base.tags).toEqual([]);
});

function productOrNull(record: Awaited<ReturnType<Feed['find']>>): RecordOf<'product'> | null {
  return record?.kind === 'product' ? record : null;
}

test('access that was withdrawn is found out at the next read', async () => {
  const { feed, calls, failWhen } = openFeed({ product: () => sampleProductNode(1) });
  await feed.find({ kind: 'product', handle: 'mug-1', markets, signal });
  failWhen(({ variables, name }) =>
    variables['withStock'] === true || name === 'ProbeStock'
      ? { error: new RequestError('access', name), isCarriedOut: false }
      : null,
  );
  await expect(feed.find({ kind: 'product', handle: 'mug-1', markets, signal })).rejects.toThrow(
    PlatformUnavailableError,
  );
  await feed.find({ kind: 'product', handle: 'mug-1', markets, signal });
  expect(calls.at(-1)?.variables).toMatchObject({ withStock: false });
});

const broken = sampleProductNode(2, { variants: [sampleVariantNode(1, { price: amount('a lot') })] });
const reason = expect.stringContaining('a lot');

test('a product with a broken field is named beside the others of its read, and is not missing', async () => {
  const { feed } = openFeed({ nodes: () => [sampleProductNode(1), broken, null] });
  const read = await feed.read({ kind: 'product', ids: ['1', '2', '3'], markets, signal });
  expect(read.records.map(({ id }) => id)).toEqual(['1']);
  expect(read).toMatchObject({ missing: ['3'], unreadable: [{ id: '2', reason }] });
});

test('a scan goes on after a product with a broken field, which it names', async () => {
  const nodes = [sampleProductNode(1), broken, sampleProductNode(3)];
  const { feed } = openFeed({ products: (page: object) => connectionPage(nodes, page) });
  const [batch] = await allBatches(feed);
  expect(batch?.records.map(({ id }) => id)).toEqual(['1', '3']);
  expect(batch?.unreadable).toEqual([{ id: '2', reason }]);
});

function failingField(): never {
  throw new Error('Something went wrong');
}

test('a product that Shopify fails to answer about is named, and the others are read without it', async () => {
  const failing = { ...sampleProductNode(2), title: failingField };
  const all = [sampleProductNode(1), failing, sampleProductNode(3)];
  const nodes = ({ ids }: { readonly ids: readonly string[] }) => all.filter(({ id }) => ids.includes(id));
  const { feed } = openFeed({ nodes });
  const read = await feed.read({ kind: 'product', ids: ['1', '2', '3'], markets, signal });
  expect(read.records.map(({ id }) => id)).toEqual(['1', '3']);
  expect(read.missing).toEqual([]);
  expect(read.unreadable).toEqual([{ id: '2', reason: expect.stringContaining('Something went wrong') }]);
});

test('where Shopify fails to answer about every product, the read fails', async () => {
  const { feed } = openFeed({ nodes: () => [1, 2].map((id) => ({ ...sampleProductNode(id), title: failingField })) });
  await expect(feed.read({ kind: 'product', ids: ['1', '2'], markets, signal })).rejects.toThrow(
    PlatformUnavailableError,
  );
});

/** A shop of 120 products for some of which Shopify fails to answer, without saying which. */
function failingProducts(failing: readonly number[]) {
  const all = Array.from({ length: 120 }, (_, index) => sampleProductNode(index + 1));
  const fails = ({ id }: { readonly id: string }): boolean => failing.some((each) => id.endsWith(`/${each}`));
  const answer = <Answer>(found: readonly { readonly id: string }[], given: Answer): Answer => {
    if (!found.some(fails)) return given;
    throw new GraphQLError('Something went wrong', { extensions: { code: 'INTERNAL_SERVER_ERROR' } });
  };
  return openFeed({
    products: (page: Parameters<typeof connectionPage>[1], _: unknown, { operation }: GraphQLResolveInfo) => {
      const found = connectionPage(all, page);
      return operation.name?.value === 'ProductIds' ? found : answer(found.nodes, found);
    },
    nodes: ({ ids }: { readonly ids: readonly string[] }) => {
      const found = all.filter(({ id }) => ids.includes(id));
      return answer(found, found);
    },
  });
}

async function whileTimePasses<Result>(runtime: ManualRuntime, work: Promise<Result>): Promise<Result> {
  const settled = work.then(
    () => true,
    () => true,
  );
  while (!(await Promise.race([settled, runtime.advance(1000)])));
  return work;
}

const byNumber = (one: string, other: string): number => Number(one) - Number(other);

test.each([[[7]], [[7, 8, 60, 119]]])(
  'a scan in whose pages Shopify always fails for products %j reads all others and names these',
  async (failing) => {
    const { feed, runtime } = failingProducts(failing);
    const batches = await whileTimePasses(runtime, allBatches(feed));
    const left = failing.map(String);
    expect(idsIn(batches).toSorted(byNumber)).toEqual(
      Array.from({ length: 120 }, (_, index) => String(index + 1)).filter((id) => !left.includes(id)),
    );
    const named = batches.flatMap(({ unreadable = [] }) => unreadable.map(({ id }) => id));
    expect(named.toSorted(byNumber)).toEqual(left);
  },
);

test('a scan in which Shopify fails for every product reads nothing and ends with its failure', async () => {
  const { feed, runtime, calls } = failingProducts(Array.from({ length: 120 }, (_, index) => index + 1));
  await expect(whileTimePasses(runtime, allBatches(feed))).rejects.toThrow('Shopify has a fault of its own');
  expect(calls.length).toBeLessThan(80);
});

test('an answer of which not one product is understood is an error', async () => {
  const other = sampleProductNode(3, { updatedAt: 'yesterday' });
  const { feed } = openFeed({ nodes: () => [broken, other] });
  await expect(feed.read({ kind: 'product', ids: ['2', '3'], markets, signal })).rejects.toThrow(PlatformContractError);
});

test('pages that do not go on end with an error instead of being read for ever', async () => {
  const stuck = { hasNextPage: true, hasPreviousPage: false, endCursor: 'here' };
  const variants = () => ({ nodes: [sampleVariantNode(1)], pageInfo: stuck });
  const product = { ...sampleProductNode(2), variants };
  const { feed } = openFeed({
    products: () => ({ nodes: [sampleProductNode(1)], pageInfo: stuck }),
    nodes: () => [sampleProductNode(1), product],
    product: () => product,
  });
  const read = await feed.read({ kind: 'product', ids: ['1', '2'], markets, signal });
  expect(read).toMatchObject({ records: [{ id: '1' }], unreadable: [{ id: '2' }] });
  await expect(allBatches(feed)).rejects.toThrow(PlatformContractError);
  const ids = Array.fromAsync(feed.bestSellers?.(signal) ?? []);
  await expect(ids).rejects.toThrow(PlatformContractError);
});

test('recommendations are ids without the product itself, and none where Shopify has none', async () => {
  const productRecommendations = ({ intent }: { readonly intent: string }) =>
    intent === 'RELATED' ? [sampleProductNode(1), sampleProductNode(2)] : null;
  const { feed } = openFeed({ productRecommendations });
  expect(await feed.recommendations?.({ product: '1', signal })).toEqual({ related: ['2'], complementary: [] });
  expect(await feed.recommendations?.({ product: 'mug', signal })).toEqual({ related: [], complementary: [] });
});
