import { add, type Bitset, ensureCapacity, findGroups, has, createBitset, numbersIn, remove } from './bitset.ts';

/**
 * The products of an index, a column for each property. Rows are only added: a changed product gets a new row, and its old
 * one is no longer current.
 */
export interface ProductColumns {
  /** The current row of each product. */
  readonly rowsByProductId: Map<number, number>;
  readonly ids: NumberColumn<Float64Array>;
  readonly salesRanks: NumberColumn<Float64Array>;
  /** Epoch milliseconds. */
  readonly created: NumberColumn<Float64Array>;
  readonly titleKeys: string[];
  /** The first variant of each row; the last one is before the first of the next row. */
  readonly variantStarts: NumberColumn<Int32Array>;
  current: Bitset;
  /** Current and published. */
  published: Bitset;
  readonly variants: VariantColumns;
}

/** Variants of one row are consecutive. */
export interface VariantColumns {
  readonly rows: NumberColumn<Int32Array>;
  readonly ids: NumberColumn<Float64Array>;
  /** Minor units. */
  readonly prices: NumberColumn<Float64Array>;
  available: Bitset;
  /** The last variant of each row. */
  groupEnds: Bitset;
  /** Variants of rows that are current and published. */
  published: Bitset;
}

export function createProductColumns(): ProductColumns {
  const variantStarts = createNumberColumn(Int32Array);
  push(variantStarts, 0);
  return {
    rowsByProductId: new Map(),
    ids: createNumberColumn(Float64Array),
    salesRanks: createNumberColumn(Float64Array),
    created: createNumberColumn(Float64Array),
    titleKeys: [],
    variantStarts,
    current: createBitset(0),
    published: createBitset(0),
    variants: {
      rows: createNumberColumn(Int32Array),
      ids: createNumberColumn(Float64Array),
      prices: createNumberColumn(Float64Array),
      available: createBitset(0),
      groupEnds: createBitset(0),
      published: createBitset(0),
    },
  };
}

export interface IndexedProduct {
  readonly id: number;
  readonly published: boolean;
  readonly salesRank: number;
  readonly created: number;
  readonly titleKey: string;
  /** Id, price and availability of each variant in turn; at least one. */
  readonly variants: readonly number[];
}

/** Adds a row for a product that has none. */
export function appendRow(columns: ProductColumns, product: IndexedProduct): void {
  const row = columns.ids.length;
  for (let at = 0; at < product.variants.length; at += 3) appendVariant(columns, product, at);
  columns.variants.groupEnds = withNumber(columns.variants.groupEnds, columns.variants.ids.length - 1, true);
  columns.current = withNumber(columns.current, row, true);
  columns.published = withNumber(columns.published, row, product.published);
  push(columns.ids, product.id);
  push(columns.salesRanks, product.salesRank);
  push(columns.created, product.created);
  columns.titleKeys.push(product.titleKey);
  push(columns.variantStarts, columns.variants.ids.length);
  columns.rowsByProductId.set(product.id, row);
}

function appendVariant({ ids, variants }: ProductColumns, product: IndexedProduct, at: number): void {
  const variant = variants.ids.length;
  push(variants.rows, ids.length);
  push(variants.ids, product.variants[at] ?? 0);
  push(variants.prices, product.variants[at + 1] ?? 0);
  variants.available = withNumber(variants.available, variant, product.variants[at + 2] === 1);
  variants.groupEnds = withNumber(variants.groupEnds, variant, false);
  variants.published = withNumber(variants.published, variant, product.published);
}

function withNumber(bits: Bitset, number: number, isIn: boolean): Bitset {
  const roomy = ensureCapacity(bits, number);
  if (isIn) add(roomy, number);
  return roomy;
}

/** Removes a product from the current rows. */
export function retireProduct(columns: ProductColumns, productId: number): void {
  const row = columns.rowsByProductId.get(productId);
  if (row === undefined) return;
  columns.rowsByProductId.delete(productId);
  remove(columns.current, row);
  remove(columns.published, row);
  for (const variant of numbersIn(variantsOfRows(columns, [row]))) remove(columns.variants.published, variant);
}

/** Whether some variant of a product can be bought; of an unknown one none can. */
export function hasAvailableVariant({ rowsByProductId, variantStarts, variants }: ProductColumns, id: number): boolean {
  const row = rowsByProductId.get(id);
  if (row === undefined) return false;
  const end = variantStarts.cells[row + 1] ?? 0;
  for (let variant = variantStarts.cells[row] ?? 0; variant < end; variant += 1)
    if (has(variants.available, variant)) return true;
  return false;
}

/** The variants of rows. */
export function variantsOfRows({ variantStarts, variants }: ProductColumns, rows: Iterable<number>): Bitset {
  const bits = createBitset(variants.ids.length);
  for (const row of rows) {
    const end = variantStarts.cells[row + 1] ?? 0;
    for (let variant = variantStarts.cells[row] ?? 0; variant < end; variant += 1) add(bits, variant);
  }
  return bits;
}

/** The rows that have at least one of some variants. */
export function rowsWithAny({ ids, variants }: ProductColumns, some: Bitset): Bitset {
  const rows = createBitset(ids.length);
  for (const last of numbersIn(findGroups(some, variants.groupEnds))) add(rows, variants.rows.cells[last] ?? 0);
  return rows;
}

type NumberArray = Int32Array | Float64Array | Uint8Array;

type NumberArrayConstructor<T extends NumberArray> = new (length: number) => T;

/** A typed array that grows at its end. */
export interface NumberColumn<T extends NumberArray> {
  readonly kind: NumberArrayConstructor<T>;
  /** Elements from `length` on are unused. */
  cells: T;
  length: number;
}

export function createNumberColumn<T extends NumberArray>(kind: NumberArrayConstructor<T>): NumberColumn<T> {
  return { kind, cells: new kind(64), length: 0 };
}

export function push<T extends NumberArray>(column: NumberColumn<T>, value: number): void {
  if (column.length === column.cells.length) growColumn(column);
  column.cells[column.length] = value;
  column.length += 1;
}

function growColumn<T extends NumberArray>(column: NumberColumn<T>): void {
  const longer = new column.kind(column.length * 2);
  longer.set(column.cells);
  column.cells = longer;
}
