import type { PlatformRecommendations } from '#commerce/feed.ts';
import type { Database } from '#storage/database.ts';
import { flag, integer, integerOrNull } from '#storage/row.ts';
import { type CatalogCopy, commit } from './catalog-copy.ts';

/** More than a page shows. */
const maxTargets = 12;

/**
 * Stores what the platform recommends with a product: first what goes with it, then what is like it. Products that the
 * copy does not have are left out; equal rows are not written, so that no page is rendered again needlessly.
 */
export function applyRecommendations(
  copy: CatalogCopy,
  product: string,
  { complementary, related }: PlatformRecommendations,
): void {
  const { store, runtime } = copy;
  commit(copy, () => {
    const source = numberOf(store, product);
    if (source === null) return;
    const curated = new Set(complementary);
    const numbers = new Map(
      [...curated, ...related].flatMap((id): readonly RecommendedTarget[] => {
        const number = numberOf(store, id);
        return number === null || number === source ? [] : [[number, curated.has(id)]];
      }),
    );
    const targets = [...numbers].slice(0, maxTargets);
    if (JSON.stringify(targets) !== JSON.stringify(storedTargets(store, source))) writeTargets(store, source, targets);
    store.run('INSERT OR REPLACE INTO copy_recommended VALUES (?, ?)', product, runtime.clock.wall());
  });
}

/** When the recommendations of a product were read, in epoch milliseconds; null: never. */
export function recommendationsReadAt(store: Database, product: string): number | null {
  const row = store.first('SELECT read_at FROM copy_recommended WHERE product = ?', product);
  return row && integer(row, 'read_at');
}

/** Of a product that pages can show; null: there is none. */
function numberOf(store: Database, id: string): number | null {
  const row = store.first(
    "SELECT p.id FROM copy_record r JOIN product p ON p.id = r.number WHERE r.kind = 'product' AND r.id = ?",
    id,
  );
  return row && integerOrNull(row, 'id');
}

/** A product of the copy, and whether the shop names it to go with the other. */
type RecommendedTarget = readonly [number: number, isCurated: boolean];

function storedTargets(store: Database, source: number): readonly RecommendedTarget[] {
  const rows = store.all(
    'SELECT target_id, curated FROM recommendation WHERE product_id = ? ORDER BY position',
    source,
  );
  return rows.map((row) => [integer(row, 'target_id'), flag(row, 'curated')]);
}

function writeTargets(store: Database, source: number, targets: readonly RecommendedTarget[]): void {
  store.run('DELETE FROM recommendation WHERE product_id = ?', source);
  for (const [position, [target, isCurated]] of targets.entries())
    store.run('INSERT INTO recommendation VALUES (?, ?, ?, NULL, ?)', source, position, target, Number(isCurated));
}
