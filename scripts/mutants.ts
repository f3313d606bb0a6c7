import { rmSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { drawMutants, type DrawnMutant } from './mutants/draw.ts';
import { printScores, printSurvivors, scoreOf } from './mutants/report.ts';
import { fingerprintOf, readResult, resultsFolder, writeResult, type FolderResult } from './mutants/results.ts';
import { testMutants } from './mutants/test-mutants.ts';

/**
 * Mutation tests: changes the code in 150 places of each folder, one at a time, and reports the changes that no unit
 * test notices. Needs a machine with nothing else to do, and about ten minutes for each folder on two cores.
 *
 *     npm run mutants                    all folders
 *     npm run mutants -- shop actions    these
 *
 *     --count N    mutants of each folder
 *     --seed TEXT  draws others
 *     --force      tests again what has a result already
 *
 * A folder that has a result and has not changed since is not tested again, so a run that was stopped goes on where it
 * was. Results are kept in .mutants/.
 */
const folders = ['shop', 'catalog', 'cache', 'sync', 'content/preview', 'assistant/rules', 'actions'] as const;

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    count: { type: 'string', default: '150' },
    seed: { type: 'string', default: 'storefront' },
    force: { type: 'boolean', default: false },
  },
});
const unknown = positionals.filter((name) => !folders.some((folder) => folder === name));
if (unknown.length > 0) throw new Error(`Expected some of ${folders.join(', ')}, not ${unknown.join(', ')}.`);
if (values.force) rmSync(resultsFolder, { recursive: true, force: true });

const results: FolderResult[] = [];
for (const folder of folders.filter((name) => positionals.length === 0 || positionals.includes(name)))
  results.push(await resultOf(folder));
for (const result of results) printSurvivors(result);
printScores(results);
process.exitCode = results.every((result) => scoreOf(result) >= 0.75) ? 0 : 1;

async function resultOf(folder: string): Promise<FolderResult> {
  const fingerprint = fingerprintOf(folder, `${values.seed} ${values.count}`);
  const known = readResult(folder);
  if (known?.fingerprint === fingerprint) return known;
  const began = Date.now();
  const drawn = await drawMutants({ folder, seed: values.seed, count: Number(values.count) });
  const mutants = await testInTwoPasses(folder, drawn);
  const result = { folder, fingerprint, seconds: Math.round((Date.now() - began) / 1000), mutants };
  writeResult(result);
  return result;
}

/** Most mutants are killed by the tests beside them; only those that are not are tested with all the others, too. */
async function testInTwoPasses(folder: string, drawn: readonly DrawnMutant[]): Promise<FolderResult['mutants']> {
  const first = await testMutants(drawn, [`src/${folder}/**/*.test.ts`]);
  const left = first.filter(({ status }) => status === 'Survived' || status === 'NoCoverage');
  if (left.length === 0) return first;
  const second = await testMutants(left, ['src/**/*.test.ts', 'tests/evaluation/**/*.test.ts']);
  return [...first.filter((mutant) => !left.includes(mutant)), ...second];
}
