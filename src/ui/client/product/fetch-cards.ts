/**
 * Reads the cards of products as the server draws them now, in the order of the handles; products that are gone are
 * left out. `path` is that of the cards. Rejects when they cannot be had.
 */
export async function fetchCards(path: string, handles: readonly string[]): Promise<readonly HTMLElement[]> {
  if (handles.length === 0) return [];
  const answer = await fetch(`${path}?${new URLSearchParams(handles.map((handle) => ['handle', handle])).toString()}`);
  if (!answer.ok) throw new Error(`${answer.status} for ${path}`);
  const fresh = new DOMParser().parseFromString(await answer.text(), 'text/html');
  const cards = new Map(
    [...fresh.querySelectorAll<HTMLElement>('[data-handle]')].map((card) => [card.dataset['handle'], card]),
  );
  return handles.flatMap((handle) => cards.get(handle) ?? []);
}
