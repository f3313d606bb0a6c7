/**
 * More notes of what changed: which products can be bought, of which type and how well they sell, apart from everything
 * else of them; and the parts of products and settings, written by whatever hand.
 */
const offers = `
CREATE TRIGGER note_offer_changed AFTER UPDATE OF available, sales_rank ON product_list
WHEN old.available <> new.available OR old.sales_rank <> new.sales_rank BEGIN
  INSERT INTO change_note VALUES ('product', new.product_id), ('offer', new.product_id) ON CONFLICT DO NOTHING;
END;
CREATE TRIGGER note_type_changed AFTER UPDATE OF type ON product WHEN old.type IS NOT new.type BEGIN
  INSERT INTO change_note VALUES ('product', new.id), ('offer', new.id) ON CONFLICT DO NOTHING;
END;
`;

const partsOfProducts = ['product_option', 'option_value', 'product_picture', 'product_detail', 'product_tag'];

const ofProduct = (row: 'new' | 'old'): string => `VALUES ('product', ${row}.product_id)`;
const ofVariant = (row: 'new' | 'old'): string =>
  `SELECT 'product', product_id FROM variant WHERE id = ${row}.variant_id`;

function added(table: string, note: string): string {
  return trigger(`note_${table}_added AFTER INSERT ON ${table}`, [note]);
}

function changed(table: string, ...notes: readonly string[]): string {
  return trigger(`note_${table}_changed AFTER UPDATE ON ${table}`, notes);
}

function removed(table: string, note: string): string {
  return trigger(`note_${table}_removed AFTER DELETE ON ${table}`, [note]);
}

/** Each note is a `VALUES` or a `SELECT … WHERE` of its kind and subject. */
function trigger(head: string, notes: readonly string[]): string {
  const inserts = notes.map((note) => `INSERT INTO change_note ${note} ON CONFLICT DO NOTHING;`);
  return `CREATE TRIGGER ${head} BEGIN ${inserts.join(' ')} END;\n`;
}

const parts = partsOfProducts.flatMap((table) => [
  added(table, ofProduct('new')),
  changed(table, ofProduct('new'), ofProduct('old')),
  removed(table, ofProduct('old')),
]);

export const notes = [
  offers,
  ...parts,
  added('price_history', ofVariant('new')),
  changed('price_history', ofVariant('new'), ofVariant('old')),
  removed('price_history', ofVariant('old')),
  changed('recommendation', ofProduct('new'), ofProduct('old')),
  changed('synonym', "VALUES ('search', '')"),
  removed('setting', "VALUES ('profile', '')"),
].join('');
