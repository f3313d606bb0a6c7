/** Scheme and host of an address: all before the first character that ends them (WHATWG URL, 4.4). */
export function hostPart(address: string): string {
  return String.raw`lower(substr(${address}, 1, instr(${address}, '://') + 1 + instr(
  replace(replace(replace(substr(${address}, instr(${address}, '://') + 3), '?', '/'), '#', '/'), '\', '/') || '/', '/')))`;
}

const templateHost = hostPart('new.template');

/**
 * The hosts of pictures on other sites, which the content security policy of every page names: a new one is a change of
 * the whole shop. Pictures are never deleted, so neither are hosts.
 */
export const pictureHosts = `
CREATE TABLE picture_host (
  id INTEGER PRIMARY KEY,
  address TEXT NOT NULL UNIQUE
) STRICT;

CREATE TRIGGER host_picture_added AFTER INSERT ON media WHEN new.template LIKE 'http%://%' BEGIN
  INSERT INTO picture_host (address) VALUES (${templateHost}) ON CONFLICT DO NOTHING;
END;
CREATE TRIGGER host_picture_changed AFTER UPDATE OF template ON media WHEN new.template LIKE 'http%://%' BEGIN
  INSERT INTO picture_host (address) VALUES (${templateHost}) ON CONFLICT DO NOTHING;
END;
${['INSERT', 'UPDATE', 'DELETE']
  .map(
    (write) => `CREATE TRIGGER note_picture_host_${write.toLowerCase()} AFTER ${write} ON picture_host BEGIN
  INSERT INTO change_note VALUES ('profile', '') ON CONFLICT DO NOTHING;
END;
`,
  )
  .join('')}
INSERT INTO picture_host (address)
SELECT DISTINCT ${templateHost} FROM media AS new WHERE new.template LIKE 'http%://%';
`;

/**
 * The files that the shop's own pictures were made from; renditions of them are made when they are first requested.
 * `focus` is the point of a picture that stays in sight where it is cropped, as `[x, y]` in percent from the left and top.
 */
export const originals = `
ALTER TABLE media ADD COLUMN focus TEXT CHECK (json_type(focus) = 'array');
CREATE TABLE original (
  key TEXT PRIMARY KEY REFERENCES media (key) ON DELETE CASCADE ON UPDATE CASCADE,
  hash TEXT NOT NULL CHECK (length(hash) = 64),
  extension TEXT NOT NULL,
  bytes INTEGER NOT NULL CHECK (bytes > 0),
  source TEXT
) STRICT, WITHOUT ROWID;
CREATE INDEX original_hash ON original (hash);
CREATE INDEX original_source ON original (source) WHERE source IS NOT NULL;
`;

/** The shop's own pictures, made by the second recipe: up to 2000 pixels wide, and at new addresses. */
export const widerPictures = `
UPDATE media SET
  template = replace(template, '.1-{width}', '.2-{width}'),
  widths = CASE WHEN width > 1200 THEN json_array(320, 640, 1200, min(width, 2000)) ELSE widths END
WHERE template LIKE '/media/%.1-{width}.{format}' AND EXISTS (SELECT 1 FROM original o WHERE o.key = media.key);
`;
