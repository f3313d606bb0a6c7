import { rmSync } from 'node:fs';
import { readOptions, refuseOptions } from './read-options.js';
import { drawMutants } from './mutants/draw.ts';
import { isSurvivor, printMutants, printScores, scoreOf } from './mutants/report.ts';
import {
  fingerprintOf,
  readResult,
  resultsFolder,
  writeResult,
  type FolderResult,
  type Pass,
} from './mutants/results.ts';
import { retestTimedOut, testMutants, type TestedMutant, type TestFiles } from './mutants/test-mutants.ts';

const help = `Mutation tests: changes the code in 150 places of each folder, one at a time, and reports the changes that no unit
test notices. Takes from three minutes to an hour for each folder on two cores.

    npm run mutants                    all folders
    npm run mutants -- shop actions    these

    --count N    mutants of each folder
    --seed TEXT  draws others
    --all-tests  tests survivors with all tests, also where the tests beside them notice enough
    --force      tests again what has a result already

A folder that has a result and has not changed since is not tested again, and a run that was stopped continues after its
last pass. Results are kept in .mutants/.`;

/**
 * Each mutant is tested with the tests beside it, of the assistant with its unit tests. Where these notice too few, those
 * that survive are tested with the tests of other folders, property tests included; a score can only be higher with them.
 * Left out are tests that start processes, and except where the assistant is mutated those of the assistant, which pass
 * through everything and take longer than all others together.
 */
const folders = ['shop', 'catalog', 'cache', 'sync', 'content/preview', 'assistant/rules', 'actions'] as const;

/** The share of mutants that tests should notice. */
const enough = 0.75;

/** Rules of the assistant are tested by what it answers, beside its other parts. */
const isOfAssistant = (folder: string): boolean => folder.startsWith('assistant/');

const testsBeside = (folder: string): TestFiles => ({
  included: [`src/${isOfAssistant(folder) ? 'assistant' : folder}/**/*.test.ts`],
  excluded: [
    '**/*.process.test.ts',
    '**/*.property.test.ts',
    // They talk to whole shops, so that few mutants a minute could be tested with them.
    ...(isOfAssistant(folder) ? ['**/*.data.test.ts'] : []),
  ],
});

const assistantTests = ['src/assistant/**/*.test.ts', 'tests/evaluation/**/*.test.ts'];
const allTests = (folder: string): TestFiles =>
  isOfAssistant(folder)
    ? { included: assistantTests, excluded: ['**/*.process.test.ts'] }
    : { included: ['src/**/*.test.ts'], excluded: ['**/*.process.test.ts', ...assistantTests] };

const { values, positionals } = readOptions(help, {
  count: { type: 'string', default: '150' },
  seed: { type: 'string', default: 'storefront' },
  'all-tests': { type: 'boolean', default: false },
  force: { type: 'boolean', default: false },
});
const unknown = positionals.filter((name) => !folders.some((folder) => folder === name));
if (unknown.length > 0) refuseOptions(help, `Expected some of ${folders.join(', ')}, not ${unknown.join(', ')}.`);
if (values.force) rmSync(resultsFolder, { recursive: true, force: true });

const results: FolderResult[] = [];
for (const folder of folders.filter((name) => positionals.length === 0 || positionals.includes(name)))
  results.push(await resultOf(folder));
for (const result of results) printMutants(result);
printScores(results);
process.exitCode = results.every((result) => scoreOf(result) >= enough) ? 0 : 1;

async function resultOf(folder: string): Promise<FolderResult> {
  const fingerprint = fingerprintOf(folder, `${values.seed} ${values.count}`);
  const known = readResult(folder);
  let result = known?.fingerprint === fingerprint ? known : await testBesides(folder, fingerprint);
  if (result.pass === 'tests beside') result = await testTimedOut(result);
  const isDone = result.pass === 'all tests' || (scoreOf(result) >= enough && !values['all-tests']);
  return isDone ? result : testSurvivors(result);
}

/** Most mutants are killed by the tests beside them. */
async function testBesides(folder: string, fingerprint: string): Promise<FolderResult> {
  const drawn = await drawMutants({ folder, seed: values.seed, count: Number(values.count) });
  const besides = { folder, fingerprint, seconds: 0, mutants: [], pass: 'tests beside' } as const;
  const result = await timed(besides, 'tests beside', () => testMutants(drawn, testsBeside(folder)));
  printMutants(result);
  return result;
}

async function testTimedOut(before: FolderResult): Promise<FolderResult> {
  const { mutants, folder } = before;
  return timed(before, 'tests beside, one at a time', () => retestTimedOut(mutants, testsBeside(folder)));
}

/** Those that are not are tested with those of other folders, too. */
async function testSurvivors(result: FolderResult): Promise<FolderResult> {
  const tests = allTests(result.folder);
  const survivors = result.mutants.filter(isSurvivor);
  const others = result.mutants.filter((mutant) => !isSurvivor(mutant));
  return timed(result, 'all tests', async () => {
    if (survivors.length === 0) return others;
    return [...others, ...(await retestTimedOut(await testMutants(survivors, tests), tests))];
  });
}

/** The result with what a pass has found, stored, and with the time that it took. */
async function timed(
  before: FolderResult,
  pass: Pass,
  test: () => Promise<readonly TestedMutant[]>,
): Promise<FolderResult> {
  const startedAt = Date.now();
  const mutants = await test();
  const seconds = before.seconds + Math.round((Date.now() - startedAt) / 1000);
  const result = { ...before, pass, seconds, mutants };
  writeResult(result);
  return result;
}
