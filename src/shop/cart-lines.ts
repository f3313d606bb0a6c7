import { cartBounds, type CartRefusal } from './cart.ts';

/** A line as it is kept: pieces of one variant, told apart from others of it by its id. */
export interface HeldLine {
  readonly id: string;
  readonly variantId: string;
  readonly quantity: number;
}

/** What can be bought of a variant now. `stock` null: not counted. */
export interface Offer {
  readonly variantId: string;
  readonly stock: number | null;
}

export interface Shelf {
  /** By variant id; what is not in it is not sold here. */
  readonly offers: ReadonlyMap<string, Offer>;
  /** Most pieces in one line. */
  readonly maximum: number;
}

export type LinePlan =
  | { readonly ok: true; readonly lines: readonly HeldLine[] }
  | { readonly ok: false; readonly reason: CartRefusal; readonly detail: string | null };

/** The lines after adding all of `added`, or the refusal of the first that does not fit: then none is added. */
export function planAdd(held: readonly HeldLine[], added: readonly HeldLine[], shelf: Shelf): LinePlan {
  let lines = held;
  for (const addition of added) {
    const known = lines.find(({ id }) => id === addition.id);
    if (!isCount(addition.quantity, shelf.maximum)) return badQuantity(shelf.maximum);
    const wanted = { ...addition, quantity: (known?.quantity ?? 0) + addition.quantity };
    const others = lines.filter(({ id }) => id !== addition.id);
    const refusal = refuseLine(wanted, others, shelf);
    if (refusal) return refusal;
    lines = known ? lines.map((line) => (line.id === wanted.id ? wanted : line)) : [...lines, wanted];
  }
  if (lines.length > cartBounds.lines) return refuse('too_many_lines', String(cartBounds.lines));
  return { ok: true, lines };
}

/** The lines after setting one to a quantity; 0 takes it away. Fewer pieces than before are never over stock. */
export function planQuantity(
  held: readonly HeldLine[],
  wish: Pick<HeldLine, 'id' | 'quantity'>,
  shelf: Shelf,
): LinePlan {
  const line = held.find(({ id }) => id === wish.id);
  if (!line) return refuse('unknown_line', null);
  const others = held.filter(({ id }) => id !== wish.id);
  if (wish.quantity === 0) return { ok: true, lines: others };
  const wanted = { ...line, quantity: wish.quantity };
  const refusal = isCount(wish.quantity, line.quantity) ? null : refuseLine(wanted, others, shelf);
  return refusal ?? { ok: true, lines: held.map((each) => (each.id === wish.id ? wanted : each)) };
}

function refuseLine(wanted: HeldLine, others: readonly HeldLine[], { offers, maximum }: Shelf): LinePlan | null {
  if (!isCount(wanted.quantity, maximum)) return badQuantity(maximum);
  const offer = offers.get(wanted.variantId);
  if (!offer) return refuse('unknown_variant', null);
  if (offer.stock === null) return null;
  if (offer.stock === 0) return refuse('sold_out', null);
  const beside = others.filter(({ variantId }) => variantId === wanted.variantId);
  const pieces = beside.reduce((sum, { quantity }) => sum + quantity, wanted.quantity);
  return pieces > offer.stock ? refuse('over_stock', String(offer.stock)) : null;
}

function isCount(quantity: number, most: number): boolean {
  return Number.isInteger(quantity) && quantity >= 1 && quantity <= most;
}

function badQuantity(maximum: number): LinePlan {
  return refuse('bad_quantity', String(maximum));
}

function refuse(reason: CartRefusal, detail: string | null): LinePlan {
  return { ok: false, reason, detail };
}
