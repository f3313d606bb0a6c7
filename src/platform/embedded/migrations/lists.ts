/** What lists and search read: derived from the catalogue by `refreshProducts`, in the transaction of each change. */
export const lists = `
CREATE TABLE product_list (
  product_id INTEGER PRIMARY KEY REFERENCES product (id) ON DELETE CASCADE,
  published INTEGER NOT NULL CHECK (published IN (0, 1)),
  available INTEGER NOT NULL CHECK (available IN (0, 1)),
  price_min INTEGER NOT NULL,
  price_max INTEGER NOT NULL,
  title_key TEXT NOT NULL,
  sales_rank INTEGER NOT NULL,
  created_at TEXT NOT NULL
) STRICT;
CREATE INDEX product_list_rank ON product_list (published, sales_rank, product_id);
CREATE INDEX product_list_price ON product_list (published, price_min, product_id);
CREATE INDEX product_list_title ON product_list (published, title_key, product_id);
CREATE INDEX product_list_created ON product_list (published, created_at, product_id);

CREATE TABLE product_facet (
  product_id INTEGER NOT NULL REFERENCES product (id) ON DELETE CASCADE,
  key TEXT NOT NULL,
  folded TEXT NOT NULL,
  value TEXT NOT NULL,
  PRIMARY KEY (product_id, key, folded)
) STRICT, WITHOUT ROWID;
CREATE INDEX product_facet_value ON product_facet (key, folded, product_id, value);

CREATE TABLE variant_facet (
  product_id INTEGER NOT NULL REFERENCES product (id) ON DELETE CASCADE,
  key TEXT NOT NULL,
  variant_id INTEGER NOT NULL REFERENCES variant (id) ON DELETE CASCADE,
  folded TEXT NOT NULL,
  value TEXT NOT NULL,
  PRIMARY KEY (product_id, key, variant_id)
) STRICT, WITHOUT ROWID;
CREATE INDEX variant_facet_value ON variant_facet (key, folded, product_id);
CREATE INDEX variant_facet_variant ON variant_facet (variant_id);

CREATE TABLE swatch (
  key TEXT NOT NULL,
  folded TEXT NOT NULL,
  swatch TEXT NOT NULL,
  PRIMARY KEY (key, folded)
) STRICT, WITHOUT ROWID;

CREATE VIRTUAL TABLE product_text USING fts5 (
  title, subtitle, type, vendor, tags, options, details, description,
  content = '', contentless_delete = 1, prefix = '2 3 4', tokenize = 'porter unicode61 remove_diacritics 2'
);

CREATE VIRTUAL TABLE product_spelling USING fts5 (
  words, content = '', contentless_delete = 1, detail = none,
  tokenize = 'unicode61 remove_diacritics 2'
);
CREATE VIRTUAL TABLE product_word USING fts5vocab (product_spelling, row);

CREATE TABLE synonym (
  term TEXT NOT NULL CHECK (term <> ''),
  kind TEXT NOT NULL CHECK (kind IN ('also', 'instead')),
  other TEXT NOT NULL CHECK (other <> ''),
  PRIMARY KEY (term, kind, other)
) STRICT, WITHOUT ROWID;
`;
