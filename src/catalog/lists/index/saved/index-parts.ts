import { add, type Bitset, has, createBitset, numbersIn } from '../bitset.ts';
import {
  type FacetPostings,
  type FilterValue,
  type FilterValueIndex,
  type IndexedFilterValue,
  type ValueOwner,
} from '../facet-postings.ts';
import { appendRow, type ProductColumns } from '../product-columns.ts';
import { type SortIndex, type SortIndexes, sortNewRows } from '../sort-index.ts';

/** What is saved and restored. */
export interface SavableIndex {
  readonly columns: ProductColumns;
  readonly values: FilterValueIndex;
  readonly sortIndexes: SortIndexes;
}

/** A part of an index, some milliseconds of work. Parts are restored in their order, into an empty index. */
export type IndexPart = ProductsPart | ValuesPart | SortPart;

interface ProductsPart {
  readonly kind: 'products';
  readonly ids: Float64Array;
  readonly salesRanks: Float64Array;
  readonly created: Float64Array;
  /** 1 or 0. */
  readonly published: Uint8Array;
  readonly titleKeys: readonly string[];
  readonly variantCounts: Int32Array;
  /** Id, price and availability of each variant in turn. */
  readonly variants: Float64Array;
}

interface ValuesPart {
  readonly kind: 'values';
  readonly owner: ValueOwner;
  readonly values: readonly PublicFilterValue[];
  /** How many of the numbers each value has. */
  readonly counts: Int32Array;
  readonly numbers: Int32Array;
}

type PublicFilterValue = FilterValue & Pick<IndexedFilterValue, 'isPublic'>;

interface SortPart {
  readonly kind: 'sort';
  readonly name: keyof SortIndexes;
  readonly numbers: Int32Array;
}

/** Current products, variants of them, and numbers of them in one part. */
const partSizes = { products: 5000, variants: 20_000, numbers: 50_000, values: 2000 } as const;

/**
 * The parts of the products that are current when it is called, without outdated rows, which makes all numbers smaller.
 * Products may be added and changed between two parts.
 */
export function partsOf(index: SavableIndex): Generator<IndexPart> {
  for (const sortIndex of Object.values(index.sortIndexes)) Array.from(sortNewRows(index.columns, sortIndex));
  return makeParts(index, captureRows(index.columns));
}

function* makeParts(index: SavableIndex, rows: CapturedRows): Generator<IndexPart> {
  yield* productParts(index.columns, rows);
  for (const owner of ['product', 'variant'] as const) yield* valueParts(index.values, owner, rows);
  for (const name of ['rank', 'title', 'created', 'price'] as const) {
    yield* sortParts(name, index.sortIndexes[name], rows);
  }
}

/** The rows of one moment. Rows never change; only which of them are current does. */
interface CapturedRows {
  /** Current rows in their order. */
  readonly current: Int32Array;
  readonly published: Bitset;
  /** The number that each row and each variant gets, -1 for those that are outdated. */
  readonly renumbered: Readonly<Record<ValueOwner, Int32Array>>;
}

function captureRows({ ids, current, published, variantStarts, variants }: ProductColumns): CapturedRows {
  const renumbered = {
    product: new Int32Array(ids.length).fill(-1),
    variant: new Int32Array(variants.ids.length).fill(-1),
  };
  const rows = numbersIn(current);
  let variantCount = 0;
  for (const [number, row] of rows.entries()) {
    renumbered.product[row] = number;
    const end = variantStarts.cells[row + 1] ?? 0;
    for (let variant = variantStarts.cells[row] ?? 0; variant < end; variant += 1) {
      renumbered.variant[variant] = variantCount;
      variantCount += 1;
    }
  }
  return { current: rows, published: published.slice(), renumbered };
}

function* productParts(columns: ProductColumns, { current, published }: CapturedRows): Generator<ProductsPart> {
  for (let from = 0; from < current.length;) {
    const rows = current.subarray(from, endOfPart(columns, current, from));
    from += rows.length;
    yield {
      kind: 'products',
      ids: Float64Array.from(rows, (row) => columns.ids.cells[row] ?? 0),
      salesRanks: Float64Array.from(rows, (row) => columns.salesRanks.cells[row] ?? 0),
      created: Float64Array.from(rows, (row) => columns.created.cells[row] ?? 0),
      published: Uint8Array.from(rows, (row) => Number(has(published, row))),
      titleKeys: Array.from(rows, (row) => columns.titleKeys[row] ?? ''),
      variantCounts: Int32Array.from(rows, (row) => countVariants(columns, row)),
      variants: variantsOf(columns, rows),
    };
  }
}

function countVariants({ variantStarts }: ProductColumns, row: number): number {
  return (variantStarts.cells[row + 1] ?? 0) - (variantStarts.cells[row] ?? 0);
}

