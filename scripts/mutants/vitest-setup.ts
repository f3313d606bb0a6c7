import { inject, vi } from 'vitest';

declare module 'vitest' {
  interface ProvidedContext {
    /** Stryker's: whether the code is unchanged, or one mutant is active. */
    readonly mode: 'dry-run' | 'mutant';
  }
}

declare global {
  /** What Stryker's instrumented code shares. `mutantCoverage` counts how often each mutant was reached. */
  var __stryker__: { readonly mutantCoverage?: { static: object; perTest: object } } | undefined;
}

/** Milliseconds, many times what a test takes: what reaches it is tested again, alone and for longer. */
const mutantTimeout = Number(process.env.MUTANT_TEST_TIMEOUT);
if (inject('mode') === 'mutant') vi.setConfig({ testTimeout: mutantTimeout, hookTimeout: mutantTimeout });

// Stryker sends it after each file and adds it up, but files share the module that counts.
const coverage = globalThis.__stryker__?.mutantCoverage;
if (coverage) Object.assign(coverage, { static: {}, perTest: {} });
