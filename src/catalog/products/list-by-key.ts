/** The list under a key, begun when it is new. */
export function getOrCreateList<K, T>(lists: Map<K, T[]>, key: K): T[] {
  const known = lists.get(key);
  if (known) return known;
  const created: T[] = [];
  lists.set(key, created);
  return created;
}
