import { add, makeBits, numbersIn, remove, withRoom, type Bits } from './bits.ts';
import { makeColumn, push, type Column } from './column.ts';
import { groupsOf } from './groups.ts';

/**
 * What lists know of products, a column for each fact. Rows are only added: a product that changes gets a new one, and the
 * old one is no longer current.
 */
export interface Columns {
  /** By product's id the row that is current. */
  readonly rowOf: Map<number, number>;
  readonly ids: Column<Float64Array>;
  readonly salesRanks: Column<Float64Array>;
  /** Epoch milliseconds. */
  readonly created: Column<Float64Array>;
  readonly titleKeys: string[];
  /** Where each row's variants begin; they end where the next row's begin. */
  readonly variantStarts: Column<Int32Array>;
  current: Bits;
  /** Current and published. */
  published: Bits;
  readonly variants: VariantColumns;
}

/** The variants of a row stand together. */
export interface VariantColumns {
  readonly rows: Column<Int32Array>;
  readonly ids: Column<Float64Array>;
  /** Minor units. */
  readonly prices: Column<Float64Array>;
  available: Bits;
  /** The last of each row. */
  lasts: Bits;
  /** Of rows that are current and published. */
  published: Bits;
}

export function makeColumns(): Columns {
  const variantStarts = makeColumn(Int32Array);
  push(variantStarts, 0);
  return {
    rowOf: new Map(),
    ids: makeColumn(Float64Array),
    salesRanks: makeColumn(Float64Array),
    created: makeColumn(Float64Array),
    titleKeys: [],
    variantStarts,
    current: makeBits(0),
    published: makeBits(0),
    variants: {
      rows: makeColumn(Int32Array),
      ids: makeColumn(Float64Array),
      prices: makeColumn(Float64Array),
      available: makeBits(0),
      lasts: makeBits(0),
      published: makeBits(0),
    },
  };
}

export interface Product {
  readonly id: number;
  readonly published: boolean;
  readonly salesRank: number;
  readonly created: number;
  readonly titleKey: string;
  /** At least one; id, price and availability of one after the other. */
  readonly variants: readonly number[];
}

/** Adds a row for a product that has none. */
export function appendRow(columns: Columns, product: Product): void {
  const row = columns.ids.length;
  for (let at = 0; at < product.variants.length; at += 3) appendVariant(columns, product, at);
  columns.variants.lasts = withNumber(columns.variants.lasts, columns.variants.ids.length - 1, true);
  columns.current = withNumber(columns.current, row, true);
  columns.published = withNumber(columns.published, row, product.published);
  push(columns.ids, product.id);
  push(columns.salesRanks, product.salesRank);
  push(columns.created, product.created);
  columns.titleKeys.push(product.titleKey);
  push(columns.variantStarts, columns.variants.ids.length);
  columns.rowOf.set(product.id, row);
}

function appendVariant({ ids, variants }: Columns, product: Product, at: number): void {
  const place = variants.ids.length;
  push(variants.rows, ids.length);
  push(variants.ids, product.variants[at] ?? 0);
  push(variants.prices, product.variants[at + 1] ?? 0);
  variants.available = withNumber(variants.available, place, product.variants[at + 2] === 1);
  variants.lasts = withNumber(variants.lasts, place, false);
  variants.published = withNumber(variants.published, place, product.published);
}

function withNumber(bits: Bits, number: number, isIn: boolean): Bits {
  const roomy = withRoom(bits, number);
  if (isIn) add(roomy, number);
  return roomy;
}

/** From now on a product has no row. */
export function retire(columns: Columns, productId: number): void {
  const row = columns.rowOf.get(productId);
  if (row === undefined) return;
  columns.rowOf.delete(productId);
  remove(columns.current, row);
  remove(columns.published, row);
  for (const variant of numbersIn(variantsOf(columns, [row]))) remove(columns.variants.published, variant);
}

/** The variants of rows. */
export function variantsOf({ variantStarts, variants }: Columns, rows: Iterable<number>): Bits {
  const bits = makeBits(variants.ids.length);
  for (const row of rows) {
    const end = variantStarts.cells[row + 1] ?? 0;
    for (let variant = variantStarts.cells[row] ?? 0; variant < end; variant += 1) add(bits, variant);
  }
  return bits;
}

/** The rows that have one of some variants. */
export function rowsWith({ ids, variants }: Columns, some: Bits): Bits {
  const rows = makeBits(ids.length);
  for (const last of numbersIn(groupsOf(some, variants.lasts))) add(rows, variants.rows.cells[last] ?? 0);
  return rows;
}
