import { randomUUID } from 'node:crypto';
import type { CartWriteResult, CartWrite, Carts } from '../../src/platform/port.ts';
import type { Cart, CartRefusal } from '../../src/shop/cart.ts';
import type { Product } from '../../src/shop/product.ts';

interface MemoryCartState {
  revision: number;
  readonly quantities: Map<string, number>;
  note: string;
  readonly codes: Set<string>;
  readonly keys: Set<string>;
}

/** Carts held in memory: every write counts once per key; the code HELLO10 is the only one there is. */
export function memoryCarts(products: readonly Product[]): Carts & { readonly writes: string[] } {
  const carts = new Map<string, MemoryCartState>();
  const writes: string[] = [];
  const change = (
    write: CartWrite,
    what: string,
    apply: (state: MemoryCartState) => CartRefusal | null,
  ): Promise<CartWriteResult> => {
    const ref = write.ref ?? randomUUID();
    const state = carts.get(ref) ?? { revision: 0, quantities: new Map(), note: '', codes: new Set(), keys: new Set() };
    carts.set(ref, state);
    const repeated = write.key !== null && state.keys.has(write.key);
    const reason = repeated ? null : apply(state);
    if (write.key) state.keys.add(write.key);
    if (reason)
      return Promise.resolve({ ref, result: { ok: false, reason, detail: null, cart: toCart(state, products) } });
    if (!repeated) {
      writes.push(what);
      state.revision += 1;
    }
    return Promise.resolve({ ref, result: { ok: true, cart: toCart(state, products) } });
  };
  return {
    writes,
    read: (ref) => {
      const state = carts.get(ref);
      return Promise.resolve(state ? toCart(state, products) : null);
    },
    add: (write, lines) =>
      change(write, `add ${lines.map((line) => `${line.quantity} ${line.variantId}`).join()}`, ({ quantities }) => {
        for (const { variantId, quantity } of lines) {
          const variant = products.flatMap(({ variants }) => variants).find(({ id }) => id === variantId);
          if (!variant) return 'unknown_variant';
          if (!variant.available) return 'sold_out';
          const wanted = (quantities.get(variantId) ?? 0) + quantity;
          if (variant.stock !== null && wanted > variant.stock) return 'over_stock';
          quantities.set(variantId, wanted);
        }
        return null;
      }),
    setQuantity: (write, lineId, quantity) =>
      change(write, `set ${lineId} ${quantity}`, ({ quantities }) => {
        const variantId = lineId.replace(/^line-/, '');
        if (!quantities.has(variantId)) return 'unknown_line';
        if (quantity === 0) quantities.delete(variantId);
        else quantities.set(variantId, quantity);
        return null;
      }),
    setNote: (write, note) =>
      change(write, `note ${note}`, (state) => {
        state.note = note;
        return null;
      }),
    applyCode: (write, code) =>
      change(write, `code ${code}`, (state) => {
        if (code.toUpperCase() !== 'HELLO10') return 'code_unknown';
        state.codes.add('HELLO10');
        return null;
      }),
    removeCode: (write, code) =>
      change(write, `uncode ${code}`, (state) => {
        state.codes.delete(code.toUpperCase());
        return null;
      }),
    clear: (write) =>
      change(write, 'clear', (state) => {
        state.quantities.clear();
        return null;
      }),
    checkoutUrl: () => Promise.resolve('/checkout'),
  };
}

function toCart(state: MemoryCartState, products: readonly Product[]): Cart {
  const lines = [...state.quantities].flatMap(([variantId, quantity]) => {
    const product = products.find(({ variants }) => variants.some(({ id }) => id === variantId));
    const variant = product?.variants.find(({ id }) => id === variantId);
    if (!product || !variant) return [];
    const options = product.options.map(({ name }, index) => ({ name, value: variant.values[index] ?? '' }));
    return [
      {
        id: `line-${variantId}`,
        productId: product.id,
        handle: product.handle,
        title: product.title,
        variant: { id: variant.id, sku: variant.sku, options },
        picture: null,
        quantity,
        price: variant.price,
        compareAt: null,
        total: { amount: variant.price.amount * quantity, currency: variant.price.currency },
        stock: variant.stock,
        available: variant.available,
      },
    ];
  });
  const subtotal = { amount: lines.reduce((sum, line) => sum + line.total.amount, 0), currency: 'EUR' };
  return {
    revision: state.revision,
    lines,
    count: lines.reduce((sum, line) => sum + line.quantity, 0),
    note: state.note,
    codes: [...state.codes].map((code) => ({ code, title: code, amount: { amount: 0, currency: 'EUR' } })),
    subtotal,
    discount: { amount: 0, currency: 'EUR' },
    delivery: null,
    total: subtotal,
  };
}
