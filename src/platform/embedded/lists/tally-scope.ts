import { LRUCache } from 'lru-cache';
import type { Scope } from '../scope.ts';
import type { Store } from '../store.ts';
import { draftFlag, type Visit } from '../visit.ts';
import type { Choice } from './choice.ts';
import type { Item, Values } from './item.ts';
import { readItems, type Items } from './items.ts';
import { tally, type Tally } from './tally.ts';

/** Counts of the whole catalogue that are kept until a product changes: they take the longest and are asked for most. */
const keptTallies = 30;

interface Memory {
  version: number;
  readonly tallies: LRUCache<string, Tally>;
}

const memories = new WeakMap<Store, Memory>();

/** What a list of a scope shows and counts. */
export function tallyScope(
  visit: Visit,
  scope: Scope,
  choice: Choice,
): { readonly tally: Tally; readonly values: Values } {
  const items = readItems(visit.store);
  if (scope.ids !== null)
    return { tally: tally(itemsIn(visit, items, scope.ids), items.values, choice), values: items.values };
  const kept = talliesAt(visit.store, items.version);
  const name = JSON.stringify([
    draftFlag(visit),
    choice.available,
    choice.priceMin,
    choice.priceMax,
    ...choice.product,
    ...choice.option,
  ]);
  const known = kept.get(name) ?? tally(itemsIn(visit, items, items.byId.keys()), items.values, choice);
  kept.set(name, known);
  return { tally: known, values: items.values };
}

function talliesAt(store: Store, version: number): Memory['tallies'] {
  const memory = memories.get(store) ?? { version, tallies: new LRUCache<string, Tally>({ max: keptTallies }) };
  memories.set(store, memory);
  if (memory.version !== version) memory.tallies.clear();
  memory.version = version;
  return memory.tallies;
}

/** The items of ids, in their order, that a visit may see. */
function* itemsIn(visit: Visit, { byId }: Items, ids: Iterable<number>): Generator<Item> {
  const drafts = draftFlag(visit) === 1;
  for (const id of ids) {
    const item = byId.get(id);
    if (item && (item.published || drafts)) yield item;
  }
}
