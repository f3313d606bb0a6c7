/** Results of pure functions by the identity of their arguments, which they do not outlive. */
export interface IdentityCache<T> {
  /** The result for these objects and this text; made when it is asked for the first time. */
  get(sources: readonly object[], text: string, make: () => T): T;
  /** null: it was not made yet. */
  find(sources: readonly object[], text: string): T | null;
  store(sources: readonly object[], text: string, result: T): void;
}

interface IdentityNode<T> {
  readonly next: WeakMap<object, IdentityNode<T>>;
  readonly results: Map<string, T>;
}

/** Results that are remembered for the same objects; with more, the oldest is made anew. */
const maxResults = 8;

export function createIdentityCache<T>(): IdentityCache<T> {
  const root = createNode<T>();
  const resultsFor = (sources: readonly object[]): Map<string, T> => sources.reduce(findNext<T>, root).results;
  const get: IdentityCache<T>['get'] = (sources, text, make) => {
    const results = resultsFor(sources);
    const known = results.get(text);
    if (known !== undefined) return known;
    const made = make();
    storeResult(results, text, made);
    return made;
  };
  return {
    get,
    find: (sources, text) => resultsFor(sources).get(text) ?? null,
    store: (sources, text, result) => storeResult(resultsFor(sources), text, result),
  };
}

function storeResult<T>(results: Map<string, T>, text: string, result: T): void {
  const [oldest] = results.keys();
  if (oldest !== undefined && results.size >= maxResults) results.delete(oldest);
  results.set(text, result);
}

function createNode<T>(): IdentityNode<T> {
  return { next: new WeakMap(), results: new Map() };
}

function findNext<T>({ next }: IdentityNode<T>, source: object): IdentityNode<T> {
  const known = next.get(source);
  if (known) return known;
  const created = createNode<T>();
  next.set(source, created);
  return created;
}
