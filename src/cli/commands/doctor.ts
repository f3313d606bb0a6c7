import { integer, text } from '#storage/row.ts';
import type { Database } from '#storage/database.ts';
import { parseArguments } from '../arguments.ts';
import type { CliCommand } from '../command.ts';

export const doctor: CliCommand = {
  name: 'doctor',
  usage: '',
  summary: 'Check configuration and database, and count the data',
  details: ['', 'Exits with 1 when it finds a problem.'],
  run: async (args, { terminal, config, openShop }) => {
    parseArguments(args, { positionals: [0, 0] });
    terminal.print(`configuration  ok, data in ${config.DATA_DIR}`);
    const { store } = openShop();
    const faults = [...integrityFaults(store), ...derivedTableFaults(store)];
    for (const fault of faults) terminal.print(`database       ${fault}`);
    if (faults.length === 0) terminal.print('database       ok');
    for (const [name, table] of countedTables) {
      terminal.print(
        `${name.padEnd(14)} ${integer(store.first(`SELECT count(*) count FROM ${table}`) ?? {}, 'count')}`,
      );
    }
    return faults.length === 0 ? 'done' : 'failed';
  },
};

const countedTables = [
  ['products', 'product'],
  ['on sale', 'product_list WHERE published'],
  ['variants', 'variant'],
  ['collections', 'collection'],
  ['documents', 'document'],
  ['events due', 'change_note'],
] as const;

function integrityFaults(store: Database): readonly string[] {
  const damage = store.all('PRAGMA integrity_check').map((row) => text(row, 'integrity_check'));
  const dangling = store.all('PRAGMA foreign_key_check').map((row) => `${text(row, 'table')} refers to a missing row`);
  return [...damage.filter((line) => line !== 'ok'), ...new Set(dangling)];
}

/** The tables that are derived from products have a row for each. */
function derivedTableFaults(store: Database): readonly string[] {
  const missing = (table: string): number =>
    integer(
      store.first(
        `SELECT count(*) count FROM product p WHERE NOT EXISTS (SELECT 1 FROM ${table} d WHERE d.product_id = p.id)`,
      ) ?? {},
      'count',
    );
  return (['product_list', 'search_document'] as const).flatMap((table) => {
    const count = missing(table);
    return count === 0 ? [] : [`${count} ${count === 1 ? 'product is' : 'products are'} missing in ${table}`];
  });
}
