import { foldAccents } from '#shop/text/normalize.ts';

/** A range of sizes, alone or beside a letter: `39–41`, `98/104`, `L (9-10)`, `EU 36-38`. Measures such as `55–59 cm` are none. */
const range = /^(?:[\p{L}./]{1,5} )?\(?(?:EU |Gr\.? |Str\.? )?(?<low>\d{1,3}) ?[-–/] ?(?<high>\d{1,3})\)?$/u;

/** Sizes of one range are never further apart. */
const maxSteps = 12;

/** `M` of `M (55–59 cm)`; null for other values. */
export function shortSize(value: string): string | null {
  return /^([^(]*[^(\s])\s*\(.*\)$/.exec(value)?.[1] ?? null;
}

/** `S/M`, `L-XL`. */
const letters = /^(?<low>x{0,3}s|m|x{0,3}l) ?[-–/] ?(?<high>x{0,3}s|m|x{0,3}l)$/i;

/** The sizes that a value of an option is for besides its own name: 40 of `39–41`, 102 of `98/104`. Empty when it is no range. */
export function sizesWithin(value: string): readonly string[] {
  const both = letters.exec(value.trim())?.groups;
  if (both) return [both['low'] ?? '', both['high'] ?? ''].map((size) => size.toLowerCase());
  const { low, high } = range.exec(value.trim())?.groups ?? {};
  const [from, to] = [Number(low), Number(high)];
  if (low === undefined || high === undefined || to <= from || to - from > maxSteps) return [];
  return Array.from({ length: to - from + 1 }, (_, step) => String(from + step));
}

/** Whether an option is for sizes of clothes, by its name. */
export function isSizeName(name: string): boolean {
  return /\b(?:size|waist|grosse|storrelse|str)\b|\b(?:eu|us|uk)\b/.test(foldAccents(name));
}
