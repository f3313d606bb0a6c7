import { z } from 'zod';

/** The value of a JSON text; undefined where it is none. */
export function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

const measureSchema = z.object({ value: z.coerce.number(), unit: z.string() });

/** `{ value: 4, unit: 'centimeters' }` as `4 cm`; null for anything else. */
export function measureText(value: unknown): string | null {
  const measure = measureSchema.safeParse(value).data;
  return measure ? `${measure.value} ${unitSigns[measure.unit.toLowerCase()] ?? measure.unit}` : null;
}

const unitSigns: Readonly<Record<string, string>> = {
  millimeters: 'mm',
  centimeters: 'cm',
  meters: 'm',
  inches: 'in',
  feet: 'ft',
  yards: 'yd',
  grams: 'g',
  kilograms: 'kg',
  ounces: 'oz',
  pounds: 'lb',
  milliliters: 'ml',
  centiliters: 'cl',
  liters: 'l',
};

const nodeSchema = z.object({ value: z.string().optional(), children: z.array(z.unknown()).optional() });

/** The words of a tree of nodes with a `value` or `children`, on one line; null for one without words, or a broken one. */
export function richText(root: unknown): string | null {
  return wordsOf(root).replaceAll(/\s+/g, ' ').trim() || null;
}

function wordsOf(node: unknown): string {
  const { value = '', children = [] } = nodeSchema.safeParse(node).data ?? {};
  return value + children.map(wordsOf).join(' ');
}
