import { defineConfig } from 'vitest/config';

/** The tests that mutants are tested with: test-mutants.ts names them. */
export default defineConfig({
  root: process.cwd(),
  test: {
    include: JSON.parse(process.env.MUTANT_TESTS ?? '[]'),
    exclude: JSON.parse(process.env.MUTANT_EXCLUDED_TESTS ?? '[]'),
    // Importing everything anew for each file takes several times as long as the tests; each mutant has a fresh worker.
    isolate: false,
    setupFiles: ['scripts/mutants/vitest-setup.ts'],
    // Stryker ends what hangs, with its process; a test that is slow on a busy machine is no failure.
    testTimeout: 600_000,
    hookTimeout: 600_000,
  },
});
