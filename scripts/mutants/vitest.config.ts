import { defineConfig } from 'vitest/config';

/** The unit tests that mutants are tested with: none that starts processes or servers, which would take minutes. */
export default defineConfig({
  root: process.cwd(),
  test: {
    include: JSON.parse(process.env.MUTANT_TESTS ?? '[]'),
    exclude: ['**/*.process.test.ts'],
    testTimeout: 60_000,
  },
});
