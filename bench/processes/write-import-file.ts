import { createWriteStream } from 'node:fs';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { exportProducts } from '#catalog/csv/export-products.ts';
import { openDatabase } from '#storage/database.ts';
import { generateCatalog, catalogSizeFor } from '../catalog/generate-catalog.ts';

/** Writes the product file of a generated shop: `node bench/processes/write-import-file.ts <folder> <products>`. */
const [folder = '', products = ''] = process.argv.slice(2);
const store = openDatabase(join(folder, 'from.sqlite'));
generateCatalog(store, catalogSizeFor(Number(products), '2026-11-20T12:00:00.000Z'));
await pipeline(Readable.from(exportProducts(store)), createWriteStream(join(folder, 'products.csv')));
store.close();
