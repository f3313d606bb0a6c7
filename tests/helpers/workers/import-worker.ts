import { importProducts } from '#catalog/csv/import-products.ts';
import { openDatabase } from '#storage/database.ts';

/**
 * Imports a file into a shop and sends itself a signal once the given share of it, from 0 to 1, is done:
 * `node import-worker.ts <database> <file> <share> <signal>`.
 */
const [database = '', path = '', share = '', signal = ''] = process.argv.slice(2);
const store = openDatabase(database);
let isSent = false;
const result = await importProducts(store, {
  path,
  mode: 'write',
  now: '2026-11-20T12:00:00.000Z',
  origin: null,
  progress: (done) => {
    if (isSent || done < Number(share)) return;
    isSent = true;
    process.stdout.write('reached\n');
    process.kill(process.pid, signal);
  },
});
store.close();
process.exitCode = result.ok ? 0 : 1;
