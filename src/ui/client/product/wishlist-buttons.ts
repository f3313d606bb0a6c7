import { onWishlistChange, readWishlist, toggleSaved } from './wishlist.ts';

/** Sets the state of the wishlist buttons within a part of the page. */
export function showSaved(part: ParentNode = document): void {
  const saved = new Set(readWishlist());
  for (const button of part.querySelectorAll<HTMLElement>('[data-save]'))
    button.ariaPressed = String(saved.has(button.dataset['save'] ?? ''));
}

document.addEventListener('click', ({ target }) => {
  const button = target instanceof Element ? target.closest<HTMLButtonElement>('button[data-save]') : null;
  if (button && !toggleSaved(button.dataset['save'] ?? '')) showForbidden(button);
});

/** Disables the button and makes its label the reason. */
function showForbidden(button: HTMLButtonElement): void {
  const { forbidden = '' } = button.dataset;
  button.ariaLabel = forbidden;
  button.title = forbidden;
  button.disabled = true;
}

onWishlistChange(() => showSaved());
showSaved();
