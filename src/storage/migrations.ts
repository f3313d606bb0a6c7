import { carts } from './migrations/carts.ts';
import { catalog, currency } from './migrations/catalog.ts';
import { content, drafts } from './migrations/content.ts';
import { filterAttributes, lists, listSizes } from './migrations/lists.ts';
import { changeTriggers, outbox } from './migrations/change-triggers.ts';
import { search, searchVersion } from './migrations/search.ts';

/** In order, never changed once released, only added to: a database's `user_version` counts those it has had. */
export const migrations: readonly string[] = [
  catalog,
  lists,
  content,
  outbox,
  carts,
  drafts,
  search,
  changeTriggers,
  searchVersion,
  currency,
  listSizes,
  filterAttributes,
];
