export interface UnitOfMeasure {
  readonly dimension: string;
  /** How many of the base unit of its dimension one is. */
  readonly factor: number;
}

/** The units of each dimension with their names in the languages of the assistant. */
const unitNames: Readonly<Record<string, readonly (readonly [factor: number, names: string])[]>> = {
  mass: [
    [0.001, 'mg'],
    [1, 'g gram grams gramm'],
    [1000, 'kg kilo kilos kilogram kilograms kilogramm'],
  ],
  volume: [
    [1, 'ml millilitre milliliter millilitres milliliters'],
    [10, 'cl'],
    [100, 'dl'],
    [1000, 'l litre liter litres liters'],
  ],
  length: [
    [1, 'mm millimetre millimeter'],
    [10, 'cm centimetre centimeter centimetres centimeters zentimeter'],
    [25.4, 'inch inches zoll tommer " ″'],
    [1000, 'm metre meter metres meters'],
  ],
  data: [
    [0.001, 'mb'],
    [1, 'gb gigabyte gigabytes'],
    [1000, 'tb terabyte terabytes'],
  ],
  power: [
    [1, 'w watt watts'],
    [1000, 'kw'],
  ],
  voltage: [[1, 'v volt volts']],
  charge: [
    [1, 'mah'],
    [1000, 'ah'],
  ],
  time: [[1, 'h hour hours stunde stunden time timer']],
  frequency: [[1, 'hz']],
  light: [[1, 'lm lumen lumens']],
  pressure: [[1, 'bar']],
};

const units: ReadonlyMap<string, UnitOfMeasure> = new Map(
  Object.entries(unitNames).flatMap(([dimension, entries]) =>
    entries.flatMap(([factor, names]) => names.split(' ').map((name) => [name, { dimension, factor }] as const)),
  ),
);

/** The unit with a name or sign, in lower case and without accents; null for a word that is none. */
export function unitOf(name: string): UnitOfMeasure | null {
  return units.get(name) ?? null;
}

/** A number such as `1,4` with its lower-case unit in the base unit of its kind; null for a unit that is not known. */
export function inBaseUnit(number: string, unit: string): number | null {
  const known = unitOf(unit);
  return known && Number(number.replace(',', '.')) * known.factor;
}
