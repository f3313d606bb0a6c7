/** What Stryker's instrumented code shares; `mutantCoverage` counts how often each mutant was reached. */
const shared: { readonly mutantCoverage?: object } = Reflect.get(globalThis, '__stryker__') ?? {};

// Stryker sends it after each file and adds it up, but files share the module that counts.
if (shared.mutantCoverage) Object.assign(shared.mutantCoverage, { static: {}, perTest: {} });
