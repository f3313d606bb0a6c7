import { printTable } from '../structure/table.ts';
import type { FolderResult } from './results.ts';
import type { TestedMutant } from './test-mutants.ts';

const isTimeout = ({ status }: TestedMutant): boolean => status === 'Timeout';
const isKilled = (mutant: TestedMutant): boolean => mutant.status === 'Killed' || isTimeout(mutant);
export const isSurvivor = ({ status }: TestedMutant): boolean => status === 'Survived' || status === 'NoCoverage';

/** The share of mutants that a test noticed; those that could not be run are left out. */
export function scoreOf({ mutants }: FolderResult): number {
  const killed = mutants.filter(isKilled).length;
  return killed / (killed + mutants.filter(isSurvivor).length);
}

export function printScores(results: readonly FolderResult[]): void {
  printTable('Mutation scores', [
    ['folder', 'tests', 'score', 'killed', 'of these timed out', 'survived', 'not covered', 'not run', 'seconds'],
    ...results.map((result) => [
      result.folder,
      result.pass,
      `${(100 * scoreOf(result)).toFixed(1)} %`,
      result.mutants.filter(isKilled).length,
      result.mutants.filter(isTimeout).length,
      result.mutants.filter(({ status }) => status === 'Survived').length,
      result.mutants.filter(({ status }) => status === 'NoCoverage').length,
      result.mutants.filter((mutant) => !isKilled(mutant) && !isSurvivor(mutant)).length,
      result.seconds,
    ]),
  ]);
}

/** What no test noticed, with the code before and after, and what timed out: each should be a change that hangs. */
export function printMutants({ folder, pass, mutants }: FolderResult): void {
  printList(`${folder}: survived ${pass}`, mutants.filter(isSurvivor));
  printList(`${folder}: timed out`, mutants.filter(isTimeout));
}

function printList(title: string, mutants: readonly TestedMutant[]): void {
  console.log(`\n${title}: ${mutants.length}`);
  for (const mutant of mutants.toSorted((a, b) => a.file.localeCompare(b.file) || a.line - b.line)) {
    const { file, line, column, mutator, status, original, replacement } = mutant;
    console.log(`\n${file}:${line}:${column} ${mutator}${status === 'NoCoverage' ? ', not covered' : ''}`);
    console.log(prefixed('-', original));
    console.log(prefixed('+', replacement));
  }
}

function prefixed(mark: string, code: string): string {
  return code
    .split('\n')
    .map((line) => `${mark} ${line}`)
    .join('\n');
}
