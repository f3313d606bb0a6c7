import { formatMessage } from '#messages/message.ts';
import { fetchCards } from './fetch-cards.ts';
import { onWishlistChange, readWishlist, toggleSaved } from './wishlist.ts';

/** Number of the latest update; the results of earlier ones are dropped. */
let latest = 0;

/** Position of the card that was removed and is still shown, from which focus moves on. */
let removedAt: number | null = null;

const page = document.querySelector<HTMLElement>('[data-wishlist]');
if (page) enableWishlist(page);

function enableWishlist(page: HTMLElement): void {
  const show = (): void => void showWishlist(page);
  onWishlistChange(show);
  page.querySelector('[data-retry]')?.addEventListener('click', show);
  page.addEventListener('click', ({ target }) => {
    const button = target instanceof Element ? target.closest<HTMLElement>('[data-remove]') : null;
    if (button) removeProduct(page, button);
  });
  show();
}

/** Shows current cards of the saved products; those that the shop no longer has are left out. */
async function showWishlist(page: HTMLElement): Promise<void> {
  latest += 1;
  const update = latest;
  const cards = await fetchCards(page.dataset['wishlist'] ?? '', readWishlist()).catch(() => null);
  if (update !== latest) return;
  const [saved, empty, failed] = ['[data-saved]', '[data-empty]', '.failed'].map((part) =>
    page.querySelector<HTMLElement>(part),
  );
  if (failed) failed.hidden = cards !== null;
  if (saved) saved.hidden = cards?.length === 0;
  if (empty) empty.hidden = cards?.length !== 0;
  for (const card of cards ?? []) addRemoveButton(page, card);
  // When the cards could not be fetched, old prices are removed too.
  page.querySelector('.product-grid ul')?.replaceChildren(...(cards ?? []));
  restoreFocus(page);
}

function addRemoveButton(page: HTMLElement, card: HTMLElement): void {
  const template = page.querySelector('template');
  const article = card.querySelector('article');
  const button = template && document.importNode(template.content, true).querySelector('button');
  if (!button || !article) return;
  button.dataset['remove'] = card.dataset['handle'];
  button.ariaLabel = messageOf(page, 'remove', titleOf(card));
  article.append(button);
}

function titleOf(card: Element | null): string {
  return card?.querySelector('h3')?.textContent.trim() ?? '';
}

function messageOf({ dataset }: HTMLElement, name: 'remove' | 'removed', title: string): string {
  return formatMessage(JSON.parse(dataset['messages'] ?? '{}')[name], document.documentElement.lang, { title });
}

function removeProduct(page: HTMLElement, button: HTMLElement): void {
  const card = button.closest('li');
  const title = titleOf(card);
  removedAt = [...page.querySelectorAll('[data-remove]')].indexOf(button);
  if (!toggleSaved(button.dataset['remove'] ?? '')) return;
  const status = page.querySelector('[role="status"]');
  if (status) status.textContent = messageOf(page, 'removed', title);
}

/** Moves focus from a removed card to the next one, else to the heading. */
function restoreFocus(page: HTMLElement): void {
  if (removedAt === null) return;
  const buttons = page.querySelectorAll<HTMLElement>('.product-grid [data-remove]');
  const heading = page.querySelector('h1');
  if (heading) heading.tabIndex = -1;
  (buttons[Math.min(removedAt, buttons.length - 1)] ?? heading)?.focus({ preventScroll: true });
  removedAt = null;
}
