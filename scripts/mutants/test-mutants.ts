import { readFileSync } from 'node:fs';
import { relative } from 'node:path';
import { Instrumenter } from '@stryker-mutator/instrumenter';
import { Stryker } from '@stryker-mutator/core';
import { mutantKeys, silentLogger, type DrawnMutant } from './draw.ts';

export interface TestedMutant extends DrawnMutant {
  /** Stryker's: Killed, Timeout (killed as well), Survived, NoCoverage, RuntimeError. */
  readonly status: string;
}

/** As many at a time as two cores carry. */
const concurrency = 2;

/** Files of tests by globs. */
export interface TestFiles {
  readonly included: readonly string[];
  readonly excluded: readonly string[];
}

/** Runs the tests of some files on each mutant; tests that do not reach a mutant are left out. */
export async function testMutants(mutants: readonly DrawnMutant[], tests: TestFiles): Promise<readonly TestedMutant[]> {
  return runTests(mutants, tests, concurrency);
}

/**
 * Results after those that timed out were tested again, one at a time: a busy machine can make tests slow, and only what
 * times out alone counts as a change that hangs.
 */
export async function retestTimedOut(
  results: readonly TestedMutant[],
  tests: TestFiles,
): Promise<readonly TestedMutant[]> {
  const timedOut = results.filter(({ status }) => status === 'Timeout');
  if (timedOut.length === 0) return results;
  return [...results.filter((mutant) => !timedOut.includes(mutant)), ...(await runTests(timedOut, tests, 1))];
}

async function runTests(
  mutants: readonly DrawnMutant[],
  tests: TestFiles,
  atOnce: number,
): Promise<readonly TestedMutant[]> {
  const drawn = new Map(mutants.map((mutant) => [`${mutant.file} ${mutant.key}`, mutant]));
  const drawnById = testOnly(drawn);
  process.env.MUTANT_TESTS = JSON.stringify(tests.included);
  process.env.MUTANT_EXCLUDED_TESTS = JSON.stringify(tests.excluded);
  const stryker = new Stryker({
    mutate: [...new Set(mutants.map(({ file }) => file))],
    testRunner: 'vitest',
    plugins: ['@stryker-mutator/vitest-runner'],
    vitest: { configFile: 'scripts/mutants/vitest.config.ts' },
    coverageAnalysis: 'perTest',
    concurrency: atOnce,
    // Long, so that only a mutant that hangs reaches it, also while the machine is busy.
    timeoutMS: 60_000,
    // It returns no results for files that no test imports: their mutants are not covered.
    allowEmpty: true,
    dryRunTimeoutMinutes: 60,
    reporters: ['progress-append-only'],
    tempDirName: '.mutants/sandbox',
    ignorePatterns: ['dist', 'data', 'bench/results', '.mutants'],
    allowConsoleColors: false,
  });
  const results = await stryker.runMutationTest();
  const statuses = new Map(results.map(({ id, status }) => [drawnById.get(id), status]));
  return mutants.map((mutant) => ({ ...mutant, status: statuses.get(mutant) ?? 'NoCoverage' }));
}

/**
 * Makes Stryker test the drawn mutants only. Ranges in its `mutate` setting would not do: a range that holds a block
 * holds every mutant inside the block, too.
 */
function testOnly(drawn: ReadonlyMap<string, DrawnMutant>): ReadonlyMap<string, DrawnMutant> {
  const drawnById = new Map<string, DrawnMutant>();
  Instrumenter.prototype.instrument = async function instrumentDrawn(files, options) {
    const result = await instrument(files, options);
    const byFile = Map.groupBy(result.mutants, ({ fileName }) => fileName);
    for (const [fileName, mutants] of byFile) {
      const file = relative(process.cwd(), fileName);
      for (const [index, key] of mutantKeys(mutants, readFileSync(fileName, 'utf8')).entries()) {
        const mutant = mutants[index];
        const found = drawn.get(`${file} ${key}`);
        if (mutant && found) drawnById.set(mutant.id, found);
        else if (mutant) mutant.status = 'Ignored';
      }
    }
    return result;
  };
  return drawnById;
}

const instrumenter = new Instrumenter(silentLogger);
const instrument = instrumenter.instrument.bind(instrumenter);
