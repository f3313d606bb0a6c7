import { createReadStream } from 'node:fs';
import { stat } from 'node:fs/promises';
import { patiently } from '../carts/patiently.ts';
import { readCurrency } from '../currency.ts';
import { readCollectionTitles } from '../search/texts.ts';
import type { Store } from '../store.ts';
import { collectProblems, type Problem, type Problems } from './problem.ts';
import type { FileContext } from './read-context.ts';
import { readFile } from './read-file.ts';
import { openStage, type Stage } from './stage.ts';
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

/** The share of the time after which everything is read. */
export const readShare = 0.45;

/**
 * Takes the products of a file over, each changing or making the one of its handle: all of them, or none when anything
 * is wrong. Everything is read, checked and laid ready before the shop is written to, in one transaction.
 */
export async function importProducts(store: Store, options: ImportOptions): Promise<ImportResult> {
  const stage = openStage();
  spareMemory(store);
  try {
    return await importThrough(stage, store, options);
  } finally {
    stage.close();
  }
}

/** What is written is not read again: a file that is mapped into memory gains nothing here. */
function spareMemory(store: Store): void {
  store.first('PRAGMA mmap_size = 0');
}

async function importThrough(stage: Stage, store: Store, options: ImportOptions): Promise<ImportResult> {
  const { mode, now, origin, progress } = options;
  const problems = collectProblems();
  const against = { currency: readCurrency(store), titles: readCollectionTitles(store) };
  const context: FileContext = { now, origin, tell: problems.tell, ...against };
  const counts = await readFile(store, await openFile(options), { context, stage });
  if (counts.products === 0 && problems.listed.length === 0) problems.tell(nothing);
  if (problems.listed.length > 0) return refuse(problems);
  progress(mode === 'write' ? readShare : 1);
  if (mode === 'check') return { ok: true, ...counts };
  const step = (share: number): void => progress(readShare + (1 - readShare) * share);
  try {
    await patiently(() => writeStaged(store, stage, { context, count: counts.products, progress: step }));
    return { ok: true, ...counts };
  } catch (error) {
    if (error instanceof ChangedMeanwhile) return refuse(problems);
    throw error;
  }
}

const chunkSize = 256 * 1024;

async function openFile({ path, progress }: ImportOptions): Promise<AsyncIterable<Uint8Array>> {
  const { size } = await stat(path);
  const bytes = createReadStream(path, { highWaterMark: chunkSize });
  return bytes.on('data', (chunk) => progress((readShare * (bytes.bytesRead - chunk.length)) / size));
}

const nothing = {
  line: 1,
  column: '',
  message: 'There are no products.',
  remedy: 'The file may be empty or cut off: export it anew.',
};

function refuse({ listed, more }: Problems): ImportResult {
  return { ok: false, problems: listed, more: more() };
}
