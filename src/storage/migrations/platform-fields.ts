/**
 * What products of other platforms have besides those of the embedded shop. `offered` is whether the platform sells a
 * variant now; null: a variant is available while it has stock. `terms` is JSON: how a product or variant is sold.
 * `observed_price` is the price history of a platform's variants by the ids of `source`, for copies of its catalog.
 */
export const platformFields = `
ALTER TABLE product ADD COLUMN listed INTEGER NOT NULL DEFAULT 1 CHECK (listed IN (0, 1));
ALTER TABLE product ADD COLUMN seo_title TEXT;
ALTER TABLE product ADD COLUMN seo_description TEXT;
ALTER TABLE product ADD COLUMN terms TEXT CHECK (json_type(terms) = 'object');
ALTER TABLE variant ADD COLUMN offered INTEGER CHECK (offered IN (0, 1));
ALTER TABLE variant ADD COLUMN terms TEXT CHECK (json_type(terms) = 'object');
ALTER TABLE variant DROP COLUMN available;
ALTER TABLE variant ADD COLUMN available INTEGER NOT NULL
  GENERATED ALWAYS AS (coalesce(offered, stock IS NULL OR stock > 0)) VIRTUAL;

DROP VIEW product_preview;
CREATE VIEW product_preview AS
SELECT p.id, p.handle, p.status, coalesce(w.title, p.title) title,
  iif(w.front IS NULL, p.subtitle, w.front ->> '$.subtitle') subtitle, coalesce(w.body, p.description) description,
  p.type, p.vendor, p.home_id, p.fulfilment, p.fulfilment_note, p.requires_shipping, p.sales_rank, p.created_at,
  coalesce(w.saved_at, p.updated_at) updated_at, p.listed, p.seo_title, p.seo_description, p.terms
FROM product p LEFT JOIN draft w ON w.kind = 'product' AND w.parent = '' AND w.handle = p.handle;

CREATE TABLE observed_price (
  source TEXT NOT NULL,
  variant TEXT NOT NULL,
  from_at TEXT NOT NULL,
  price INTEGER NOT NULL CHECK (price >= 0),
  PRIMARY KEY (source, variant, from_at)
) STRICT, WITHOUT ROWID;
`;
