import { DatabaseSync } from 'node:sqlite';
import { expect, test } from 'vitest';
import { migrations } from '../migrations.ts';
import { ownKinds } from './content.ts';

function openFormerShop(): DatabaseSync {
  const database = new DatabaseSync(':memory:');
  for (const name of ['fold', 'fold_words']) database.function(name, { deterministic: true }, String);
  for (const migration of migrations.slice(0, migrations.indexOf(ownKinds))) database.exec(migration);
  database.exec(`INSERT INTO document (kind, handle, title, front, body, status, published_at, updated_at)
    VALUES ('page', 'about', 'About', '{}', 'Text', 'published', '2026-01-01', '2026-01-01');
    INSERT INTO document_passage (document_id, kind, title, path, text) VALUES (1, 'page', 'About', '/about', 'Text');
    DELETE FROM change_note;`);
  return database;
}

test('documents, their passages and their drafts stay, and entries can be added', () => {
  const database = openFormerShop();
  database.exec(ownKinds);
  expect(database.prepare('SELECT id, kind, handle, title FROM document').all()).toEqual([
    { id: 1, kind: 'page', handle: 'about', title: 'About' },
  ]);
  expect(database.prepare("SELECT rowid FROM passage_text WHERE passage_text MATCH 'text'").all()).toEqual([
    { rowid: 1 },
  ]);
  expect(database.prepare('SELECT title FROM document_preview').all()).toEqual([{ title: 'About' }]);
  database.exec(`INSERT INTO document (kind, parent, handle, title, front, body, status, updated_at)
    VALUES ('entry', 'stores', 'oslo', 'Oslo', '{}', '', 'draft', '2026-01-01')`);
  expect(database.prepare('SELECT kind, subject FROM change_note').all()).toEqual([
    { kind: 'entry', subject: 'stores/oslo' },
  ]);
});

test('an entry has a kind, and a page has no parent', () => {
  const database = openFormerShop();
  database.exec(ownKinds);
  const insert = database.prepare(`INSERT INTO document (kind, parent, handle, title, front, body, status, updated_at)
    VALUES (?, ?, 'x', 'X', '{}', '', 'draft', '2026-01-01')`);
  expect(() => insert.run('entry', '')).toThrow(/CHECK/u);
  expect(() => insert.run('page', 'stores')).toThrow(/CHECK/u);
});
