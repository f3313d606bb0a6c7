import { fetchCards } from './fetch-cards.ts';
import { addHandle, readHandles, writeHandles } from './stored-handles.ts';

const storageKey = 'recently-viewed';

/** Cards in the row. */
const maxShown = 4;

const section = document.querySelector<HTMLElement>('[data-recently-viewed]');
if (section) {
  void showRecentlyViewed(section);
  // A page from the back/forward cache may show outdated cards.
  addEventListener('pageshow', ({ persisted }) => persisted && void showRecentlyViewed(section));
}

/** Stores the product of this page, and shows current cards of those viewed before. */
async function showRecentlyViewed(section: HTMLElement): Promise<void> {
  const { current, recentlyViewed = '' } = section.dataset;
  const seen = readHandles(storageKey);
  if (current !== undefined) writeHandles(storageKey, addHandle(seen, current, maxShown + 1));
  const others = seen.filter((handle) => handle !== current).slice(0, maxShown);
  const cards = await fetchCards(recentlyViewed, others).catch(() => []);
  section.querySelector('ul')?.replaceChildren(...cards);
  section.hidden = cards.length === 0;
}
