/**
 * `search_state` has one row: `version` is another number after each change of the index of words, for those who keep
 * parts of it in memory. All products are marked, as the index has new kinds of terms.
 */
export const searchVersion = `
CREATE TABLE search_state (version INTEGER NOT NULL) STRICT;
INSERT INTO search_state VALUES (0);
INSERT OR IGNORE INTO search_pending SELECT id FROM product;
`;
