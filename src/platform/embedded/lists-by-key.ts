/** The list under a key, begun when it is new. */
export function listOf<T>(lists: Map<string, T[]>, key: string): T[] {
  const known = lists.get(key);
  if (known) return known;
  const made: T[] = [];
  lists.set(key, made);
  return made;
}
