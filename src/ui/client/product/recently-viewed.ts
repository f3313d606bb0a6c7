import { fetchCards } from './fetch-cards.ts';
import { addHandle, readHandles, writeHandles } from './stored-handles.ts';

const storageKey = 'recently-viewed';

/** Cards in the row. */
const maxShown = 4;

const section = document.querySelector<HTMLElement>('[data-recently-viewed]');
if (section) {
  void showRecentlyViewed(section);
  // What a page from the back/forward cache shows may have changed since.
  addEventListener('pageshow', ({ persisted }) => persisted && void showRecentlyViewed(section));
}

/** Remembers this page's product, and fills the section with those seen before, as they are now. */
async function showRecentlyViewed(section: HTMLElement): Promise<void> {
  const { current, recentlyViewed = '' } = section.dataset;
  const seen = readHandles(storageKey);
  if (current !== undefined) writeHandles(storageKey, addHandle(seen, current, maxShown + 1));
  const others = seen.filter((handle) => handle !== current).slice(0, maxShown);
  const cards = await fetchCards(recentlyViewed, others).catch(() => []);
  section.querySelector('ul')?.replaceChildren(...cards);
  section.hidden = cards.length === 0;
}
