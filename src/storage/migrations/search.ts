/**
 * The inverted index of search. A document is a product; its terms and weights are stored so that they can be removed
 * again. A posting has four bytes for each product of a block of 2,048 ids: the position in the block (two bytes,
 * little-endian), the weight, the fields. `search_pending` has the products whose entry is out of date. `list_version`
 * numbers the changes of products, including deletions, for caches in memory.
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
 * `search_state` has one row: `version` changes with the inverted index, for caches in memory. All products are queued,
 * as the index has new kinds of terms.
 */
export const searchVersion = `
CREATE TABLE search_state (version INTEGER NOT NULL) STRICT;
INSERT INTO search_state VALUES (0);
INSERT OR IGNORE INTO search_pending SELECT id FROM product;
`;

/** All products are queued, as the index weighs terms differently and has terms for accessories. */
export const searchWeights = `
INSERT OR IGNORE INTO search_pending SELECT id FROM product;
`;

/** All products are queued, as abbreviations lost their plural: `TVs` is a tv. */
export const searchPlurals = `
INSERT OR IGNORE INTO search_pending SELECT id FROM product;
`;

/** All products are queued, as the last noun before a measure also says what a product is. */
export const searchHeads = `
INSERT OR IGNORE INTO search_pending SELECT id FROM product;
`;

/**
 * SKUs are found however they are punctuated. All products are queued, as initials are one word, and colors and materials no
 * longer say what a product is.
 */
export const searchCodes = `
DROP INDEX variant_sku_folded;
CREATE INDEX variant_sku_folded ON variant (
  replace(replace(replace(replace(replace(lower(sku), '-', ''), ' ', ''), '/', ''), '.', ''), '_', '')
) WHERE sku IS NOT NULL;
INSERT OR IGNORE INTO search_pending SELECT id FROM product;
`;

/** All products are queued, as the digits of models and the names of options are indexed. */
export const searchModels = `
INSERT OR IGNORE INTO search_pending SELECT id FROM product;
`;

/** All products are queued, as codes are indexed as they are written without separators, wherever they are: `5w30`. */
export const searchJoinedCodes = `
INSERT OR IGNORE INTO search_pending SELECT id FROM product;
`;

/** All products are queued, as wood, sets and counted parts no longer say what a product is, and what comes with it is known. */
export const searchSets = `
INSERT OR IGNORE INTO search_pending SELECT id FROM product;
`;
