import type { DiscountCode } from '#shop/cart/discount-code.ts';
import type { Database } from '#storage/database.ts';

/** A code as it is written: restricted to collections and products by their handles. */
export interface CodeInput extends Omit<DiscountCode, 'confinedTo'> {
  readonly collections: readonly string[];
  readonly products: readonly string[];
}

/** Codes are compared without letter case and surrounding spaces. */
export function normalizeCode(code: string): string {
  return code.trim().toUpperCase();
}

/** Inserts or replaces a code. */
export function saveCode(store: Database, code: CodeInput): void {
  const name = normalizeCode(code.code);
  store.transaction(() => {
    store.run(
      `INSERT INTO code (code, title, kind, percent, amount, minimum, starts_on, ends_on, countries, once_per_customer,
         usage_limit)
       VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?)
       ON CONFLICT (code) DO UPDATE SET title = excluded.title, kind = excluded.kind, percent = excluded.percent,
         amount = excluded.amount, minimum = excluded.minimum, starts_on = excluded.starts_on,
         ends_on = excluded.ends_on, countries = excluded.countries, once_per_customer = excluded.once_per_customer,
         usage_limit = excluded.usage_limit`,
      name,
      code.title,
      code.benefit.kind,
      code.benefit.kind === 'percentage' ? code.benefit.percent : null,
      code.benefit.kind === 'amount' ? code.benefit.amount : null,
      code.minimum,
      code.from,
      code.until,
      JSON.stringify(code.countries),
      Number(code.oncePerCustomer),
      code.usageLimit,
    );
    saveScope(store, name, code);
  });
}

function saveScope(store: Database, code: string, { collections, products }: CodeInput): void {
  store.run('DELETE FROM code_scope WHERE code = ?', code);
  for (const handle of collections) store.run("INSERT INTO code_scope VALUES (?, 'collection', ?)", code, handle);
  for (const handle of products) store.run("INSERT INTO code_scope VALUES (?, 'product', ?)", code, handle);
}
