import { productPartTriggers } from '../changes/change-triggers.ts';
import { hostPart } from './pictures.ts';

/** The content security policy of every page names the hosts of films, like those of pictures. */
const keepHosts = `
  INSERT INTO picture_host (address) SELECT ${hostPart('value')}
  FROM (SELECT json_extract(each.value, '$.url') value FROM json_each(new.sources) each)
  WHERE value LIKE 'http%://%' ON CONFLICT DO NOTHING;`;

/**
 * Films of products. `sources`: an array of `{url, type, width, height}`, of which those of the shop's own are paths;
 * empty where `page` is an address that is only linked to. `hash`, `extension` and `bytes` are of the shop's own file,
 * `source` is the address it was downloaded from, or its name.
 */
export const videos = `
CREATE TABLE video (
  key TEXT PRIMARY KEY,
  sources TEXT NOT NULL CHECK (json_type(sources) = 'array'),
  page TEXT,
  poster TEXT REFERENCES media (key) ON DELETE SET NULL ON UPDATE CASCADE,
  alt TEXT NOT NULL,
  hash TEXT CHECK (length(hash) = 64),
  extension TEXT,
  bytes INTEGER CHECK (bytes > 0),
  source TEXT
) STRICT, WITHOUT ROWID;
CREATE INDEX video_source ON video (source) WHERE source IS NOT NULL;

CREATE TABLE product_video (
  product_id INTEGER NOT NULL REFERENCES product (id) ON DELETE CASCADE,
  position INTEGER NOT NULL CHECK (position >= 0),
  video_key TEXT NOT NULL REFERENCES video (key) ON UPDATE CASCADE,
  alt TEXT NOT NULL,
  PRIMARY KEY (product_id, position)
) STRICT, WITHOUT ROWID;
CREATE INDEX product_video_video ON product_video (video_key);

CREATE TRIGGER note_video_changed AFTER UPDATE ON video BEGIN
  INSERT INTO change_note SELECT 'product', product_id FROM product_video WHERE video_key = new.key
  ON CONFLICT DO NOTHING;
END;
CREATE TRIGGER host_video_added AFTER INSERT ON video BEGIN ${keepHosts} END;
CREATE TRIGGER host_video_changed AFTER UPDATE OF sources ON video BEGIN ${keepHosts} END;
${productPartTriggers('product_video')}`;
