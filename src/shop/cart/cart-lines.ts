import { cartBounds, type CartRefusal } from './cart.ts';

/** A stored line: pieces of one variant. The id distinguishes it from other lines of that variant. */
export interface StoredCartLine {
  readonly id: string;
  readonly variantId: string;
  readonly quantity: number;
}

/** How much of a variant can be bought now; `stock` is null where it is not counted. */
export interface VariantStock {
  readonly variantId: string;
  readonly stock: number | null;
}

export interface PurchaseLimits {
  /** By variant id; variants that are missing are not sold here. */
  readonly stockByVariant: ReadonlyMap<string, VariantStock>;
  /** Most pieces in one line. */
  readonly maxQuantity: number;
}

/** Why a line cannot be set as requested. */
export interface LineRefusal {
  readonly reason: CartRefusal;
  readonly detail: string | null;
}

export type CartLinesResult =
  { readonly ok: true; readonly lines: readonly StoredCartLine[] } | ({ readonly ok: false } & LineRefusal);

/** The lines that could be set, with the refusal of the first that could not. */
export interface PartialLinesResult {
  readonly lines: readonly StoredCartLine[];
  readonly leftOut: LineRefusal | null;
}

/** The lines after adding all of `added`, or none of them and the refusal of the first that cannot be added. */
export function addCartLines(
  current: readonly StoredCartLine[],
  added: readonly StoredCartLine[],
  limits: PurchaseLimits,
): CartLinesResult {
  let lines = current;
  for (const addition of added) {
    const existing = lines.find(({ id }) => id === addition.id);
    if (!isValidQuantity(addition.quantity, limits.maxQuantity)) return refuseQuantity(limits.maxQuantity);
    const updated = { ...addition, quantity: (existing?.quantity ?? 0) + addition.quantity };
    const others = lines.filter(({ id }) => id !== addition.id);
    const refusal = refuseLine(updated, others, limits);
    if (refusal) return refusal;
    lines = existing ? lines.map((line) => (line.id === updated.id ? updated : line)) : [...lines, updated];
  }
  if (lines.length > cartBounds.lines) return refuse('too_many_lines', String(cartBounds.lines));
  return { ok: true, lines };
}

/** The lines after setting the quantity of one; 0 removes it. Lowering it is never refused for lack of stock. */
export function setLineQuantity(
  current: readonly StoredCartLine[],
  change: Pick<StoredCartLine, 'id' | 'quantity'>,
  limits: PurchaseLimits,
): CartLinesResult {
  const line = current.find(({ id }) => id === change.id);
  if (!line) return refuse('unknown_line', null);
  const others = current.filter(({ id }) => id !== change.id);
  if (change.quantity === 0) return { ok: true, lines: others };
  const updated = { ...line, quantity: change.quantity };
  const refusal = isValidQuantity(change.quantity, line.quantity) ? null : refuseLine(updated, others, limits);
  return refusal ?? { ok: true, lines: current.map((each) => (each.id === change.id ? updated : each)) };
}

/** The lines after setting each of `requested` that can be bought to its quantity; the others stay as they are. */
export function setCartLines(
  current: readonly StoredCartLine[],
  requested: readonly StoredCartLine[],
  limits: PurchaseLimits,
): PartialLinesResult {
  let lines = current;
  let leftOut: LineRefusal | null = null;
  for (const line of requested) {
    const isKnown = line.quantity > 0 && lines.some(({ id }) => id === line.id);
    const result = isKnown ? setLineQuantity(lines, line, limits) : addCartLines(lines, [line], limits);
    if (result.ok) lines = result.lines;
    else leftOut ??= { reason: result.reason, detail: result.detail };
  }
  return { lines, leftOut };
}

function refuseLine(
  line: StoredCartLine,
  others: readonly StoredCartLine[],
  { stockByVariant, maxQuantity }: PurchaseLimits,
): CartLinesResult | null {
  if (!isValidQuantity(line.quantity, maxQuantity)) return refuseQuantity(maxQuantity);
  const offer = stockByVariant.get(line.variantId);
  if (!offer) return refuse('unknown_variant', null);
  if (offer.stock === null) return null;
  if (offer.stock === 0) return refuse('sold_out', null);
  const sameVariant = others.filter(({ variantId }) => variantId === line.variantId);
  const total = sameVariant.reduce((sum, { quantity }) => sum + quantity, line.quantity);
  return total > offer.stock ? refuse('over_stock', String(offer.stock)) : null;
}

function isValidQuantity(quantity: number, max: number): boolean {
  return Number.isInteger(quantity) && quantity >= 1 && quantity <= max;
}

function refuseQuantity(maximum: number): CartLinesResult {
  return refuse('bad_quantity', String(maximum));
}

function refuse(reason: CartRefusal, detail: string | null): CartLinesResult {
  return { ok: false, reason, detail };
}
