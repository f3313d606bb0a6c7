import { createReadStream } from 'node:fs';
import { stat } from 'node:fs/promises';
import { patiently } from '../carts/patiently.ts';
import { text } from '../row.ts';
import { readCollectionTitles } from '../search/texts.ts';
import type { Store } from '../store.ts';
import { collectProblems, type Problem, type Problems } from './problem.ts';
import { readFile } from './read-file.ts';
import { openStage } from './stage.ts';
import { ChangedMeanwhile, writeStaged } from './write-staged.ts';

export interface ImportOptions {
  readonly path: string;
  /** `check`: finds out what would be wrong and writes nothing. */
  readonly mode: 'check' | 'write';
  /** ISO 8601. */
  readonly now: string;
  /** Scheme and host of this shop, by which addresses of its own pictures begin; null where it has no fixed one. */
  readonly origin: string | null;
  /** Told now and then how much is done, from 0 to 1. */
  readonly progress: (share: number) => void;
}

export type ImportResult =
  /** `unchanged`: products that are in the shop as the file says. */
  | { readonly ok: true; readonly products: number; readonly variants: number; readonly unchanged: number }
  /** `more` problems are not listed. */
  | { readonly ok: false; readonly problems: readonly Problem[]; readonly more: number };

/** Shares of the time that an import takes. */
const reading = 0.45;

/**
 * Takes the products of a file over, each changing or making the one of its handle: all of them, or none when anything
 * is wrong. Everything is read, checked and laid ready before the shop is written to, in one transaction.
 */
export async function importProducts(store: Store, options: ImportOptions): Promise<ImportResult> {
  const { path, mode, now, origin, progress } = options;
  const problems = collectProblems();
  const stage = openStage();
  store.first('PRAGMA mmap_size = 0');
  try {
    const { size } = await stat(path);
    const bytes = createReadStream(path, { highWaterMark: chunk });
    bytes.on('data', () => progress((reading * bytes.bytesRead) / Math.max(1, size)));
    const context = {
      now,
      origin,
      tell: problems.tell,
      currency: currencyOf(store),
      titles: readCollectionTitles(store),
    };
    const counts = await readFile(store, bytes, { context, stage });
    if (counts.products === 0 && problems.listed.length === 0) problems.tell(nothing);
    if (problems.listed.length > 0) return refuse(problems);
    if (mode === 'write') {
      const step = (share: number): void => progress(reading + (1 - reading) * share);
      await patiently(() => writeStaged(store, stage, { context, count: counts.products, progress: step }));
    }
    progress(1);
    return { ok: true, ...counts };
  } catch (error) {
    if (error instanceof ChangedMeanwhile) return refuse(problems);
    throw error;
  } finally {
    stage.close();
  }
}

const chunk = 256 * 1024;

const nothing = {
  line: 1,
  column: '',
  message: 'There are no products.',
  remedy: 'The file may be empty or cut off: export it anew.',
};

function currencyOf(store: Store): string {
  return text(store.first("SELECT value FROM setting WHERE name = 'currency'") ?? {}, 'value');
}

function refuse({ listed, more }: Problems): ImportResult {
  return { ok: false, problems: listed, more: more() };
}
