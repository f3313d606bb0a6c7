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
