import { defineConfig } from 'vitest/config';

/** Tests beside their sources, and those of the project as a whole. */
const included = ['{src,bench,demo}/**', 'tests/{architecture,emulators,evaluation}/**'];

/** Tests that reach the database or another process, and long property tests. */
const slowSuffix = '{data,process,property}.test.ts';

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
          include: included.map((folder) => `${folder}/*.${slowSuffix}`),
          testTimeout: 60_000,
          hookTimeout: 60_000,
        },
      },
      {
        test: {
          name: 'http',
          include: ['tests/http/**/*.test.ts'],
          globalSetup: ['tests/helpers/start-shop.ts'],
          testTimeout: 120_000,
          expect: { poll: { timeout: 15_000 } },
        },
      },
    ],
  },
});
