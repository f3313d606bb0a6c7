/**
 * More notes of what changed: which products can be bought, of which type and how well they sell, apart from everything
 * else of them; and the parts of products and settings, written by whatever hand.
 */
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

/** Each note is a `VALUES` or a `SELECT … WHERE` of its kind and subject. */
function trigger(head: string, notes: readonly string[]): string {
  const inserts = notes.map((note) => `INSERT INTO change_note ${note} ON CONFLICT DO NOTHING;`);
  return `CREATE TRIGGER ${head} BEGIN ${inserts.join(' ')} END;\n`;
}

const partTriggers = productPartTables.flatMap((table) => [
  insertTrigger(table, productNote('new')),
  updateTrigger(table, productNote('new'), productNote('old')),
  deleteTrigger(table, productNote('old')),
]);

export const changeTriggers = [
  offerTriggers,
  ...partTriggers,
  insertTrigger('price_history', variantNote('new')),
  updateTrigger('price_history', variantNote('new'), variantNote('old')),
  deleteTrigger('price_history', variantNote('old')),
  updateTrigger('recommendation', productNote('new'), productNote('old')),
  updateTrigger('synonym', "VALUES ('search', '')"),
  deleteTrigger('setting', "VALUES ('profile', '')"),
].join('');
