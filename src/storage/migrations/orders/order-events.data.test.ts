import { DatabaseSync } from 'node:sqlite';
import { expect, test } from 'vitest';
import { migrations } from '../../migrations.ts';
import { orderEvents } from './order-events.ts';

test('shipments and unsent emails of earlier releases become events and a queue', () => {
  const database = new DatabaseSync(':memory:');
  for (const name of ['fold', 'fold_words']) database.function(name, { deterministic: true }, String);
  for (const migration of migrations.slice(0, migrations.indexOf(orderEvents))) database.exec(migration);
  const content = JSON.stringify({ lines: [{ quantity: 2 }, { quantity: 1 }] });
  const insert = database.prepare(
    `INSERT INTO placed_order (token, cart_digest, placed_at, email, total, content, mailed_at, shipped_at, tracking_url)
     VALUES (?, ?, '2026-11-20T12:00:00.000Z', 'kari@example.org', 5400, ?, ?, ?, ?)`,
  );
  insert.run(
    'shipped',
    'a',
    content,
    '2026-11-20T12:00:01.000Z',
    '2026-11-21T08:00:00.000Z',
    'https://carrier.example/1',
  );
  insert.run('new', 'b', content, null, null, null);
  database.exec(
    "INSERT INTO withdrawal (order_id, received_at, lines, mailed_at) VALUES (1, '2026-11-22', '[0]', '2026-11-22'), (1, '2026-11-23', '[1]', NULL)",
  );
  database.exec(orderEvents);
  expect(database.prepare('SELECT order_id, kind, at, pieces, tracking_url FROM order_event').all()).toEqual([
    {
      order_id: 1,
      kind: 'shipped',
      at: '2026-11-21T08:00:00.000Z',
      pieces: '[{"line":0,"quantity":2},{"line":1,"quantity":1}]',
      tracking_url: 'https://carrier.example/1',
    },
  ]);
  expect(database.prepare('SELECT order_id, kind, position, give_up_at FROM mail').all()).toEqual([
    { order_id: 2, kind: 'confirmation', position: 0, give_up_at: '2026-11-22T12:00:00.000Z' },
    { order_id: 1, kind: 'withdrawal', position: 1, give_up_at: '2026-11-25T00:00:00.000Z' },
  ]);
});
