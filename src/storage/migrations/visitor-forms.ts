/**
 * What visitors sent by forms. A subscriber who does not confirm within two days is deleted. Of a message that was sent
 * only the digest remains for a day, by which the same message is not sent twice.
 */
export const visitorForms = `
CREATE TABLE subscriber (
  id INTEGER PRIMARY KEY,
  token TEXT NOT NULL UNIQUE,
  email TEXT NOT NULL UNIQUE,
  requested_at TEXT NOT NULL,
  confirm_mailed_at TEXT,
  confirmed_at TEXT,
  mail_tried_at TEXT
) STRICT;
CREATE TABLE contact_message (
  id INTEGER PRIMARY KEY,
  digest TEXT NOT NULL UNIQUE,
  name TEXT NOT NULL,
  email TEXT NOT NULL,
  message TEXT NOT NULL,
  received_at TEXT NOT NULL,
  mail_tried_at TEXT,
  sent_at TEXT
) STRICT;
`;

/**
 * What the merchant's own system is told of forms: `body` is JSON, empty once it was delivered. A delivered row is kept
 * for some days, so that an event has one delivery and operators can see it.
 */
export const formDeliveries = `
CREATE TABLE form_delivery (
  id INTEGER PRIMARY KEY,
  event TEXT NOT NULL UNIQUE,
  email TEXT NOT NULL,
  body TEXT NOT NULL,
  created_at TEXT NOT NULL,
  due_at TEXT NOT NULL,
  attempts INTEGER NOT NULL DEFAULT 0,
  error TEXT,
  delivered_at TEXT
) STRICT;
CREATE INDEX form_delivery_due ON form_delivery (due_at) WHERE delivered_at IS NULL;
`;
