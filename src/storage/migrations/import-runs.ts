/**
 * What imports changed, so that one can be undone. `version` is that of the product after the import; `before` is the
 * product as it was (JSON), null for one that was created; `collections` are the ids of those that it was put into by
 * hand before.
 */
export const importRuns = `
CREATE TABLE import_run (
  id INTEGER PRIMARY KEY,
  started_at TEXT NOT NULL,
  file TEXT NOT NULL
) STRICT;

CREATE TABLE import_change (
  run_id INTEGER NOT NULL REFERENCES import_run (id) ON DELETE CASCADE,
  product_id INTEGER NOT NULL,
  handle TEXT NOT NULL,
  version INTEGER NOT NULL,
  before TEXT CHECK (json_type(before) = 'object'),
  collections TEXT NOT NULL CHECK (json_type(collections) = 'array'),
  PRIMARY KEY (run_id, product_id)
) STRICT, WITHOUT ROWID;
`;
