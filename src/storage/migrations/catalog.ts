/** Products, collections and pictures. Money is in minor units, times are ISO 8601 in UTC. */
export const catalog = `
CREATE TABLE setting (
  name TEXT PRIMARY KEY,
  value TEXT NOT NULL
) STRICT, WITHOUT ROWID;
INSERT INTO setting VALUES ('currency', 'EUR');

CREATE TABLE media (
  key TEXT PRIMARY KEY CHECK (key <> ''),
  template TEXT NOT NULL,
  width INTEGER NOT NULL CHECK (width > 0),
  height INTEGER NOT NULL CHECK (height > 0),
  widths TEXT NOT NULL CHECK (json_type(widths) = 'array'),
  formats TEXT NOT NULL CHECK (json_type(formats) = 'array'),
  colour TEXT CHECK (colour GLOB '#[0-9a-fA-F][0-9a-fA-F][0-9a-fA-F][0-9a-fA-F][0-9a-fA-F][0-9a-fA-F]'),
  alt TEXT NOT NULL
) STRICT;

CREATE TABLE collection (
  id INTEGER PRIMARY KEY,
  handle TEXT NOT NULL UNIQUE CHECK (handle <> ''),
  title TEXT NOT NULL,
  description TEXT NOT NULL,
  picture TEXT REFERENCES media (key) ON DELETE SET NULL ON UPDATE CASCADE,
  picture_alt TEXT,
  position INTEGER NOT NULL,
  sort TEXT NOT NULL CHECK (sort IN ('manual', 'best-selling', 'title-ascending', 'title-descending',
    'price-ascending', 'price-descending', 'created-descending', 'created-ascending')),
  kind TEXT NOT NULL CHECK (kind IN ('manual', 'rules')),
  match TEXT CHECK (match IN ('all', 'any')),
  rules TEXT CHECK (json_type(rules) = 'array'),
  due_at TEXT,
  updated_at TEXT NOT NULL,
  CHECK ((kind = 'rules') = (match IS NOT NULL AND rules IS NOT NULL))
) STRICT;
CREATE INDEX collection_position ON collection (position, id);
CREATE INDEX collection_due ON collection (due_at) WHERE due_at IS NOT NULL;

CREATE TABLE product (
  id INTEGER PRIMARY KEY,
  handle TEXT NOT NULL UNIQUE CHECK (handle <> ''),
  status TEXT NOT NULL CHECK (status IN ('published', 'draft')),
  title TEXT NOT NULL CHECK (title <> ''),
  subtitle TEXT,
  description TEXT NOT NULL,
  type TEXT,
  vendor TEXT,
  home_id INTEGER REFERENCES collection (id) ON DELETE SET NULL,
  fulfilment TEXT NOT NULL CHECK (fulfilment IN ('stock', 'made-to-order', 'digital')),
  fulfilment_note TEXT,
  requires_shipping INTEGER NOT NULL CHECK (requires_shipping IN (0, 1)),
  sales_rank INTEGER NOT NULL DEFAULT 1000000000 CHECK (sales_rank > 0),
  created_at TEXT NOT NULL,
  updated_at TEXT NOT NULL
) STRICT;
CREATE INDEX product_home ON product (home_id);

CREATE TABLE product_option (
  product_id INTEGER NOT NULL REFERENCES product (id) ON DELETE CASCADE,
  position INTEGER NOT NULL CHECK (position >= 0),
  name TEXT NOT NULL CHECK (name <> ''),
  PRIMARY KEY (product_id, position),
  UNIQUE (product_id, name)
) STRICT, WITHOUT ROWID;

CREATE TABLE option_value (
  product_id INTEGER NOT NULL,
  option_position INTEGER NOT NULL,
  position INTEGER NOT NULL CHECK (position >= 0),
  value TEXT NOT NULL CHECK (value <> ''),
  swatch TEXT CHECK (swatch GLOB '#[0-9a-fA-F]*'),
  PRIMARY KEY (product_id, option_position, position),
  UNIQUE (product_id, option_position, value),
  FOREIGN KEY (product_id, option_position) REFERENCES product_option (product_id, position) ON DELETE CASCADE
) STRICT, WITHOUT ROWID;

CREATE TABLE product_picture (
  product_id INTEGER NOT NULL REFERENCES product (id) ON DELETE CASCADE,
  position INTEGER NOT NULL CHECK (position >= 0),
  media_key TEXT NOT NULL REFERENCES media (key) ON UPDATE CASCADE,
  role TEXT NOT NULL CHECK (role IN ('look', 'detail', 'top')),
  shows TEXT NOT NULL CHECK (json_type(shows) = 'object'),
  alt TEXT NOT NULL,
  PRIMARY KEY (product_id, position)
) STRICT, WITHOUT ROWID;
CREATE INDEX product_picture_media ON product_picture (media_key);

CREATE TABLE variant (
  id INTEGER PRIMARY KEY,
  product_id INTEGER NOT NULL REFERENCES product (id) ON DELETE CASCADE,
  position INTEGER NOT NULL CHECK (position >= 0),
  option_values TEXT NOT NULL CHECK (json_type(option_values) = 'array'),
  title TEXT NOT NULL,
  sku TEXT CHECK (sku <> ''),
  barcode TEXT CHECK (barcode <> ''),
  price INTEGER NOT NULL CHECK (price >= 0),
  compare_at INTEGER CHECK (compare_at >= 0),
  unit_price INTEGER CHECK (unit_price >= 0),
  unit_reference TEXT,
  stock INTEGER CHECK (stock >= 0),
  available INTEGER NOT NULL GENERATED ALWAYS AS (stock IS NULL OR stock > 0) STORED,
  weight_grams INTEGER CHECK (weight_grams >= 0),
  picture_position INTEGER,
  UNIQUE (product_id, option_values),
  CHECK ((unit_price IS NULL) = (unit_reference IS NULL))
) STRICT;
CREATE INDEX variant_product ON variant (product_id, position);
CREATE INDEX variant_sku ON variant (sku) WHERE sku IS NOT NULL;

CREATE TABLE product_detail (
  product_id INTEGER NOT NULL REFERENCES product (id) ON DELETE CASCADE,
  position INTEGER NOT NULL CHECK (position >= 0),
  name TEXT NOT NULL CHECK (name <> ''),
  value TEXT NOT NULL,
  PRIMARY KEY (product_id, position)
) STRICT, WITHOUT ROWID;

CREATE TABLE product_tag (
  product_id INTEGER NOT NULL REFERENCES product (id) ON DELETE CASCADE,
  tag TEXT NOT NULL CHECK (tag <> ''),
  PRIMARY KEY (product_id, tag)
) STRICT, WITHOUT ROWID;

CREATE TABLE price_history (
  variant_id INTEGER NOT NULL REFERENCES variant (id) ON DELETE CASCADE,
  from_at TEXT NOT NULL,
  price INTEGER NOT NULL CHECK (price >= 0),
  PRIMARY KEY (variant_id, from_at)
) STRICT, WITHOUT ROWID;

CREATE TABLE collection_product (
  collection_id INTEGER NOT NULL REFERENCES collection (id) ON DELETE CASCADE,
  product_id INTEGER NOT NULL REFERENCES product (id) ON DELETE CASCADE,
  position INTEGER NOT NULL CHECK (position >= 0),
  PRIMARY KEY (collection_id, product_id)
) STRICT, WITHOUT ROWID;
CREATE INDEX collection_product_product ON collection_product (product_id);

CREATE TABLE recommendation (
  product_id INTEGER NOT NULL REFERENCES product (id) ON DELETE CASCADE,
  position INTEGER NOT NULL CHECK (position >= 0),
  target_id INTEGER NOT NULL REFERENCES product (id) ON DELETE CASCADE,
  reason TEXT,
  PRIMARY KEY (product_id, position),
  UNIQUE (product_id, target_id),
  CHECK (product_id <> target_id)
) STRICT, WITHOUT ROWID;
CREATE INDEX recommendation_target ON recommendation (target_id);
`;

/** The currency of all prices is that of the shop's profile. */
export const currency = `
DROP TABLE setting;
CREATE VIEW shop_currency AS
SELECT coalesce(
  (SELECT json_extract(front, '$.currency') FROM document WHERE kind = 'profile' AND handle = 'shop' AND status <> 'draft'),
  'EUR'
) currency;
`;

/** Recommendations of a platform may be made automatically: the shop has not named those products to go together. */
export const curatedRecommendations = `
ALTER TABLE recommendation ADD COLUMN curated INTEGER NOT NULL DEFAULT 1 CHECK (curated IN (0, 1));
`;
