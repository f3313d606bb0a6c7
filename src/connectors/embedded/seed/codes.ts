import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parse } from 'yaml';
import { z } from 'zod';
import type { DiscountBenefit } from '#shop/cart/discount-code.ts';
import { saveCode } from '#catalog/merchandise/save-code.ts';
import type { Database } from '#storage/database.ts';

const day = z.string().regex(/^\d{4}-\d{2}-\d{2}$/);
const names = z.array(z.string()).default([]);

const common = {
  code: z.string(),
  title: z.string(),
  minimum: z.number().int().optional(),
  from: day.optional(),
  until: day.optional(),
  countries: names,
  collections: names,
  products: names,
  oncePerCustomer: z.boolean().default(false),
  usageLimit: z.number().int().optional(),
};

const codesFile = z.array(
  z.union([
    z.object({ ...common, kind: z.literal('percentage'), percent: z.number().int() }),
    z.object({ ...common, kind: z.literal('amount'), amount: z.number().int() }),
    z.object({ ...common, kind: z.literal('free-delivery') }),
  ]),
);

/** Saves the demo shop's discount codes. */
export function seedCodes(store: Database, folder: string): void {
  for (const entry of codesFile.parse(parse(readFileSync(join(folder, 'codes.yaml'), 'utf8')))) {
    const { minimum = null, from = null, until = null, usageLimit = null } = entry;
    saveCode(store, { ...entry, minimum, from, until, usageLimit, benefit: benefitOf(entry) });
  }
}

function benefitOf(entry: z.infer<typeof codesFile>[number]): DiscountBenefit {
  switch (entry.kind) {
    case 'percentage':
      return { kind: 'percentage', percent: entry.percent };
    case 'amount':
      return { kind: 'amount', amount: entry.amount };
    case 'free-delivery':
      return { kind: 'free-delivery' };
    default:
      return entry satisfies never;
  }
}
