/**
 * The product index as a process had it in memory, so that the next one need not read every product. `saved_index` has one
 * row for each time that it was saved: `layout` tells which release can read it, `version` is that of the last product
 * change in it (`list_version`). Its parts are complete once `parts` is not null.
 */
export const listIndex = `
CREATE TABLE saved_index (
  id INTEGER PRIMARY KEY AUTOINCREMENT,
  layout TEXT NOT NULL,
  version INTEGER NOT NULL,
  begun_at INTEGER NOT NULL,
  parts INTEGER
) STRICT;

CREATE TABLE saved_index_part (
  index_id INTEGER NOT NULL REFERENCES saved_index (id) ON DELETE CASCADE,
  part INTEGER NOT NULL,
  bytes BLOB NOT NULL,
  PRIMARY KEY (index_id, part)
) STRICT;
`;
