import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { DatabaseUnusable } from '../../errors.ts';
import type { Store } from '../store.ts';
import { seedCatalogue } from './catalogue.ts';
import { seedCodes } from './codes.ts';
import { seedContent } from './content.ts';
import { isEmpty } from './is-empty.ts';
import { seedPictures } from './pictures.ts';

export interface DemoFolders {
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
export function seedDemo(store: Store, { demoDir, mediaDir, now }: DemoFolders): void {
  if (!isEmpty(store)) return;
  if (!existsSync(join(demoDir, 'catalogue'))) {
    throw new DatabaseUnusable(`${demoDir} holds no demo shop: put it there, or set SEED_DEMO=false to start empty.`);
  }
  store.transaction(() => {
    if (isEmpty(store)) seed(store, { demoDir, mediaDir, now });
  });
}

function seed(store: Store, { demoDir, mediaDir, now }: DemoFolders): void {
  seedPictures(store, demoDir, mediaDir);
  seedCatalogue(store, join(demoDir, 'catalogue'), now.toISOString());
  seedContent(store, join(demoDir, 'content'), now.toISOString());
  seedCodes(store, join(demoDir, 'content'));
}
