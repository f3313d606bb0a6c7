/**
 * What happens to orders, and the emails about them. `pieces` is a JSON array of `{ line, quantity }`, where `line` is a
 * position in the order, from 0. `due_at` of an email is null once it was sent.
 */
export const orderEvents = `
CREATE TABLE order_event (
  id INTEGER PRIMARY KEY,
  order_id INTEGER NOT NULL REFERENCES placed_order (id) ON DELETE CASCADE,
  kind TEXT NOT NULL CHECK (kind IN ('paid', 'shipped', 'cancelled', 'refunded')),
  at TEXT NOT NULL,
  pieces TEXT NOT NULL CHECK (json_type(pieces) = 'array'),
  amount INTEGER CHECK (amount >= 0),
  tracking_url TEXT,
  restocked INTEGER NOT NULL CHECK (restocked IN (0, 1))
) STRICT;
CREATE INDEX order_event_order ON order_event (order_id);
CREATE INDEX placed_order_email ON placed_order (email);

INSERT INTO order_event (order_id, kind, at, pieces, tracking_url, restocked)
SELECT o.id, 'shipped', o.shipped_at, (
  SELECT json_group_array(json_object('line', line.key, 'quantity', line.value ->> 'quantity'))
  FROM json_each(o.content, '$.lines') line
), o.tracking_url, 0
FROM placed_order o WHERE o.shipped_at IS NOT NULL;

CREATE TABLE mail (
  id INTEGER PRIMARY KEY,
  kind TEXT NOT NULL,
  order_id INTEGER NOT NULL REFERENCES placed_order (id) ON DELETE CASCADE,
  position INTEGER NOT NULL,
  created_at TEXT NOT NULL,
  due_at TEXT,
  give_up_at TEXT NOT NULL,
  attempts INTEGER NOT NULL,
  error TEXT,
  sent_at TEXT
) STRICT;
CREATE INDEX mail_due ON mail (due_at) WHERE due_at IS NOT NULL;
CREATE INDEX mail_order ON mail (order_id);

INSERT INTO mail (kind, order_id, position, created_at, due_at, give_up_at, attempts)
SELECT 'confirmation', id, 0, placed_at, placed_at, strftime('%Y-%m-%dT%H:%M:%fZ', placed_at, '+2 days'), 0
FROM placed_order WHERE mailed_at IS NULL;

INSERT INTO mail (kind, order_id, position, created_at, due_at, give_up_at, attempts)
SELECT 'withdrawal', order_id, rank, received_at, received_at,
  strftime('%Y-%m-%dT%H:%M:%fZ', received_at, '+2 days'), 0
FROM (SELECT *, row_number() OVER (PARTITION BY order_id ORDER BY id) - 1 rank FROM withdrawal) WHERE mailed_at IS NULL;

DROP INDEX placed_order_mail;
DROP INDEX withdrawal_mail;
ALTER TABLE placed_order DROP COLUMN mailed_at;
ALTER TABLE placed_order DROP COLUMN mail_tried_at;
ALTER TABLE placed_order DROP COLUMN shipped_at;
ALTER TABLE placed_order DROP COLUMN tracking_url;
ALTER TABLE withdrawal DROP COLUMN mailed_at;
ALTER TABLE withdrawal DROP COLUMN mail_tried_at;
`;
