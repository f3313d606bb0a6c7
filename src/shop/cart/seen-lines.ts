import type { Money } from '../product/money.ts';
import type { CartLine } from './cart.ts';

/** What a visitor was last shown of a line. */
export interface SeenLine {
  readonly quantity: number;
  /** Of one piece, in minor units. */
  readonly price: number;
}

/** By the ids of the lines. */
export type SeenLines = ReadonlyMap<string, SeenLine>;

/** How a line differs from what the visitor was shown, without the visitor having asked for it. */
export interface LineChange {
  /** Of one piece; null: the price is the same. */
  readonly formerPrice: Money | null;
  /** null: the quantity is the same, or was not lowered to what is left. */
  readonly formerQuantity: number | null;
}

/** By the ids of the lines. */
export type LineChanges = ReadonlyMap<string, LineChange>;

/** What a visitor has seen who is shown these lines. */
export function seenLines(lines: readonly CartLine[]): SeenLines {
  return new Map(lines.map((line) => [line.id, { quantity: line.quantity, price: line.price.amount }]));
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
  readonly seen: SeenLines;
  readonly before: readonly CartLine[];
  readonly after: readonly CartLine[];
  /** Whether the visitor has chosen the quantity of a line by this write. */
  readonly isChosen: (line: CartLine) => boolean;
}

/** What a visitor has seen after a write that was not shown yet: what it does to lines on request is no news. */
export function seenAfterWrite({ seen, before, after, isChosen }: LineWrite): SeenLines {
  const former = new Map(before.map((line) => [line.id, line]));
  const seenOf = (line: CartLine): SeenLine => {
    const [known, was] = [seen.get(line.id), former.get(line.id)];
    if (!known || !was) return shownOnPages(line);
    return {
      quantity: isChosen(line) ? line.quantity : known.quantity,
      price: known.price === was.price.amount ? line.price.amount : known.price,
    };
  };
  return new Map(after.map((line) => [line.id, seenOf(line)]));
}
