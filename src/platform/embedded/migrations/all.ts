import { carts } from './carts.ts';
import { catalog } from './catalogue.ts';
import { content } from './content.ts';
import { currency } from './currency.ts';
import { drafts } from './drafts.ts';
import { listSizes } from './list-sizes.ts';
import { lists } from './lists.ts';
import { changeTriggers } from './notes.ts';
import { outbox } from './outbox.ts';
import { search } from './search.ts';
import { searchVersion } from './search-version.ts';

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
];
