import { memoryShop, type MemoryShop } from './memory-shop.ts';
import { type MemoryProduct, product, variant } from './memory-catalog.ts';

const kinds = ['T-shirt', 'Dress', 'Jacket', 'Scarf', 'Rain coat', 'Belt', 'Sock', 'Hoodie'];
const colors = ['Crimson', 'Navy', 'Ivory', 'Olive', 'Charcoal', 'Teal'];
const swatches = ['#a81c2c', '#1c2a5c', '#fbf8ec', '#6b6f2a', '#36393d', '#1a8f92'];
const fabrics = ['cotton', 'merino', 'hemp', 'denim'];
const makers = ['North Yard', 'Ateliê Lima', 'Kobo Works', 'Øst & Co'];
const sizes = ['XS', 'S', 'M', 'L', 'XL'];

/** A shop of clothes whose products are drawn by a fixed rule, so that every run has the same. */
export function clothesShop(count = 120): MemoryShop & { readonly products: readonly MemoryProduct[] } {
  const products = Array.from({ length: count }, (_, index) => clothing(index));
  return { ...memoryShop({ products }), products };
}

function clothing(index: number): MemoryProduct {
  const pick = (from: readonly string[], step: number): string =>
    from[(index * step + Math.floor(index / from.length)) % from.length] ?? '';
  const kind = pick(kinds, 1);
  const chosen = [...new Set([pick(colors, 1), pick(colors, 3), pick(colors, 5)])];
  const price = 900 + ((index * 7919) % 140) * 100;
  const handle = `clothing-${index}`;
  return product({
    handle,
    title: `${pick(['Aldo', 'Bria', 'Cato', 'Dova', 'Elin', 'Faro', 'Gaia'], 2)} ${kind.toLowerCase()} ${index}`,
    type: kind,
    vendor: pick(makers, 3),
    tags: [pick(fabrics, 3)],
    options: [
      { name: 'Colour', values: chosen.map((value) => ({ value, swatch: swatches[colors.indexOf(value)] ?? null })) },
      { name: 'Size', values: sizes.map((value) => ({ value, swatch: null })) },
    ],
    variants: chosen.flatMap((colour, at) =>
      sizes.map((size, place) =>
        variant({
          id: `${handle}-${at}-${place}`,
          values: [colour, size],
          price: { amount: price + at * 500, currency: 'EUR' },
          available: (index + at + place) % 4 !== 0,
        }),
      ),
    ),
  });
}
