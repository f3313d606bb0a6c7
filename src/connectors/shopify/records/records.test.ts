import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { PlatformContractError } from '#commerce/errors.ts';
import { pictureUrl } from '#shop/content/picture.ts';
import { anyAnswer } from '#tests/helpers/shopify/any-answer.ts';
import { readStorefrontSchema } from '#tests/helpers/shopify/storefront-schema.ts';
import { hasWrite, markedAttributes, readMark } from '../cart/write-mark.ts';
import { toCart } from '../cart/to-cart.ts';
import { cartById } from '../documents/cart.ts';
import { articleByHandle } from '../documents/content.ts';
import { productByHandle } from '../documents/product.ts';
import { menuByHandle } from '../documents/shop.ts';
import { formatCursor, parseCursor } from '../feed/cursor.ts';
import { toArticleRecord } from './content.ts';
import { metafieldText, toRating } from './details.ts';
import { cartGid, cartRefOf, shortId, toGid } from './ids.ts';
import { toPicture } from './pictures.ts';
import { toProductRecord } from './product.ts';
import { toMenuRecord } from './shop.ts';

const options = { schema: readStorefrontSchema(), included: {}, maxItems: 3 };
const runs = { numRuns: 60 };

/** What a mapping makes of an answer; null where the answer contradicts itself. */
function mapped<Result>(map: () => Result): Result | null {
  try {
    return map();
  } catch (error) {
    if (!(error instanceof PlatformContractError)) throw error;
    return null;
  }
}

test('any product that Shopify’s schema allows becomes a record of plain JSON, or a contract error', () => {
  fc.assert(
    fc.property(anyAnswer(productByHandle.source, options), (answer) => {
      const { product } = productByHandle.data.parse(answer);
      if (!product) return;
      const variants = product.variants.nodes;
      const record = mapped(() =>
        toProductRecord([{ market: 'NO', product, variants }], { metafields: [], listed: true }),
      );
      if (!record) return;
      expect(JSON.parse(JSON.stringify(record))).toEqual(record);
      const overlay = record.overlays['NO'];
      expect(overlay?.variants.every(({ values }) => values.length === overlay.options.length)).toBe(true);
    }),
    runs,
  );
});

test('any cart becomes one whose sums are those of its lines, or a contract error', () => {
  fc.assert(
    fc.property(anyAnswer(cartById.source, options), (answer) => {
      const { cart: node } = cartById.data.parse(answer);
      const cart = node && mapped(() => toCart(node));
      if (!cart) return;
      expect(cart.total.amount).toBe(cart.subtotal.amount - cart.discount.amount);
      expect(cart.count).toBe(cart.lines.reduce((sum, { quantity }) => sum + quantity, 0));
    }),
    runs,
  );
});

test('any article and any menu becomes a record', () => {
  fc.assert(
    fc.property(anyAnswer(articleByHandle.source, options), anyAnswer(menuByHandle.source, options), (one, other) => {
      const article = articleByHandle.data.parse(one).blog?.articleByHandle;
      const { menu } = menuByHandle.data.parse(other);
      const records = [
        ...(article ? [toArticleRecord([{ market: 'NO', source: article }])] : []),
        ...(menu ? [toMenuRecord('main', [{ market: 'NO', source: menu }], new Set())] : []),
      ];
      expect(JSON.parse(JSON.stringify(records))).toEqual(records);
      expect(records.every(({ overlays }) => overlays['NO'] !== undefined)).toBe(true);
    }),
    runs,
  );
});

test('any address of a picture is none, or a template whose renditions are addresses of https', () => {
  const anyUrl = fc.oneof(
    fc.webUrl({ withQueryParameters: true }),
    fc.string(),
    fc.constant('https://cdn.shopify.com/{width}.jpg?v={format}'),
  );
  fc.assert(
    fc.property(anyUrl, fc.option(fc.integer()), fc.option(fc.integer()), (url, width, height) => {
      const picture = toPicture({ url, altText: null, width, height });
      if (!picture) return;
      expect(URL.parse(pictureUrl(picture, 640))?.protocol).toBe('https:');
      expect(picture.width > 0 && picture.height > 0).toBe(true);
    }),
  );
});

test('any value of a metafield is a text or nothing, and of a rating a value on its scale or nothing', () => {
  const types = [
    'single_line_text_field',
    'list.dimension',
    'weight',
    'rich_text_field',
    'list.color',
    'json',
    'list.x',
    'boolean',
  ];
  fc.assert(
    fc.property(fc.constantFrom(...types), fc.oneof(fc.string(), fc.json()), (type, value) => {
      const text = metafieldText({ type, value });
      expect(text === null || text.length > 0).toBe(true);
      const rating = toRating([
        { namespace: 'reviews', key: 'rating', type: 'rating', value },
        { namespace: 'reviews', key: 'rating_count', type: 'number_integer', value: '3' },
      ]);
      expect(rating === null || (rating.value >= rating.lowest && rating.value <= rating.highest)).toBe(true);
    }),
  );
});

test.each([
  ['boolean', 'true', null],
  ['list.single_line_text_field', '["a", " ", "b"]', 'a, b'],
  ['list.weight', '[{"value":2.5,"unit":"KILOGRAMS"}]', '2.5 kg'],
  ['rich_text_field', '{"type":"root","children":[{"type":"text","value":"Wash  cold"}]}', 'Wash cold'],
  ['product_reference', 'gid://shopify/Product/1', null],
])('a metafield of type %s with %s is %s', (type, value, text) => {
  expect(metafieldText({ type, value })).toBe(text);
});

test('ids, references of carts and cursors are read back as they were written', () => {
  const id = fc.bigInt({ min: 1n, max: 10n ** 19n }).map(String);
  const ref = fc.stringMatching(/^[\w-]{8,40}\?key=[\w-]{1,40}$/);
  const position = fc.record({
    from: fc.constantFrom(null, '2026-01-01T00:00:00.000Z'),
    after: fc.option(fc.string()),
    count: fc.nat(),
  });
  fc.assert(
    fc.property(id, ref, position, (number, cart, given) => {
      expect(shortId(toGid('Product', number) ?? '')).toBe(number);
      expect(cartRefOf(cartGid(cart) ?? '')).toBe(cart);
      expect(parseCursor(formatCursor(given), null)).toEqual(given);
    }),
  );
});

test('any text is a cursor of this connector, or the start', () => {
  fc.assert(
    fc.property(fc.oneof(fc.string(), fc.json()), (text) => {
      expect(parseCursor(text, null)).toMatchObject({ count: expect.any(Number) });
    }),
  );
});

test('a cart records its last ten keys, and keeps the attributes of others', () => {
  fc.assert(
    fc.property(fc.array(fc.string(), { minLength: 1, maxLength: 30 }), (keys) => {
      let cart = { attributes: [{ key: 'gift', value: 'yes' }] };
      for (const key of keys) cart = { attributes: [...markedAttributes(cart, key)] };
      const mark = readMark(cart);
      expect(mark.revision).toBe(keys.length);
      expect(keys.slice(-10).every((key) => hasWrite(mark, key))).toBe(true);
      expect(mark.keys.length).toBeLessThanOrEqual(10);
      expect(cart.attributes[0]).toEqual({ key: 'gift', value: 'yes' });
    }),
  );
});

test('any value of the attribute is a mark or none', () => {
  fc.assert(
    fc.property(fc.option(fc.string()), (value) => {
      expect(readMark({ attributes: [{ key: '__writes', value }] }).revision).toBeGreaterThanOrEqual(0);
    }),
  );
});
