/** Tables that lists and search read, derived from products by `refreshProducts` in the transaction of each change. */
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

const collectionsOfProduct = (product: string): string =>
  `(SELECT 0 UNION ALL SELECT collection_id FROM collection_product WHERE product_id = ${product})`;
const isPublished = (product: string): string => `(SELECT published FROM product_list WHERE product_id = ${product})`;

/**
 * The number of published products of each collection, maintained by triggers: menus show it on every page, and counting
 * 50,000 products takes longer than rendering the page. `collection_id` 0 is for all products.
 */
export const listSizes = `
CREATE TABLE list_size (
  collection_id INTEGER PRIMARY KEY,
  products INTEGER NOT NULL CHECK (products >= 0)
) STRICT;
INSERT INTO list_size SELECT 0, count(*) FROM product_list WHERE published;
INSERT INTO list_size
SELECT c.id, (SELECT count(*) FROM collection_product m JOIN product_list l USING (product_id)
              WHERE m.collection_id = c.id AND l.published)
FROM collection c;

CREATE TRIGGER size_collection_added AFTER INSERT ON collection BEGIN
  INSERT INTO list_size VALUES (new.id, 0);
END;
CREATE TRIGGER size_collection_removed AFTER DELETE ON collection BEGIN
  DELETE FROM list_size WHERE collection_id = old.id;
END;
CREATE TRIGGER size_member_added AFTER INSERT ON collection_product WHEN ${isPublished('new.product_id')} BEGIN
  UPDATE list_size SET products = products + 1 WHERE collection_id = new.collection_id;
END;
CREATE TRIGGER size_member_removed AFTER DELETE ON collection_product WHEN ${isPublished('old.product_id')} BEGIN
  UPDATE list_size SET products = products - 1 WHERE collection_id = old.collection_id;
END;
CREATE TRIGGER size_product_added AFTER INSERT ON product_list WHEN new.published BEGIN
  UPDATE list_size SET products = products + 1 WHERE collection_id IN ${collectionsOfProduct('new.product_id')};
END;
CREATE TRIGGER size_product_changed AFTER UPDATE OF published ON product_list WHEN new.published <> old.published BEGIN
  UPDATE list_size SET products = products + new.published - old.published
  WHERE collection_id IN ${collectionsOfProduct('new.product_id')};
END;
CREATE TRIGGER size_product_removed AFTER DELETE ON product_list WHEN old.published BEGIN
  UPDATE list_size SET products = products - 1 WHERE collection_id IN ${collectionsOfProduct('old.product_id')};
END;
`;

/**
 * The attributes that lists can be filtered by, as the shop's profile declares them; none: the default ones. `key` is
 * the parameter of the filter, null for all options that are not declared by name.
 */
export const filterAttributes = `
CREATE TABLE filter_attribute (
  position INTEGER PRIMARY KEY,
  source TEXT NOT NULL CHECK (source IN ('type', 'vendor', 'tag', 'option', 'detail')),
  name TEXT,
  key TEXT UNIQUE,
  label TEXT,
  sort TEXT NOT NULL CHECK (sort IN ('count', 'label')),
  separator TEXT
) STRICT;
CREATE TRIGGER note_filter_attribute_added AFTER INSERT ON filter_attribute BEGIN
  INSERT INTO change_note VALUES ('profile', '') ON CONFLICT DO NOTHING;
END;
CREATE TRIGGER note_filter_attribute_changed AFTER UPDATE ON filter_attribute BEGIN
  INSERT INTO change_note VALUES ('profile', '') ON CONFLICT DO NOTHING;
END;
CREATE TRIGGER note_filter_attribute_removed AFTER DELETE ON filter_attribute BEGIN
  INSERT INTO change_note VALUES ('profile', '') ON CONFLICT DO NOTHING;
END;
`;

/** The names of options as products spell them: lists show one for each filter. The first stays until no product has it. */
export const optionNames = `
CREATE INDEX product_option_name ON product_option (name);
CREATE TABLE option_name (
  key TEXT PRIMARY KEY,
  name TEXT NOT NULL
) STRICT, WITHOUT ROWID;
INSERT OR IGNORE INTO option_name
SELECT 'filter.v.option.' || fold(name), name FROM product_option ORDER BY product_id, position;
CREATE TRIGGER note_option_name_changed AFTER UPDATE ON option_name BEGIN
  INSERT INTO change_note VALUES ('lists', '') ON CONFLICT DO NOTHING;
END;
`;

/** Finds the variants whose merchant announces a reduction among hundreds of thousands. */
export const reducedVariants = `
CREATE INDEX variant_reduced ON variant (product_id) WHERE compare_at > price;
`;

/** Lists are sorted in memory: nothing reads these, and each saved product wrote to a page of its own in both. */
export const unreadIndexes = `
DROP INDEX product_list_price;
DROP INDEX product_list_title;
`;
