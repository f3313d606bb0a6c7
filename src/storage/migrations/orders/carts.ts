/**
 * Carts and orders. A cart is found by its unguessable `ref`, a repeated write by its `key`. The content of an order is
 * independent of later changes of the catalog.
 */
export const carts = `
CREATE TABLE cart (
  id INTEGER PRIMARY KEY,
  ref TEXT NOT NULL UNIQUE CHECK (length(ref) >= 22),
  birth_key TEXT UNIQUE,
  revision INTEGER NOT NULL DEFAULT 0,
  note TEXT NOT NULL DEFAULT '',
  code TEXT REFERENCES code (code) ON DELETE SET NULL,
  expires_at TEXT NOT NULL
) STRICT;
CREATE INDEX cart_expiry ON cart (expires_at);
CREATE INDEX cart_code ON cart (code) WHERE code IS NOT NULL;

CREATE TABLE cart_line (
  cart_id INTEGER NOT NULL REFERENCES cart (id) ON DELETE CASCADE,
  id TEXT NOT NULL,
  position INTEGER NOT NULL,
  variant_id INTEGER NOT NULL REFERENCES variant (id) ON DELETE CASCADE,
  attributes TEXT NOT NULL CHECK (json_type(attributes) = 'object'),
  quantity INTEGER NOT NULL CHECK (quantity BETWEEN 1 AND 999),
  PRIMARY KEY (cart_id, id)
) STRICT, WITHOUT ROWID;
CREATE INDEX cart_line_variant ON cart_line (variant_id);

CREATE TABLE cart_write (
  cart_id INTEGER NOT NULL REFERENCES cart (id) ON DELETE CASCADE,
  key TEXT NOT NULL,
  at TEXT NOT NULL,
  PRIMARY KEY (cart_id, key)
) STRICT, WITHOUT ROWID;
CREATE INDEX cart_write_at ON cart_write (at);

CREATE TABLE code (
  code TEXT PRIMARY KEY CHECK (code = upper(trim(code)) AND code <> ''),
  title TEXT NOT NULL,
  kind TEXT NOT NULL CHECK (kind IN ('percentage', 'amount', 'free-delivery')),
  percent INTEGER CHECK (percent BETWEEN 1 AND 100),
  amount INTEGER CHECK (amount > 0),
  minimum INTEGER CHECK (minimum > 0),
  starts_on TEXT,
  ends_on TEXT,
  countries TEXT NOT NULL CHECK (json_type(countries) = 'array'),
  once_per_customer INTEGER NOT NULL CHECK (once_per_customer IN (0, 1)),
  usage_limit INTEGER CHECK (usage_limit > 0),
  CHECK ((kind = 'percentage') = (percent IS NOT NULL)),
  CHECK ((kind = 'amount') = (amount IS NOT NULL))
) STRICT, WITHOUT ROWID;

CREATE TABLE code_scope (
  code TEXT NOT NULL REFERENCES code (code) ON DELETE CASCADE,
  kind TEXT NOT NULL CHECK (kind IN ('collection', 'product')),
  handle TEXT NOT NULL,
  PRIMARY KEY (code, kind, handle)
) STRICT, WITHOUT ROWID;

CREATE TABLE placed_order (
  id INTEGER PRIMARY KEY,
  token TEXT NOT NULL UNIQUE,
  cart_digest TEXT NOT NULL UNIQUE,
  placed_at TEXT NOT NULL,
  email TEXT NOT NULL,
  code TEXT,
  total INTEGER NOT NULL CHECK (total >= 0),
  content TEXT NOT NULL CHECK (json_type(content) = 'object'),
  mailed_at TEXT,
  mail_tried_at TEXT
) STRICT;
CREATE INDEX placed_order_code ON placed_order (code, email) WHERE code IS NOT NULL;
CREATE INDEX placed_order_mail ON placed_order (mail_tried_at) WHERE mailed_at IS NULL;
`;
