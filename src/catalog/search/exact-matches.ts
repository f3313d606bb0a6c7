import type { Database } from '#storage/database.ts';
import { integer } from '#storage/row.ts';

/**
 * Products with a variant whose SKU or barcode is the term, however it is punctuated (`TN2110` is `TN-2110`), or whose handle
 * is. Where there are none, those with variants whose SKUs begin with it: `TN-2110` and `tn 2110` of `TN-2110-BK`, `td02` of
 * `TD-02KV`. At most 100.
 */
export function findExactMatches(store: Database, term: string): readonly number[] {
  const code = term.trim().toLowerCase();
  const bare = bareCode(code);
  if (bare === '') return [];
  const exact = readIds(store, sameCodeSql, [code, bare]);
  return exact.length > 0 || !isPartialCode(code)
    ? exact
    : readIds(store, beginningSql, [hyphenated(code), bare, `${bare}\u{10FFFF}`, isModel(bare) ? 1 : 0]);
}

/** A code as it is compared: without punctuation, in lower case. */
export function bareCode(code: string): string {
  return code.toLowerCase().replaceAll(/[-\s/._]/g, '');
}

/** A SKU without punctuation, as the index `variant_sku_folded` has it. */
const bareSku = "replace(replace(replace(replace(replace(lower(sku), '-', ''), ' ', ''), '/', ''), '.', ''), '_', '')";

/** A SKU with a hyphen for each of its marks. */
const hyphenatedSku = "replace(replace(replace(replace(lower(sku), ' ', '-'), '/', '-'), '.', '-'), '_', '-')";

function hyphenated(code: string): string {
  return code.replaceAll(/[\s/._]/g, '-');
}

const maxMatches = 100;

const sameCodeSql = `
SELECT product_id id FROM variant WHERE ${bareSku} = ?2 AND sku IS NOT NULL
UNION SELECT product_id FROM variant WHERE barcode IN (?1, ?2)
UNION SELECT id FROM product WHERE handle = ?1 AND instr(handle, '-') > 0
LIMIT ${maxMatches}`;

const beginningSql = `
SELECT DISTINCT product_id id FROM variant
WHERE ${bareSku} >= ?2 AND ${bareSku} < ?3 AND sku IS NOT NULL
AND (substr(${hyphenatedSku}, 1, length(?1) + 1) = ?1 || '-'
  OR ?4 AND substr(${bareSku}, length(?2) + 1, 1) BETWEEN 'a' AND 'z')
LIMIT ${maxMatches}`;

/** Not `t-shirt`, although SKUs begin with it, too, nor `phone 6`. */
function isPartialCode(code: string): boolean {
  if (/\s/.test(code)) return /^\p{L}{1,4}\s\d{3,}$/u.test(code);
  return code.length >= 4 && (/\d/.test(code) || code.split('-').length > 2);
}

/** `c920`, a model, which letters for its color or edition may follow: `c920s`. Other digits make another model. */
export function isModel(word: string): boolean {
  return /^\p{L}+\d{2,}$/u.test(word);
}

function readIds(store: Database, sql: string, values: readonly (string | number)[]): readonly number[] {
  return store.all(sql, ...values).map((row) => integer(row, 'id'));
}
