import { DatabaseSync } from 'node:sqlite';
import { expect, test } from 'vitest';
import { migrations } from '../../migrations.ts';
import { widerPictures } from './pictures.ts';

test('own pictures get addresses of the present recipe and a wider size, those of other hosts and of the demo stay', () => {
  const database = new DatabaseSync(':memory:');
  for (const name of ['fold', 'fold_words']) database.function(name, { deterministic: true }, String);
  for (const migration of migrations.slice(0, migrations.indexOf(widerPictures))) database.exec(migration);
  const hash = 'ab'.repeat(16);
  const add = database.prepare(`INSERT INTO media (key, template, width, height, widths, formats, alt)
    VALUES (?, ?, ?, 100, ?, '["avif","webp","jpeg"]', '')`);
  const own = `/media/${hash}.1-{width}.{format}`;
  add.run('large', own, 3000, '[320,640,1200]');
  add.run('middle', own, 1500, '[320,640,1200]');
  add.run('small', own, 800, '[320,640,800]');
  add.run('demo', '/media/mug.1-{width}.{format}', 1200, '[320,640,1200]');
  add.run('remote', 'https://example.com/a.1-{width}.{format}', 3000, '[]');
  const insert = database.prepare("INSERT INTO original (key, hash, extension, bytes) VALUES (?, ?, 'jpg', 1)");
  for (const key of ['large', 'middle', 'small']) insert.run(key, hash + hash);
  database.exec(widerPictures);
  const made = `/media/${hash}.2-{width}.{format}`;
  expect(database.prepare('SELECT key, template, widths FROM media ORDER BY key').all()).toEqual([
    { key: 'demo', template: '/media/mug.1-{width}.{format}', widths: '[320,640,1200]' },
    { key: 'large', template: made, widths: '[320,640,1200,2000]' },
    { key: 'middle', template: made, widths: '[320,640,1200,1500]' },
    { key: 'remote', template: 'https://example.com/a.1-{width}.{format}', widths: '[]' },
    { key: 'small', template: made, widths: '[320,640,800]' },
  ]);
});
