type Cells = Int32Array | Float64Array | Uint8Array;

type Kind<T extends Cells> = new (length: number) => T;

/** Numbers in a row that grows at its end. */
export interface Column<T extends Cells> {
  readonly kind: Kind<T>;
  /** Longer than the column: what lies past `length` means nothing. */
  cells: T;
  length: number;
}

export function makeColumn<T extends Cells>(kind: Kind<T>): Column<T> {
  return { kind, cells: new kind(64), length: 0 };
}

export function push<T extends Cells>(column: Column<T>, value: number): void {
  if (column.length === column.cells.length) lengthen(column);
  column.cells[column.length] = value;
  column.length += 1;
}

function lengthen<T extends Cells>(column: Column<T>): void {
  const longer = new column.kind(column.length * 2);
  longer.set(column.cells);
  column.cells = longer;
}
