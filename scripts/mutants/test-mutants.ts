import { relative } from 'node:path';
import { Instrumenter } from '@stryker-mutator/instrumenter';
import { Stryker } from '@stryker-mutator/core';
import { silentLogger, type DrawnMutant } from './draw.ts';

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
  const drawnById = testOnly(mutants);
  process.env.MUTANT_TESTS = JSON.stringify(tests.included);
  process.env.MUTANT_EXCLUDED_TESTS = JSON.stringify(tests.excluded);
  const stryker = new Stryker({
    mutate: mutants.map(rangeOf),
    testRunner: 'vitest',
    plugins: ['@stryker-mutator/vitest-runner'],
    vitest: { configFile: 'scripts/mutants/vitest.config.ts' },
    coverageAnalysis: 'perTest',
    concurrency: atOnce,
    // Added to what the tests take on their own. What reaches it is tested again, alone and for longer.
    timeoutMS: atOnce === 1 ? 60_000 : 20_000,
    // It returns no results for files that no test imports: their mutants are not covered.
    allowEmpty: true,
    dryRunTimeoutMinutes: 60,
    // Vitest strips types, it checks none.
    disableTypeChecks: false,
    reporters: ['progress-append-only'],
    tempDirName: '.mutants/sandbox',
    ignorePatterns: ['dist', 'data', 'bench/results', '.mutants'],
    allowConsoleColors: false,
  });
  const results = await stryker.runMutationTest();
  const statuses = new Map(results.map((result) => [drawnById.get(result.id), statusOf(result)]));
  return mutants.map((mutant) => ({ ...mutant, status: statuses.get(mutant) ?? 'NoCoverage' }));
}

/** A run that has executed no test says nothing of a mutant: Stryker would count it as survived. */
function statusOf({ status, testsCompleted }: { readonly status: string; readonly testsCompleted?: number }): string {
  return status === 'Survived' && testsCompleted === 0 ? 'RuntimeError' : status;
}

/** The place of a mutant as Stryker's `mutate` setting takes it: lines begin with 1, columns with 0. */
function rangeOf({ file, line, column, original }: DrawnMutant): string {
  const lines = original.split('\n');
  const lastLine = lines.at(-1) ?? '';
  const endColumn = lines.length === 1 ? column - 1 + lastLine.length : lastLine.length;
  return `${file}:${line}:${column - 1}-${line + lines.length - 1}:${endColumn}`;
}

/** Makes Stryker test the drawn mutants only: the range of a block holds every mutant inside the block, too. */
function testOnly(mutants: readonly DrawnMutant[]): ReadonlyMap<string, DrawnMutant> {
  const drawn = new Map(
    mutants.map((mutant) => [`${rangeOf(mutant)} ${mutant.mutator} ${mutant.replacement}`, mutant]),
  );
  const drawnById = new Map<string, DrawnMutant>();
  Instrumenter.prototype.instrument = async function instrumentDrawn(files, options) {
    const result = await instrument(files, options);
    for (const mutant of result.mutants) {
      const { fileName, mutatorName, replacement } = mutant;
      const { start, end } = mutant.location;
      const range = `${relative('', fileName)}:${start.line + 1}:${start.column}-${end.line + 1}:${end.column}`;
      const found = drawn.get(`${range} ${mutatorName} ${replacement}`);
      if (found) drawnById.set(mutant.id, found);
      else mutant.status = 'Ignored';
    }
    return result;
  };
  return drawnById;
}

const instrumenter = new Instrumenter(silentLogger);
const instrument = instrumenter.instrument.bind(instrumenter);
