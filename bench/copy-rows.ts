import { DatabaseSync } from 'node:sqlite';
import { openDatabase } from '#platform/embedded/open-database.ts';

const tables = `product product_option option_value variant product_detail product_tag price_history product_list
  product_facet variant_facet swatch list_version search_document search_posting search_word`.split(/\s+/);

/** Copies the rows of a shop's products into an empty shop, by one statement for each table. */
export function copyRows(from: string, to: string): void {
  openDatabase(to).close();
  const database = new DatabaseSync(to);
  database.exec('PRAGMA synchronous = FULL; PRAGMA temp_store = MEMORY; PRAGMA cache_size = -65536');
  database.prepare('ATTACH ? AS source').run(from);
  database.exec('BEGIN IMMEDIATE');
  for (const table of tables) {
    const columns = database.prepare(`SELECT name FROM pragma_table_xinfo('${table}') WHERE hidden = 0`).all();
    const names = columns.map(({ name }) => name).join(', ');
    database.exec(`INSERT INTO main.${table} (${names}) SELECT ${names} FROM source.${table}`);
  }
  database.exec('COMMIT');
  database.close();
}
