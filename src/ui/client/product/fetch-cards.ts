import { maxRequestedHandles } from '#shop/product/requested-handles.ts';

/**
 * Reads the cards of products as the server draws them now, in the order of the handles; products that are gone are
 * left out. `path` is that of the cards. Rejects when they cannot be had.
 */
export async function fetchCards(path: string, handles: readonly string[]): Promise<readonly HTMLElement[]> {
  const starts = handles.keys().filter((index) => index % maxRequestedHandles === 0);
  const parts = starts.map((start) => fetchPart(path, handles.slice(start, start + maxRequestedHandles)));
  return (await Promise.all(parts)).flat();
}

async function fetchPart(path: string, handles: readonly string[]): Promise<readonly HTMLElement[]> {
  const answer = await fetch(`${path}?${new URLSearchParams(handles.map((handle) => ['handle', handle])).toString()}`);
  if (!answer.ok) throw new Error(`${answer.status} for ${path}`);
  const fresh = new DOMParser().parseFromString(await answer.text(), 'text/html');
  const cards = new Map(
    [...fresh.querySelectorAll<HTMLElement>('[data-handle]')].map((card) => [card.dataset['handle'], card]),
  );
  return handles.flatMap((handle) => cards.get(handle) ?? []);
}
