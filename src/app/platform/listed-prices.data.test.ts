import { expect, test } from 'vitest';
import type { ChangeReference } from '#commerce/changes.ts';
import type { Carts } from '#commerce/port.ts';
import type { Cart } from '#shop/cart/cart.ts';
import type { ShopifyProduct } from '#tests/emulators/shopify/shop-data.ts';
import { hardwareShop } from '#tests/emulators/shopify/shops/hardware-shop.ts';
import { sampleCartLine } from '#tests/fixtures/sample-cart-line.ts';
import { sampleReaderContext } from '#tests/fixtures/sample-reader-context.ts';
import { type CopiedShop, openCopiedShop } from '#tests/helpers/shopify/copied-shop.ts';
import { createReread } from './listed-prices.ts';

const market = { country: 'DE', language: '', currency: '' };

function cartsOf({ shop }: CopiedShop): Carts {
  return shop.carts({ market, address: null });
}

function productOf({ emulator }: CopiedShop, handle: string): ShopifyProduct {
  const product = emulator.store.products.all().find((each) => each.handle === handle);
  if (!product) throw new Error(`The emulated shop has no ${handle}.`);
  return product;
}

/** As a price list does it: nobody announces it. */
function changePrice(copied: CopiedShop, handle: string, price: number): void {
  const { id, variants } = productOf(copied, handle);
  copied.emulator.edits.changeSilently(id, { variants: variants.map((variant) => ({ ...variant, price })) });
}

async function addOne(copied: CopiedShop, handle: string): Promise<Cart | null> {
  const variantId = productOf(copied, handle).variants[0]?.id ?? '';
  const { result } = await cartsOf(copied).add({ ref: null, key: null }, [{ variantId, quantity: 1 }]);
  return result.cart;
}

async function pricesOnPage({ shop }: CopiedShop, handle: string): Promise<readonly number[]> {
  const product = await shop.catalog(sampleReaderContext().reader).product(handle);
  return product?.variants.map(({ price }) => price.amount) ?? [];
}

test('a line whose price is that of the pages does not say another', async () => {
  const copied = await openCopiedShop(hardwareShop());
  expect((await addOne(copied, 'rubber-mallet'))?.lines[0]).not.toHaveProperty('listedPrice');
});

test('a line of which the pages say another price says that, and the pages are corrected', async () => {
  const copied = await openCopiedShop(hardwareShop());
  const [before = 0] = await pricesOnPage(copied, 'rubber-mallet');
  changePrice(copied, 'rubber-mallet', 4500);
  const cart = await addOne(copied, 'rubber-mallet');
  expect(cart?.lines).toMatchObject([{ price: { amount: 4500 }, listedPrice: { amount: before } }]);
  await expect.poll(() => pricesOnPage(copied, 'rubber-mallet')).toEqual([4500]);
});

test('prices by quantity are not compared with that of one piece', async () => {
  const copied = await openCopiedShop(hardwareShop());
  const variantId = productOf(copied, 'wood-screws').variants[0]?.id ?? '';
  const { result } = await cartsOf(copied).add({ ref: null, key: null }, [{ variantId, quantity: 900 }]);
  expect(result.cart?.lines).toHaveLength(1);
  expect(result.cart?.lines[0]).not.toHaveProperty('listedPrice');
});

test('a product is asked for once in ten minutes because of the same difference, and at once because of another', () => {
  let now = 0;
  const asked: (readonly string[])[] = [];
  const accept = async (changes: readonly ChangeReference[]): Promise<'applied'> => {
    asked.push(...changes.map(({ ids }) => ids));
    return 'applied';
  };
  const reread = createReread({ accept }, { now: () => now, report: () => {} });
  const line = (id: string, amount: number) => ({
    ...sampleCartLine(id, 1),
    productId: id,
    price: { amount, currency: 'EUR' },
  });
  reread([line('a', 1), line('b', 1)]);
  reread([line('a', 1), line('b', 2)]);
  now = 10 * 60_000;
  reread([line('a', 1)]);
  expect(asked).toEqual([['a', 'b'], ['b'], ['a']]);
});
