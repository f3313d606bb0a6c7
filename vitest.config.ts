import { defineConfig } from 'vitest/config';
import { inapplicableTests } from './tests/helpers/platform/inapplicable-tests.ts';

/** As many files at a time as two cores carry; Vitest's own choice would leave one of them idle. */
const maxWorkers = 2;

/** Tests beside their sources, and those of the project as a whole. */
const included = ['{src,bench,demo}/**', 'tests/{architecture,emulators,evaluation}/**'];

/** Tests that reach the database or another process, and long property tests. */
const slowSuffix = '{data,process,property}.test.ts';

/** Test files that do not apply to the platform that the shop is in front of. */
const inapplicableFiles = process.env['TEST_PLATFORM']
  ? inapplicableTests.flatMap(({ file, title }) => (title === undefined ? [`tests/${file}`] : []))
  : [];

/** Projects with different numbers of workers run one after the other: `groupOrder`. */
export default defineConfig({
  test: {
    projects: [
      {
        test: {
          name: 'unit',
          include: included.map((folder) => `${folder}/*.test.ts`),
          exclude: [`**/*.${slowSuffix}`],
          // These tests keep no state in modules: sharing them between files takes a sixth of the time.
          pool: 'threads',
          isolate: false,
          testTimeout: 60_000,
        },
      },
      {
        test: {
          name: 'data',
          maxWorkers,
          // What modules keep of a shop belongs to its database. Importing all for each file takes as long as the tests.
          isolate: false,
          sequence: { groupOrder: 1 },
          include: included.map((folder) => `${folder}/*.${slowSuffix}`),
          testTimeout: 60_000,
          hookTimeout: 60_000,
        },
      },
      {
        test: {
          name: 'http',
          maxWorkers,
          // As for tests of data: each server that a test opens has state of its own.
          isolate: false,
          // As in playwright.config.ts; Vitest marks repeated tests with "retry x1".
          retry: process.env['CI'] ? 1 : 0,
          sequence: { groupOrder: 2 },
          include: ['tests/http/**/*.test.ts'],
          exclude: inapplicableFiles,
          setupFiles: ['tests/helpers/platform/skip-inapplicable.ts'],
          globalSetup: ['tests/helpers/start-shop.ts'],
          testTimeout: 120_000,
          hookTimeout: 60_000,
          expect: { poll: { timeout: 15_000 } },
        },
      },
    ],
  },
});
