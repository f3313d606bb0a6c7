/** Documents: front matter as JSON and body as Markdown. */
export const content = `
CREATE TABLE document (
  id INTEGER PRIMARY KEY,
  kind TEXT NOT NULL CHECK (kind IN
    ('page', 'blog', 'article', 'policy', 'menu', 'home', 'faq', 'profile', 'announcement')),
  parent TEXT NOT NULL DEFAULT '',
  handle TEXT NOT NULL,
  title TEXT NOT NULL,
  front TEXT NOT NULL CHECK (json_valid(front)),
  body TEXT NOT NULL,
  status TEXT NOT NULL CHECK (status IN ('published', 'draft', 'scheduled')),
  published_at TEXT,
  updated_at TEXT NOT NULL,
  position INTEGER NOT NULL DEFAULT 0,
  UNIQUE (kind, parent, handle),
  CHECK (status = 'draft' OR published_at IS NOT NULL),
  CHECK ((kind = 'article') = (parent <> ''))
) STRICT;
CREATE INDEX document_published ON document (kind, parent, published_at);

CREATE TABLE document_passage (
  id INTEGER PRIMARY KEY,
  document_id INTEGER NOT NULL REFERENCES document (id) ON DELETE CASCADE,
  kind TEXT NOT NULL CHECK (kind IN ('page', 'article', 'policy', 'faq')),
  title TEXT NOT NULL,
  path TEXT NOT NULL,
  text TEXT NOT NULL
) STRICT;
CREATE INDEX document_passage_document ON document_passage (document_id);
CREATE VIRTUAL TABLE passage_text USING fts5 (
  title, text, content = 'document_passage', content_rowid = 'id', prefix = '2 3',
  tokenize = 'porter unicode61 remove_diacritics 2'
);
CREATE TRIGGER passage_added AFTER INSERT ON document_passage BEGIN
  INSERT INTO passage_text (rowid, title, text) VALUES (new.id, new.title, new.text);
END;
CREATE TRIGGER passage_removed AFTER DELETE ON document_passage BEGIN
  INSERT INTO passage_text (passage_text, rowid, title, text) VALUES ('delete', old.id, old.title, old.text);
END;

CREATE TABLE redirect (
  path TEXT PRIMARY KEY CHECK (path GLOB '/*'),
  target TEXT NOT NULL CHECK (target GLOB '/*' AND target NOT GLOB '//*'),
  since TEXT NOT NULL,
  CHECK (path <> target)
) STRICT, WITHOUT ROWID;
`;

/**
 * Drafts and revisions. An unpublished document is edited in place; the next version of a published one is stored in
 * `draft` until it is published. The texts of a product are edited like a document.
 */
export const drafts = `
CREATE TABLE draft (
  kind TEXT NOT NULL,
  parent TEXT NOT NULL DEFAULT '',
  handle TEXT NOT NULL,
  title TEXT NOT NULL,
  front TEXT NOT NULL CHECK (json_valid(front)),
  body TEXT NOT NULL,
  saved_at TEXT NOT NULL,
  publish_at TEXT,
  PRIMARY KEY (kind, parent, handle)
) STRICT, WITHOUT ROWID;
CREATE INDEX draft_due ON draft (publish_at) WHERE publish_at IS NOT NULL;

CREATE TABLE revision (
  number INTEGER PRIMARY KEY AUTOINCREMENT,
  kind TEXT NOT NULL,
  parent TEXT NOT NULL DEFAULT '',
  handle TEXT NOT NULL,
  title TEXT NOT NULL,
  front TEXT NOT NULL CHECK (json_valid(front)),
  body TEXT NOT NULL,
  act TEXT NOT NULL CHECK (act IN ('saved', 'scheduled', 'published', 'unpublished')),
  at TEXT NOT NULL,
  by TEXT NOT NULL
) STRICT;
CREATE INDEX revision_of ON revision (kind, parent, handle, number);

CREATE TRIGGER draft_follows_product AFTER UPDATE OF handle ON product WHEN old.handle <> new.handle BEGIN
  UPDATE draft SET handle = new.handle WHERE kind = 'product' AND handle = old.handle;
  UPDATE revision SET handle = new.handle WHERE kind = 'product' AND handle = old.handle;
END;

CREATE VIEW document_preview AS
SELECT d.id, d.kind, d.parent, d.handle, coalesce(w.title, d.title) title, coalesce(w.front, d.front) front,
  coalesce(w.body, d.body) body, d.status, d.published_at, coalesce(w.saved_at, d.updated_at) updated_at, d.position
FROM document d LEFT JOIN draft w ON w.kind = d.kind AND w.parent = d.parent AND w.handle = d.handle;

CREATE VIEW product_preview AS
SELECT p.id, p.handle, p.status, coalesce(w.title, p.title) title,
  iif(w.front IS NULL, p.subtitle, w.front ->> '$.subtitle') subtitle, coalesce(w.body, p.description) description,
  p.type, p.vendor, p.home_id, p.fulfilment, p.fulfilment_note, p.requires_shipping, p.sales_rank, p.created_at,
  coalesce(w.saved_at, p.updated_at) updated_at
FROM product p LEFT JOIN draft w ON w.kind = 'product' AND w.parent = '' AND w.handle = p.handle;
`;

