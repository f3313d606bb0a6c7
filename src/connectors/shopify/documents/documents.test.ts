import * as fc from 'fast-check';
import { NoDeprecatedCustomRule, parse, validate } from 'graphql';
import { expect, test } from 'vitest';
import { anyAnswer } from '#tests/helpers/shopify/any-answer.ts';
import { readStorefrontSchema } from '#tests/helpers/shopify/storefront-schema.ts';
import type { Operation } from '../client/operation.ts';
import * as cart from './cart.ts';
import * as collection from './collection.ts';
import { UnreadableNodeError } from './common.ts';
import * as content from './content.ts';
import * as metaobject from './metaobject.ts';
import * as product from './product.ts';
import * as shop from './shop.ts';

const schema = readStorefrontSchema();

const operations = Object.values({
  ...cart,
  ...collection,
  ...content,
  ...metaobject,
  ...product,
  ...shop,
  ...shop.accessProbes,
  ...shop.requiredProbes,
})
  .filter((each): each is Operation<unknown> => each !== null && typeof each === 'object' && 'source' in each)
  .map((operation): [name: string, operation: Operation<unknown>] => [operation.name, operation]);

test('every document has a name of its own', () => {
  expect(operations.length).toBeGreaterThan(25);
  expect(new Set(operations.map(([name]) => name)).size).toBe(operations.length);
});

test.each(operations)('%s is valid in Shopify’s schema of 2026-04, without deprecated fields', (name, { source }) => {
  const document = parse(source);
  expect(validate(schema, document).map(({ message }) => message)).toEqual([]);
  expect(validate(schema, document, [NoDeprecatedCustomRule]).map(({ message }) => message)).toEqual([]);
  expect(source).toMatch(new RegExp(`\\b(?:query|mutation) ${name}\\b`));
});

test.each(operations)('the schema of %s accepts every answer that Shopify’s schema allows', (_, operation) => {
  for (const isIncluded of [true, false]) {
    const included = Object.fromEntries(
      [...operation.source.matchAll(/\$(with\w+)/g)].map(([, name = '']) => [name, isIncluded]),
    );
    const answer = anyAnswer(operation.source, { schema, included, maxItems: 2 });
    fc.assert(
      fc.property(answer, (data) => {
        const parsed = operation.data.safeParse(data);
        expect(parsed.error?.issues ?? []).toEqual([]);
        expect(unreadableIn(parsed.data)).toEqual([]);
      }),
      { numRuns: 25 },
    );
  }
});

/** The nodes anywhere in some data that the schema of their document refused. */
function unreadableIn(data: unknown): readonly UnreadableNodeError[] {
  if (data instanceof UnreadableNodeError) return [data];
  return typeof data === 'object' && data !== null ? Object.values(data).flatMap(unreadableIn) : [];
}

test('an answer with a required field missing or of another type is refused', () => {
  expect(shop.shopProfile.data.safeParse({ shop: null, localization: null }).success).toBe(false);
  const node = { id: 'gid://shopify/Product/1' };
  expect(product.productByHandle.data.safeParse({ product: node }).success).toBe(false);
  expect(unreadableIn(product.productsById.data.parse({ nodes: [node] }))).toMatchObject([
    { message: expect.stringContaining('gid://shopify/Product/1 is not as expected: handle: ') },
  ]);
  expect(cart.cartById.data.safeParse({}).success).toBe(false);
});