/** At least one row after `from`. */
function endOfPart(columns: ProductColumns, rows: Int32Array, from: number): number {
  const last = Math.min(rows.length, from + partSizes.products);
  let variants = 0;
  for (let at = from; at < last; at += 1) {
    variants += countVariants(columns, rows[at] ?? 0);
    if (variants >= partSizes.variants) return at + 1;
  }
  return last;
}

function variantsOf({ variantStarts, variants }: ProductColumns, rows: Int32Array): Float64Array {
  const found: number[] = [];
  for (const row of rows) {
    const end = variantStarts.cells[row + 1] ?? 0;
    for (let variant = variantStarts.cells[row] ?? 0; variant < end; variant += 1) {
      const available = Number(has(variants.available, variant));
      found.push(variants.ids.cells[variant] ?? 0, variants.prices.cells[variant] ?? 0, available);
    }
  }
  return Float64Array.from(found);
}

/** Values that no current product has are left out. */
function* valueParts(index: FilterValueIndex, owner: ValueOwner, rows: CapturedRows): Generator<ValuesPart> {
  const renumbered = rows.renumbered[owner];
  let [values, counts, numbers]: [PublicFilterValue[], number[], number[]] = [[], [], []];
  const part = (): ValuesPart => {
    const made = { values, counts: Int32Array.from(counts), numbers: Int32Array.from(numbers) };
    [values, counts, numbers] = [[], [], []];
    return { kind: 'values', owner, ...made };
  };
  for (const { key, folded, label, isPublic, postings } of index.all.filter((value) => value.owner === owner)) {
    const before = numbers.length;
    for (const number of postedNumbers(postings)) pushCurrent(numbers, renumbered[number] ?? -1);
    if (numbers.length === before) continue;
    values.push({ key, folded, label, isPublic });
    counts.push(numbers.length - before);
    if (numbers.length >= partSizes.numbers || values.length >= partSizes.values) yield part();
  }
  if (values.length > 0) yield part();
}

function pushCurrent(numbers: number[], number: number): void {
  if (number >= 0) numbers.push(number);
}

function postedNumbers({ list, bits }: FacetPostings): Int32Array {
  return bits ? numbersIn(bits) : list.cells.subarray(0, list.length);
}

function* sortParts(name: keyof SortIndexes, sortIndex: SortIndex, rows: CapturedRows): Generator<SortPart> {
  const renumbered = rows.renumbered[sortIndex.of === 'products' ? 'product' : 'variant'];
  const { numbers } = sortIndex;
  for (let from = 0; from < numbers.length; from += partSizes.numbers) {
    const some = numbers.subarray(from, from + partSizes.numbers);
    yield { kind: 'sort', name, numbers: some.map((number) => renumbered[number] ?? -1).filter((each) => each >= 0) };
  }
}

/** Adds a part to an index that has the parts before it and nothing else. */
export function restorePart(index: SavableIndex, part: IndexPart): void {
  if (part.kind === 'products') restoreProducts(index.columns, part);
  else if (part.kind === 'values') restoreValues(index, part);
  else restoreOrder(index.sortIndexes[part.name], part.numbers);
}

function restoreProducts(columns: ProductColumns, part: ProductsPart): void {
  let next = 0;
  for (let at = 0; at < part.ids.length; at += 1) {
    // A view of the typed array takes longer to make than these few numbers to copy.
    const variants: number[] = [];
    for (const end = next + 3 * (part.variantCounts[at] ?? 0); next < end; next += 1) {
      variants.push(part.variants[next] ?? 0);
    }
    appendRow(columns, {
      id: part.ids[at] ?? 0,
      published: part.published[at] === 1,
      salesRank: part.salesRanks[at] ?? 0,
      created: part.created[at] ?? 0,
      titleKey: part.titleKeys[at] ?? '',
      variants,
    });
  }
}

function restoreValues({ columns, values }: SavableIndex, part: ValuesPart): void {
  const end = part.owner === 'product' ? columns.ids.length : columns.variants.ids.length;
  let from = 0;
  for (const [at, { isPublic, ...value }] of part.values.entries()) {
    const indexed = values.getOrAdd(value, part.owner);
    indexed.isPublic = isPublic;
    const to = from + (part.counts[at] ?? 0);
    setPostings(indexed.postings, part.numbers.subarray(from, to), end);
    from = to;
  }
}

/** All numbers are below `end`. */
function setPostings(postings: FacetPostings, numbers: Int32Array, end: number): void {
  const isLong = numbers.length * 32 >= end;
  if (!isLong) {
    postings.list.cells = numbers.slice();
    postings.list.length = numbers.length;
    return;
  }
  postings.bits = createBitset(end);
  for (const number of numbers) add(postings.bits, number);
}

function restoreOrder(sortIndex: SortIndex, numbers: Int32Array): void {
  const all = new Int32Array(sortIndex.numbers.length + numbers.length);
  all.set(sortIndex.numbers);
  all.set(numbers, sortIndex.numbers.length);
  sortIndex.numbers = all;
  sortIndex.next = all.length;
}
