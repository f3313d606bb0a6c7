import { onWishlistChange, readWishlist, toggleSaved } from './wishlist.ts';

/** Shows on the buttons within a part of the page whether their product is saved. */
export function showSaved(part: ParentNode = document): void {
  const saved = new Set(readWishlist());
  for (const button of part.querySelectorAll<HTMLElement>('[data-save]'))
    button.ariaPressed = String(saved.has(button.dataset['save'] ?? ''));
}

document.addEventListener('click', ({ target }) => {
  const button = target instanceof Element ? target.closest<HTMLButtonElement>('button[data-save]') : null;
  if (button && !toggleSaved(button.dataset['save'] ?? '')) showForbidden(button);
});

/** The button itself says why it cannot do anything. */
function showForbidden(button: HTMLButtonElement): void {
  const { forbidden = '' } = button.dataset;
  button.ariaLabel = forbidden;
  button.title = forbidden;
  button.disabled = true;
}

onWishlistChange(() => showSaved());
showSaved();
