/**
 * The index of words that search ranks by. A document is one product; its terms with their weights are kept to know what
 * to take back. A posting holds four bytes for each product of a block of 2,048 ids: the place in the block (two bytes,
 * little-endian), the weight, the fields. `search_pending` names products whose entry is not up to date yet.
 * `list_version` numbers the changes of products, the removed ones too, for those who keep them in memory.
 */
export const search = `
DROP TABLE product_word;
DROP TABLE product_spelling;
DROP TABLE product_text;

CREATE TABLE search_document (
  product_id INTEGER PRIMARY KEY,
  class TEXT NOT NULL,
  terms TEXT NOT NULL,
  words TEXT NOT NULL
) STRICT;

CREATE TABLE search_posting (
  id INTEGER PRIMARY KEY,
  term TEXT NOT NULL,
  block INTEGER NOT NULL,
  postings BLOB NOT NULL,
  UNIQUE (term, block)
) STRICT;

CREATE TABLE search_word (
  word TEXT PRIMARY KEY,
  folded TEXT NOT NULL,
  mirrored TEXT NOT NULL,
  uses INTEGER NOT NULL
) STRICT, WITHOUT ROWID;
CREATE INDEX search_word_folded ON search_word (folded, uses);
CREATE INDEX search_word_mirrored ON search_word (mirrored, uses);

CREATE TABLE search_pending (product_id INTEGER PRIMARY KEY) STRICT;
INSERT INTO search_pending SELECT id FROM product;

CREATE TABLE list_version (
  product_id INTEGER PRIMARY KEY,
  version INTEGER NOT NULL UNIQUE
) STRICT;

CREATE INDEX variant_sku_folded ON variant (lower(sku)) WHERE sku IS NOT NULL;
CREATE INDEX variant_barcode ON variant (barcode) WHERE barcode IS NOT NULL;
`;

/**
 * `search_state` has one row: `version` is another number after each change of the index of words, for those who keep
 * parts of it in memory. All products are marked, as the index has new kinds of terms.
 */
export const searchVersion = `
CREATE TABLE search_state (version INTEGER NOT NULL) STRICT;
INSERT INTO search_state VALUES (0);
INSERT OR IGNORE INTO search_pending SELECT id FROM product;
`;
