/** What the shop says: each piece as its source, front matter as JSON and body as Markdown. */
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
