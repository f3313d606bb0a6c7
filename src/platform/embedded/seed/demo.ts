import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { DatabaseUnusableError } from '../../errors.ts';
import type { Database } from '../store.ts';
import { seedCatalog } from './catalogue.ts';
import { seedCodes } from './codes.ts';
import { seedContent } from './content.ts';
import { isEmpty } from './is-empty.ts';
import { seedPictures } from './pictures.ts';

export interface SeedOptions {
  /** The demo shop's folder. */
  readonly demoDir: string;
  /** Where pictures are served from. */
  readonly mediaDir: string;
  readonly now: Date;
}

/**
 * Fills an empty shop with the demo shop, all of it or nothing; leaves a shop that has anything as it is.
 * Throws DatabaseUnusable without the demo shop's folder.
 */
export function seedDemo(store: Database, { demoDir, mediaDir, now }: SeedOptions): void {
  if (!isEmpty(store)) return;
  if (!existsSync(join(demoDir, 'catalogue'))) {
    throw new DatabaseUnusableError(
      `${demoDir} holds no demo shop: put it there, or set SEED_DEMO=false to start empty.`,
    );
  }
  store.transaction(() => {
    if (isEmpty(store)) seedAll(store, { demoDir, mediaDir, now });
  });
}

function seedAll(store: Database, { demoDir, mediaDir, now }: SeedOptions): void {
  seedPictures(store, demoDir, mediaDir);
  seedCatalog(store, join(demoDir, 'catalogue'), now.toISOString());
  seedContent(store, join(demoDir, 'content'), now.toISOString());
  seedCodes(store, join(demoDir, 'content'));
}
