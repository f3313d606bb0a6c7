import { DatabaseSync } from 'node:sqlite';
import { expect, test } from 'vitest';
import { migrations } from '../migrations.ts';
import { optionNames } from './lists.ts';

test('options of an older database are named as the first product spells them', () => {
  const database = new DatabaseSync(':memory:');
  for (const name of ['fold', 'fold_words'])
    database.function(name, { deterministic: true }, (value) => String(value).toLowerCase());
  for (const migration of migrations.slice(0, migrations.indexOf(optionNames))) database.exec(migration);
  database.exec('PRAGMA foreign_keys = OFF');
  const add = database.prepare('INSERT INTO product_option (product_id, position, name) VALUES (?, ?, ?)');
  add.run(1, 0, 'USB cable');
  add.run(2, 0, 'Size');
  add.run(2, 1, 'USB Cable');
  database.exec(optionNames);
  expect(database.prepare('SELECT * FROM option_name').all()).toEqual([
    { key: 'filter.v.option.size', name: 'Size' },
    { key: 'filter.v.option.usb cable', name: 'USB cable' },
  ]);
});
