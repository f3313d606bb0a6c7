import type { CartWriteResult, Carts } from '#commerce/port.ts';
import type { Cart, CartLine } from '#shop/cart/cart.ts';
import { flag, integer, text } from '#storage/row.ts';
import type { Database } from '#storage/database.ts';
import type { SyncEngine } from '#sync/engine/sync-engine.ts';

export interface ListedPrices {
  /** The copy that pages are made from. */
  readonly store: Database;
  /** Reads the products of lines from the platform again. */
  readonly reread: (lines: readonly CartLine[]) => void;
}

/**
 * Carts whose lines also state the price on the shop's pages, where it differs. The cart's price is the valid one:
 * products with another are read again.
 */
export function withListedPrices(carts: Carts, listed: ListedPrices): Carts {
  const written = async (write: Promise<CartWriteResult>): Promise<CartWriteResult> => {
    const { result, ...rest } = await write;
    if (result.ok) return { ...rest, result: { ...result, cart: compare(result.cart, listed) } };
    return { ...rest, result: { ...result, cart: result.cart && compare(result.cart, listed) } };
  };
  return {
    read: async (ref) => {
      const cart = await carts.read(ref);
      return cart && compare(cart, listed);
    },
    add: (write, lines) => written(carts.add(write, lines)),
    setLines: (write, lines) => written(carts.setLines(write, lines)),
    setQuantity: (write, id, quantity) => written(carts.setQuantity(write, id, quantity)),
    setNote: (write, note) => written(carts.setNote(write, note)),
    applyCode: (write, code) => written(carts.applyCode(write, code)),
    removeCode: (write, code) => written(carts.removeCode(write, code)),
    clear: (write) => written(carts.clear(write)),
    missingVariants: (variantIds) => carts.missingVariants(variantIds),
  };
}

function compare(cart: Cart, { store, reread }: ListedPrices): Cart {
  const offers = readOffers(store, cart.lines);
  const differing: CartLine[] = [];
  const lines = cart.lines.map((line) => {
    const offer = offers.get(line.variant.id);
    if (!offer) return line;
    const isOtherPrice = isComparable(line, offer) && offer.price !== line.price.amount;
    if (isOtherPrice || offer.available !== line.available) differing.push(line);
    return isOtherPrice ? { ...line, listedPrice: { ...line.price, amount: offer.price } } : line;
  });
  if (differing.length > 0) reread(differing);
  return { ...cart, lines };
}

interface ListedOffer {
  /** Of one piece, in minor units. */
  readonly price: number;
  readonly currency: string;
  readonly available: boolean;
  readonly hasPriceBreaks: boolean;
}

/** Plans and larger quantities have prices of their own. */
function isComparable({ sellingPlan, price }: CartLine, { currency, hasPriceBreaks }: ListedOffer): boolean {
  return sellingPlan === undefined && !hasPriceBreaks && price.currency === currency;
}

const selectOffers = `
SELECT c.id, v.price, v.available, currency, coalesce(json_array_length(v.terms, '$.priceBreaks'), 0) > 0 has_breaks
FROM copy_variant c JOIN variant v ON v.id = c.number JOIN shop_currency
WHERE c.id IN (SELECT value FROM json_each(?))`;

/** By the platform's ids of variants. */
function readOffers(store: Database, lines: readonly CartLine[]): ReadonlyMap<string, ListedOffer> {
  const rows = store.all(selectOffers, JSON.stringify(lines.map(({ variant }) => variant.id)));
  return new Map(
    rows.map((row) => [
      text(row, 'id'),
      {
        price: integer(row, 'price'),
        currency: text(row, 'currency'),
        available: flag(row, 'available'),
        hasPriceBreaks: flag(row, 'has_breaks'),
      },
    ]),
  );
}

/** How often a product is read again if carts and product data of a platform disagree permanently. */
const pauseMs = 10 * 60_000;
const maxRemembered = 10_000;

interface RereadOptions {
  /** Epoch milliseconds. */
  readonly now: () => number;
  readonly report: (error: unknown) => void;
}

/** Reads products again, each only from time to time for the same difference. */
export function createReread(sync: Pick<SyncEngine, 'accept'>, { now, report }: RereadOptions): ListedPrices['reread'] {
  const askedAt = new Map<string, number>();
  return (lines) => {
    const due = lines.filter((line) => now() - (askedAt.get(differenceIn(line)) ?? -Infinity) >= pauseMs);
    for (const difference of due.map(differenceIn)) {
      askedAt.delete(difference);
      askedAt.set(difference, now());
    }
    for (const oldest of askedAt.keys()) {
      if (askedAt.size <= maxRemembered) break;
      askedAt.delete(oldest);
    }
    const ids = [...new Set(due.map(({ productId }) => productId))];
    const change = { kind: 'product', ids, handles: [], deleted: false, version: null, settleMs: 0 } as const;
    if (ids.length > 0) void sync.accept([change]).catch(report);
  };
}

function differenceIn({ variant, price, available }: CartLine): string {
  return `${variant.id} ${price.amount} ${available}`;
}
