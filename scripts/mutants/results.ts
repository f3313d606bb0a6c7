import { createHash } from 'node:crypto';
import { existsSync, globSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import type { TestedMutant } from './test-mutants.ts';

/** What the mutants were tested with so far: the tests of the folder, those that hang one at a time, all tests. */
export type Pass = 'tests beside' | 'tests beside, one at a time' | 'all tests';

export interface FolderResult {
  readonly folder: string;
  /** Of the folder's files, tests included, and of how mutants were drawn. */
  readonly fingerprint: string;
  /** The last pass that has ended. */
  readonly pass: Pass;
  /** Of all passes. */
  readonly seconds: number;
  readonly mutants: readonly TestedMutant[];
}

export const resultsFolder = '.mutants/results';

export function fingerprintOf(folder: string, settings: string): string {
  const hash = createHash('sha256').update(settings);
  for (const file of globSync(`src/${folder}/**/*.ts`).toSorted()) hash.update(file).update(readFileSync(file));
  return hash.digest('hex');
}

export function readResult(folder: string): FolderResult | null {
  const path = pathOf(folder);
  return existsSync(path) ? JSON.parse(readFileSync(path, 'utf8')) : null;
}

export function writeResult(result: FolderResult): void {
  const path = pathOf(result.folder);
  mkdirSync(dirname(path), { recursive: true });
  writeFileSync(path, `${JSON.stringify(result, null, 2)}\n`);
}

function pathOf(folder: string): string {
  return `${resultsFolder}/${folder.replace('/', '-')}.json`;
}
