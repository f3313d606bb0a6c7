import { maxRequestedHandles } from '#shop/product/requested-handles.ts';
import { fetchPage } from '../fetch-page.ts';

/**
 * Fetches the current cards of products in the order of the handles; products that no longer exist are left out.
 * `path`: where the server renders cards. Rejects when it fails to.
 */
export async function fetchCards(path: string, handles: readonly string[]): Promise<readonly HTMLElement[]> {
  const starts = handles.keys().filter((index) => index % maxRequestedHandles === 0);
  const parts = starts.map((start) => fetchPart(path, handles.slice(start, start + maxRequestedHandles)));
  return (await Promise.all(parts)).flat();
}

async function fetchPart(path: string, handles: readonly string[]): Promise<readonly HTMLElement[]> {
  const parameters = new URLSearchParams(handles.map((handle) => ['handle', handle]));
  const page = await fetchPage(`${path}?${parameters.toString()}`);
  const cards = new Map(
    [...page.querySelectorAll<HTMLElement>('[data-handle]')].map((card) => [card.dataset['handle'], card]),
  );
  return handles.flatMap((handle) => cards.get(handle) ?? []);
}
