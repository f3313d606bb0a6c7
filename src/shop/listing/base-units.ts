/** How many of the base unit of its kind (gram, millilitre, millimetre, gigabyte) one of each unit is. */
const factors: Readonly<Record<string, number>> = {
  mg: 0.001,
  g: 1,
  kg: 1000,
  ml: 1,
  cl: 10,
  dl: 100,
  l: 1000,
  mm: 1,
  cm: 10,
  m: 1000,
  gb: 1,
  tb: 1000,
};

/** A number such as `1,4` with its lower-case unit in the base unit of its kind; null for a unit that is not known. */
export function inBaseUnit(number: string, unit: string): number | null {
  const factor = factors[unit];
  return factor === undefined ? null : Number(number.replace(',', '.')) * factor;
}
