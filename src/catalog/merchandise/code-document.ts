import { z } from 'zod';
import { fractionDigits, toDecimal } from '#shop/product/money.ts';
import type { DiscountBenefit } from '#shop/cart/discount-code.ts';
import type { Database } from '#storage/database.ts';
import { flag, integer, integerOrNull, type SqlRow, strings, text, textOrNull } from '#storage/row.ts';
import { readCurrency } from '../products/variants.ts';
import { normalizeCode, saveCode } from './save-code.ts';
import type { RecordDocuments, RecordText, PublishedRecord } from './stored-record.ts';

const count = z.int('must be a whole number').positive('must be more than 0');
const amount = z.number('must be an amount such as 9.90').positive('must be more than 0');
const day = z.iso.date('must be a day, e.g. 2026-12-01');
const texts = z.array(z.string('must be a text; put it in quotes'), 'must be a list, e.g. [one, two]');
const countries = z.array(
  z.string().regex(/^[A-Z]{2}$/, 'must be a country of ISO 3166-1, e.g. NO; put it in quotes'),
  'must be a list of countries, e.g. ["NO", SE]',
);

const frontSchema = z
  .strictObject(
    {
      title: z.string('must be a text; put it in quotes').trim().min(1, 'must not be empty'),
      percent: count.max(100, 'must not be more than 100').optional(),
      amount: amount.optional(),
      freeDelivery: z.literal(true, 'must be true').optional(),
      minimum: amount.nullable().optional(),
      from: day.nullable().optional(),
      until: day.nullable().optional(),
      usageLimit: count.nullable().optional(),
      oncePerCustomer: z.boolean('must be true or false').optional(),
      countries: countries.optional(),
      collections: texts.optional(),
      products: texts.optional(),
    },
    'must be a mapping of the fields of a code',
  )
  .refine(
    ({ percent, amount: off, freeDelivery }) =>
      [percent, off, freeDelivery].filter((each) => each !== undefined).length === 1,
    'must have one of percent, amount, freeDelivery',
  )
  .refine(({ from, until }) => !from || !until || from <= until, {
    path: ['until'],
    message: 'must not be before "from"',
  });

type CodeFront = z.infer<typeof frontSchema>;

/** Discount codes as documents, each by its code. Days are in the shop's time zone, both included. */
export const codeRecords: RecordDocuments = {
  schema: frontSchema,
  handles: (store) => store.all('SELECT code FROM code').map((row) => text(row, 'code')),
  read: readCode,
  complete: (_store, _handle, { title, front, body }) => ({
    title,
    front: completeFront(frontSchema.parse(front)),
    body,
  }),
  write: writeCode,
  remove: (store, handle) => void store.run('DELETE FROM code WHERE code = ?', normalizeCode(handle)),
  check: () => [],
};

function completeFront({ title, percent, amount: off, minimum = null, from = null, until = null, ...rest }: CodeFront) {
  const { usageLimit = null, oncePerCustomer = false, countries: where = [], collections = [], products = [] } = rest;
  const benefit = percent !== undefined ? { percent } : off !== undefined ? { amount: off } : { freeDelivery: true };
  return {
    title,
    ...benefit,
    minimum,
    from,
    until,
    usageLimit,
    oncePerCustomer,
    countries: where,
    collections,
    products,
  };
}

function readCode(store: Database, handle: string): PublishedRecord | null {
  const code = normalizeCode(handle);
  const row = store.first('SELECT * FROM code WHERE code = ?', code);
  if (!row) return null;
  const major = (minor: number | null): number | null =>
    minor === null ? null : Number(toDecimal({ amount: minor, currency: readCurrency(store) }));
  const front = {
    title: text(row, 'title'),
    ...benefitFields(row, major),
    minimum: major(integerOrNull(row, 'minimum')),
    from: textOrNull(row, 'starts_on'),
    until: textOrNull(row, 'ends_on'),
    usageLimit: integerOrNull(row, 'usage_limit'),
    oncePerCustomer: flag(row, 'once_per_customer'),
    countries: strings(row, 'countries'),
    collections: readScope(store, code, 'collection'),
    products: readScope(store, code, 'product'),
  };
  const since = new Date(0).toISOString();
  return { text: { title: front.title, front, body: '' }, publishedAt: since, updatedAt: since };
}

function benefitFields(row: SqlRow, major: (minor: number | null) => number | null) {
  const kind = text(row, 'kind');
  if (kind === 'percentage') return { percent: integer(row, 'percent') };
  return kind === 'amount' ? { amount: major(integer(row, 'amount')) } : { freeDelivery: true };
}

function readScope(store: Database, code: string, kind: 'collection' | 'product'): readonly string[] {
  return store
    .all('SELECT handle FROM code_scope WHERE code = ? AND kind = ? ORDER BY handle', code, kind)
    .map((row) => text(row, 'handle'));
}

function writeCode(store: Database, handle: string, { title, front }: RecordText): void {
  const source = frontSchema.parse(front);
  const { minimum = null, from = null, until = null, usageLimit = null, oncePerCustomer = false } = source;
  const digits = fractionDigits(readCurrency(store));
  const minor = (major: number): number => Math.max(1, Math.round(major * 10 ** digits));
  saveCode(store, {
    code: handle,
    title,
    benefit: benefitOf(source, minor),
    minimum: minimum === null ? null : minor(minimum),
    from,
    until,
    usageLimit,
    oncePerCustomer,
    countries: source.countries ?? [],
    collections: [...new Set(source.collections)],
    products: [...new Set(source.products)],
  });
}

function benefitOf({ percent, amount: off }: CodeFront, minor: (major: number) => number): DiscountBenefit {
  if (percent !== undefined) return { kind: 'percentage', percent };
  return off === undefined ? { kind: 'free-delivery' } : { kind: 'amount', amount: minor(off) };
}
