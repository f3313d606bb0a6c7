/**
 * Changes to report. Triggers record them in the transaction of the change, so that no writer can forget to. A row names
 * what has changed, not how: several changes of one thing are one row. It is inserted by an upsert, since the conflict
 * clause of the statement that fires a trigger overrides an OR IGNORE in it
 * (https://www.sqlite.org/lang_createtrigger.html).
 */
export const outbox = `
CREATE TABLE change_note (
  kind TEXT NOT NULL,
  subject TEXT NOT NULL,
  PRIMARY KEY (kind, subject)
) STRICT, WITHOUT ROWID;

CREATE TABLE outgoing (
  number INTEGER PRIMARY KEY AUTOINCREMENT,
  id TEXT NOT NULL,
  target TEXT NOT NULL,
  body TEXT NOT NULL,
  attempts INTEGER NOT NULL DEFAULT 0,
  due INTEGER NOT NULL,
  UNIQUE (id, target)
) STRICT;
CREATE INDEX outgoing_due ON outgoing (due);

CREATE TRIGGER note_product_added AFTER INSERT ON product BEGIN
  INSERT INTO change_note VALUES ('product', new.id), ('product-handle', new.handle) ON CONFLICT DO NOTHING;
END;
CREATE TRIGGER note_product_changed AFTER UPDATE ON product BEGIN
  INSERT INTO change_note
  VALUES ('product', new.id), ('product-handle', new.handle), ('product-handle', old.handle) ON CONFLICT DO NOTHING;
END;
CREATE TRIGGER note_product_removed AFTER DELETE ON product BEGIN
  INSERT INTO change_note VALUES ('product', old.id), ('product-handle', old.handle), ('count', '') ON CONFLICT DO NOTHING;
END;
CREATE TRIGGER note_variant_added AFTER INSERT ON variant BEGIN
  INSERT INTO change_note VALUES ('product', new.product_id) ON CONFLICT DO NOTHING;
END;
CREATE TRIGGER note_variant_changed AFTER UPDATE ON variant BEGIN
  INSERT INTO change_note VALUES ('product', new.product_id) ON CONFLICT DO NOTHING;
END;
CREATE TRIGGER note_variant_removed AFTER DELETE ON variant BEGIN
  INSERT INTO change_note VALUES ('product', old.product_id) ON CONFLICT DO NOTHING;
END;
CREATE TRIGGER note_list_added AFTER INSERT ON product_list BEGIN
  INSERT INTO change_note VALUES ('product', new.product_id), ('count', '') ON CONFLICT DO NOTHING;
END;
CREATE TRIGGER note_list_changed AFTER UPDATE OF published ON product_list WHEN old.published <> new.published BEGIN
  INSERT INTO change_note VALUES ('product', new.product_id), ('count', '') ON CONFLICT DO NOTHING;
END;
CREATE TRIGGER note_recommendation_added AFTER INSERT ON recommendation BEGIN
  INSERT INTO change_note VALUES ('product', new.product_id) ON CONFLICT DO NOTHING;
END;
CREATE TRIGGER note_recommendation_removed AFTER DELETE ON recommendation BEGIN
  INSERT INTO change_note VALUES ('product', old.product_id) ON CONFLICT DO NOTHING;
END;
CREATE TRIGGER note_member_added AFTER INSERT ON collection_product BEGIN
  INSERT INTO change_note VALUES ('members', new.collection_id) ON CONFLICT DO NOTHING;
END;
CREATE TRIGGER note_member_moved AFTER UPDATE ON collection_product BEGIN
  INSERT INTO change_note VALUES ('members', new.collection_id), ('members', old.collection_id) ON CONFLICT DO NOTHING;
END;
CREATE TRIGGER note_member_removed AFTER DELETE ON collection_product BEGIN
  INSERT INTO change_note VALUES ('members', old.collection_id) ON CONFLICT DO NOTHING;
END;
CREATE TRIGGER note_collection_added AFTER INSERT ON collection BEGIN
  INSERT INTO change_note VALUES ('collection', new.id), ('collection-handle', new.handle) ON CONFLICT DO NOTHING;
END;
CREATE TRIGGER note_collection_changed AFTER UPDATE OF handle, title, description, picture, picture_alt, position, sort,
  kind, match, rules, updated_at ON collection BEGIN
  INSERT INTO change_note
  VALUES ('collection', new.id), ('collection-handle', new.handle), ('collection-handle', old.handle) ON CONFLICT DO NOTHING;
END;
CREATE TRIGGER note_collection_removed AFTER DELETE ON collection BEGIN
  INSERT INTO change_note VALUES ('collection', old.id), ('collection-handle', old.handle) ON CONFLICT DO NOTHING;
END;
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
CREATE TRIGGER note_redirect_added AFTER INSERT ON redirect BEGIN
  INSERT INTO change_note VALUES ('redirect', new.path) ON CONFLICT DO NOTHING;
END;
CREATE TRIGGER note_redirect_changed AFTER UPDATE ON redirect BEGIN
  INSERT INTO change_note VALUES ('redirect', new.path), ('redirect', old.path) ON CONFLICT DO NOTHING;
END;
CREATE TRIGGER note_redirect_removed AFTER DELETE ON redirect BEGIN
  INSERT INTO change_note VALUES ('redirect', old.path) ON CONFLICT DO NOTHING;
END;
CREATE TRIGGER note_media_changed AFTER UPDATE ON media BEGIN
  INSERT INTO change_note VALUES ('profile', '') ON CONFLICT DO NOTHING;
END;
CREATE TRIGGER note_setting_added AFTER INSERT ON setting BEGIN
  INSERT INTO change_note VALUES ('profile', '') ON CONFLICT DO NOTHING;
END;
CREATE TRIGGER note_setting_changed AFTER UPDATE ON setting BEGIN
  INSERT INTO change_note VALUES ('profile', '') ON CONFLICT DO NOTHING;
END;
CREATE TRIGGER note_synonym_added AFTER INSERT ON synonym BEGIN
  INSERT INTO change_note VALUES ('search', '') ON CONFLICT DO NOTHING;
END;
CREATE TRIGGER note_synonym_removed AFTER DELETE ON synonym BEGIN
  INSERT INTO change_note VALUES ('search', '') ON CONFLICT DO NOTHING;
END;
`;

