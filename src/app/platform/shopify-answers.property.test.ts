import { expect, test } from 'vitest';
import type { RecordKind } from '#commerce/records/catalog-record.ts';
import type { BuyerContext } from '#commerce/context.ts';
import { createCarts } from '#connectors/shopify/carts.ts';
import { createGraphqlClient } from '#connectors/shopify/client/graphql-client.ts';
import type { Operation } from '#connectors/shopify/client/operation.ts';
import { cartById } from '#connectors/shopify/documents/cart.ts';
import { collectionsById } from '#connectors/shopify/documents/collection.ts';
import { articlesById, blogsById, pagesById, redirectsById } from '#connectors/shopify/documents/content.ts';
import { homePage } from '#connectors/shopify/documents/metaobject.ts';
import { productsById } from '#connectors/shopify/documents/product.ts';
import { menuByHandle, shopPolicies, shopProfile } from '#connectors/shopify/documents/shop.ts';
import { createAccessReader } from '#connectors/shopify/feed/access.ts';
import { createFeed } from '#connectors/shopify/feed/feed.ts';
import { applyRecords } from '#sync/copy/records/apply-records.ts';
import { sampleMarket } from '#tests/fixtures/sample-records.ts';
import { createManualRuntime } from '#tests/helpers/manual-runtime.ts';
import { sampleCopy } from '#tests/helpers/platform/sample-copy.ts';
import { type AnswerVariation, answerVariations } from '#tests/helpers/shopify/answer-variations.ts';
import { readStorefrontSchema } from '#tests/helpers/shopify/storefront-schema.ts';

const schema = readStorefrontSchema();
const signal = new AbortController().signal;
const runtime = createManualRuntime();
const values = {
  'PageInfo.hasNextPage': false,
  CurrencyCode: 'NOK',
  CountryCode: 'NO',
  'ProductVariant.availableForSale': true,
};

/** Menus ask for the shop's own hosts. */
const completeProfile = answerVariations(shopProfile.source, { schema, values })[0]?.data;

const kinds: readonly (readonly [kind: RecordKind, id: string, operation: Operation<unknown>])[] = [
  ['product', '1', productsById],
  ['collection', '1', collectionsById],
  ['page', '1', pagesById],
  ['blog', '1', blogsById],
  ['article', '1', articlesById],
  ['redirect', '1', redirectsById],
  ['home', 'home', homePage],
  ['menu', 'header', menuByHandle],
  ['policy', 'text', shopPolicies],
  ['profile', 'shop', shopProfile],
];

/** A shop that answers one operation with some data, and grants every access. */
function openShop(operation: Operation<unknown>, data: unknown) {
  const client = createGraphqlClient({
    url: 'https://my-shop.myshopify.com/api/graphql.json',
    headers: async () => ({}),
    runtime,
    transport: async ({ body }) => {
      const name: unknown = JSON.parse(body).operationName;
      const answer = name === operation.name ? data : name === shopProfile.name ? completeProfile : {};
      return { status: 200, header: () => null, body: JSON.stringify({ data: answer }) };
    },
  });
  const settings = {
    domain: 'my-shop.myshopify.com',
    metafields: [{ namespace: 'text', key: 'text', label: 'Text' }],
    menus: [{ place: 'header', handle: 'main-menu' }],
  };
  const access = createAccessReader(client);
  return { feed: createFeed({ client, access, settings, admin: null }), carts: createCarts({ client, access }) };
}

const copy = { ...sampleCopy(runtime), source: { name: 'shopify:test', market: sampleMarket } };

/** What goes wrong with a variation; nothing where the copy has the record, or the answer does not. */
async function problemsOf(
  [kind, id, operation]: (typeof kinds)[number],
  { name, data }: AnswerVariation,
): Promise<readonly string[]> {
  const problems: string[] = [];
  const report = (error: unknown): void => void problems.push(`${name}: ${messageOf(error)}`);
  try {
    const { records, missing } = await openShop(operation, data).feed.read({
      kind,
      ids: [id],
      markets: [sampleMarket],
      signal,
    });
    if (records.length + missing.length !== 1) problems.push(`${name}: ${records.length} records`);
    await applyRecords(copy, records, { asOf: { epoch: 0, position: 0 }, report });
  } catch (error) {
    report(error);
  }
  return problems;
}

function messageOf(error: unknown): string {
  if (!(error instanceof Error)) return String(error);
  return error.cause === undefined ? error.message : `${error.message}: ${messageOf(error.cause)}`;
}

test.each(kinds)(
  'the copy takes every %s that Shopify’s schema allows, and members that it does not have yet',
  async (...kind) => {
    const variations = answerVariations(kind[2].source, { schema, values });
    const problems: string[] = [];
    for (const variation of variations) problems.push(...(await problemsOf(kind, variation)));
    expect(problems).toEqual([]);
  },
);

test('a cart is shown whatever the schema allows in it', async () => {
  const buyer: BuyerContext = { market: sampleMarket, address: null };
  const variations = answerVariations(cartById.source, { schema, values });
  const problems: string[] = [];
  for (const { name, data } of variations) {
    try {
      await openShop(cartById, data).carts(buyer).read('text-text-text');
    } catch (error) {
      problems.push(`${name}: ${messageOf(error)}`);
    }
  }
  expect(problems).toEqual([]);
});