/**
 * Content kinds of the shop's own and their entries, whose parent is their kind. The table is made anew, since SQLite
 * cannot change a constraint; which kinds there are is stated by `DocumentKind` from here on.
 */
export const ownKinds = `
CREATE TEMP TABLE former_document AS SELECT * FROM document;
CREATE TEMP TABLE former_passage AS SELECT * FROM document_passage;
DROP VIEW document_preview;
DROP TABLE document;
CREATE TABLE document (
  id INTEGER PRIMARY KEY,
  kind TEXT NOT NULL,
  parent TEXT NOT NULL DEFAULT '',
  handle TEXT NOT NULL,
  title TEXT NOT NULL,
  front TEXT NOT NULL CHECK (json_valid(front)),
  body TEXT NOT NULL,
  status TEXT NOT NULL CHECK (status IN ('published', 'draft', 'scheduled')),
  published_at TEXT,
  updated_at TEXT NOT NULL,
  position INTEGER NOT NULL DEFAULT 0,
  UNIQUE (kind, parent, handle),
  CHECK (status = 'draft' OR published_at IS NOT NULL),
  CHECK ((kind IN ('article', 'entry')) = (parent <> ''))
) STRICT;
CREATE INDEX document_published ON document (kind, parent, published_at);
INSERT INTO document SELECT * FROM former_document;
INSERT INTO document_passage SELECT * FROM former_passage;
DROP TABLE former_document;
DROP TABLE former_passage;
CREATE VIEW document_preview AS
SELECT d.id, d.kind, d.parent, d.handle, coalesce(w.title, d.title) title, coalesce(w.front, d.front) front,
  coalesce(w.body, d.body) body, d.status, d.published_at, coalesce(w.saved_at, d.updated_at) updated_at, d.position
FROM document d LEFT JOIN draft w ON w.kind = d.kind AND w.parent = d.parent AND w.handle = d.handle;
CREATE TRIGGER note_document_added AFTER INSERT ON document BEGIN
  INSERT INTO change_note VALUES (new.kind, iif(new.parent = '', new.handle, new.parent || '/' || new.handle)) ON CONFLICT DO NOTHING;
END;
CREATE TRIGGER note_document_changed AFTER UPDATE ON document BEGIN
  INSERT INTO change_note
  VALUES (new.kind, iif(new.parent = '', new.handle, new.parent || '/' || new.handle)),
    (old.kind, iif(old.parent = '', old.handle, old.parent || '/' || old.handle)) ON CONFLICT DO NOTHING;
END;
CREATE TRIGGER note_document_removed AFTER DELETE ON document BEGIN
  INSERT INTO change_note VALUES (old.kind, iif(old.parent = '', old.handle, old.parent || '/' || old.handle)) ON CONFLICT DO NOTHING;
END;
`;
