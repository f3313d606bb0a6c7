/**
 * Who asked to be emailed once when a sold-out variant is back. A row lives until it is confirmed within two days and
 * the email was sent, or until the visitor unsubscribes.
 */
export const stockAlerts = `
CREATE TABLE stock_alert (
  id INTEGER PRIMARY KEY,
  token TEXT NOT NULL UNIQUE,
  variant_id INTEGER NOT NULL REFERENCES variant (id) ON DELETE CASCADE,
  email TEXT NOT NULL,
  requested_at TEXT NOT NULL,
  confirm_mailed_at TEXT,
  confirmed_at TEXT,
  mail_tried_at TEXT,
  UNIQUE (variant_id, email)
) STRICT;
CREATE INDEX stock_alert_email ON stock_alert (email);
`;
