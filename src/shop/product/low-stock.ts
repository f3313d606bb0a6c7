/** The largest number of pieces in stock that buyers are told. */
const maxStated = 3;

/** Whether so few pieces are in stock that buyers are told how many; null: the number is not known. */
export function isStockLow(stock: number | null): stock is number {
  return stock !== null && stock > 0 && stock <= maxStated;
}
