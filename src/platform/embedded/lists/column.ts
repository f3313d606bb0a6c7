type NumberArray = Int32Array | Float64Array | Uint8Array;

type NumberArrayConstructor<T extends NumberArray> = new (length: number) => T;

/** Numbers in a row that grows at its end. */
export interface NumberColumn<T extends NumberArray> {
  readonly kind: NumberArrayConstructor<T>;
  /** Longer than the column: what lies past `length` means nothing. */
  cells: T;
  length: number;
}

export function makeNumberColumn<T extends NumberArray>(kind: NumberArrayConstructor<T>): NumberColumn<T> {
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
