import { mkdtempSync } from 'node:fs';
import { DatabaseSync } from 'node:sqlite';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { openDatabase } from '#storage/database.ts';
import { sampleProductInput } from '#tests/fixtures/sample-product-input.ts';
import { createScheduledPublishing } from './scheduled-publishing.ts';
import { saveCollection } from '#catalog/write/save-collection.ts';
import { saveProduct } from '#catalog/write/save-product.ts';

const day = (number: number): string => new Date(Date.UTC(2026, 0, number)).toISOString();

test('schedules are applied after another writer has finished, without failing reads', () => {
  const file = join(mkdtempSync(join(tmpdir(), 'upkeep-')), 'shop.sqlite');
  const store = openDatabase(file, 1);
  saveProduct(store, sampleProductInput({ handle: 'bowl', createdAt: day(1) }), day(1));
  const rules = {
    match: 'all' as const,
    rules: [{ field: 'createdAt' as const, operator: 'withinDays' as const, value: 30 }],
  };
  const texts = { title: 'New', description: '', picture: null, pictureAlt: null, updatedAt: day(1) };
  saveCollection(store, { ...texts, handle: 'new', position: 0, sort: 'manual', rules }, day(1));
  const members = (): number => store.all('SELECT 1 FROM collection_product').length;
  const other = new DatabaseSync(file);
  other.exec('BEGIN IMMEDIATE');
  createScheduledPublishing(store)(day(60));
  expect(members()).toBe(1);
  other.exec('ROLLBACK');
  createScheduledPublishing(store)(day(60));
  expect(members()).toBe(0);
});
