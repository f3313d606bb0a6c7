/**
 * What happens after an order: its dispatch, and withdrawals from it. `lines` is a JSON array of positions in the order,
 * from 0; each withdrawal is acknowledged by one email.
 */
export const orderService = `
ALTER TABLE placed_order ADD COLUMN shipped_at TEXT;
ALTER TABLE placed_order ADD COLUMN tracking_url TEXT;

CREATE TABLE withdrawal (
  id INTEGER PRIMARY KEY,
  order_id INTEGER NOT NULL REFERENCES placed_order (id) ON DELETE CASCADE,
  received_at TEXT NOT NULL,
  lines TEXT NOT NULL CHECK (json_type(lines) = 'array'),
  mailed_at TEXT,
  mail_tried_at TEXT
) STRICT;
CREATE INDEX withdrawal_order ON withdrawal (order_id);
CREATE INDEX withdrawal_mail ON withdrawal (mail_tried_at) WHERE mailed_at IS NULL;
`;

/** What the number of an order begins with. Those of earlier releases all began with H. */
export const orderPrefix = `
ALTER TABLE placed_order ADD COLUMN number_prefix TEXT NOT NULL DEFAULT 'H';
`;