/** More changes: availability, type and sales rank of products apart from their other data, and parts of products and settings. */
const offerTriggers = `
CREATE TRIGGER note_offer_changed AFTER UPDATE OF available, sales_rank ON product_list
WHEN old.available <> new.available OR old.sales_rank <> new.sales_rank BEGIN
  INSERT INTO change_note VALUES ('product', new.product_id), ('offer', new.product_id) ON CONFLICT DO NOTHING;
END;
CREATE TRIGGER note_type_changed AFTER UPDATE OF type ON product WHEN old.type IS NOT new.type BEGIN
  INSERT INTO change_note VALUES ('product', new.id), ('offer', new.id) ON CONFLICT DO NOTHING;
END;
`;

const productPartTables = ['product_option', 'option_value', 'product_picture', 'product_detail', 'product_tag'];

const productNote = (row: 'new' | 'old'): string => `VALUES ('product', ${row}.product_id)`;
const variantNote = (row: 'new' | 'old'): string =>
  `SELECT 'product', product_id FROM variant WHERE id = ${row}.variant_id`;

function insertTrigger(table: string, note: string): string {
  return trigger(`note_${table}_added AFTER INSERT ON ${table}`, [note]);
}

function updateTrigger(table: string, ...notes: readonly string[]): string {
  return trigger(`note_${table}_changed AFTER UPDATE ON ${table}`, notes);
}

function deleteTrigger(table: string, note: string): string {
  return trigger(`note_${table}_removed AFTER DELETE ON ${table}`, [note]);
}

/** `note` is a `VALUES` or `SELECT … WHERE` of kind and subject. */
function trigger(head: string, notes: readonly string[]): string {
  const inserts = notes.map((note) => `INSERT INTO change_note ${note} ON CONFLICT DO NOTHING;`);
  return `CREATE TRIGGER ${head} BEGIN ${inserts.join(' ')} END;\n`;
}

/** Every write to a table with a `product_id` is a change of the product. */
export function productPartTriggers(table: string): string {
  return [
    insertTrigger(table, productNote('new')),
    updateTrigger(table, productNote('new'), productNote('old')),
    deleteTrigger(table, productNote('old')),
  ].join('');
}

export const changeTriggers = [
  offerTriggers,
  ...productPartTables.map(productPartTriggers),
  insertTrigger('price_history', variantNote('new')),
  updateTrigger('price_history', variantNote('new'), variantNote('old')),
  deleteTrigger('price_history', variantNote('old')),
  updateTrigger('recommendation', productNote('new'), productNote('old')),
  updateTrigger('synonym', "VALUES ('search', '')"),
  deleteTrigger('setting', "VALUES ('profile', '')"),
].join('');
