import type { Money } from '../product/money.ts';
import type { CartLine } from './cart.ts';
import { lineDetails } from './line-details.ts';

/** What a visitor was last shown of a line. */
export interface SeenLine {
  readonly quantity: number;
  /** Of one piece, in minor units. */
  readonly price: number;
}

/** By the ids of the lines. */
export type SeenLines = ReadonlyMap<string, SeenLine>;

/** What a visitor was last shown of a cart. */
export interface SeenCart {
  readonly lines: SeenLines;
  /** Items that it had when it was last shown, and no longer has. */
  readonly gone: readonly SeenItem[];
}

/** A variant that a visitor saw in a line, and its name there. */
export interface SeenItem {
  readonly variantId: string;
  readonly name: string;
}

/** How a line differs from what the visitor was last shown, other than by the visitor's own changes. */
export interface LineChange {
  /** Of one piece; null: the price is the same. */
  readonly formerPrice: Money | null;
  /** null: the quantity is the same, or was not lowered to what is left. */
  readonly formerQuantity: number | null;
}

/** By the ids of the lines. */
export type LineChanges = ReadonlyMap<string, LineChange>;

/** What a visitor who is shown these lines has seen. */
export function seenLines(lines: readonly CartLine[]): SeenLines {
  return new Map(lines.map((line) => [line.id, { quantity: line.quantity, price: line.price.amount }]));
}

/** Product and option values: the only name that is left when the line is gone. */
export function seenItem({ title, variant }: CartLine): SeenItem {
  return { variantId: variant.id, name: [title, ...lineDetails({ variant })].join(', ') };
}

/** Those of the items that none of the lines has. */
export function goneItems(items: readonly SeenItem[], lines: readonly CartLine[]): readonly SeenItem[] {
  const present = new Set(lines.map(({ variant }) => variant.id));
  return items.filter(({ variantId }) => !present.has(variantId));
}

/** The lines that are not as the visitor saw them: those of a line that is new to the visitor are compared with the pages. */
export function lineChanges(lines: readonly CartLine[], seen: SeenLines): LineChanges {
  const changes = lines.map((line) => [line.id, changeOf(line, seen.get(line.id) ?? shownOnPages(line))] as const);
  return new Map(changes.filter(([, change]) => change.formerPrice !== null || change.formerQuantity !== null));
}

function shownOnPages({ quantity, price, listedPrice = price }: CartLine): SeenLine {
  return { quantity, price: listedPrice.amount };
}

function changeOf({ quantity, stock, price }: CartLine, seen: SeenLine): LineChange {
  const isLowered = quantity < seen.quantity && quantity === stock;
  return {
    formerPrice: seen.price === price.amount ? null : { ...price, amount: seen.price },
    formerQuantity: isLowered ? seen.quantity : null,
  };
}

interface LineWrite {
  readonly seen: SeenCart;
  readonly before: readonly CartLine[];
  readonly after: readonly CartLine[];
  /** Whether the visitor has set the quantity of a line by this write, possibly to none. */
  readonly isChosen: (line: CartLine) => boolean;
}

/** What a visitor has seen after a write that was not shown yet: changes on request are not reported as news. */
export function seenAfterWrite({ seen, before, after, isChosen }: LineWrite): SeenCart {
  const former = new Map(before.map((line) => [line.id, line]));
  const seenOf = (line: CartLine): SeenLine => {
    const [known, was] = [seen.lines.get(line.id), former.get(line.id)];
    if (!known || !was) return shownOnPages(line);
    return {
      quantity: isChosen(line) ? line.quantity : known.quantity,
      price: known.price === was.price.amount ? line.price.amount : known.price,
    };
  };
  const unchosen = before.filter((line) => !isChosen(line)).map(seenItem);
  return {
    lines: new Map(after.map((line) => [line.id, seenOf(line)])),
    gone: goneItems([...seen.gone, ...unchosen], after),
  };
}
