import { showCartCount } from './cart/cart-count.ts';
import { enhanceCart, followCartEvents } from './cart/cart-forms.ts';

showCartCount();
followCartEvents();
addEventListener('pageshow', () => showCartCount());
enhanceCart();
enhanceSearchBoxes();

/** Loads what makes search boxes suggest when the first of them is used. */
export function enhanceSearchBoxes(): void {
  const enhance = (target: EventTarget | null): void => {
    if (!(target instanceof HTMLInputElement) || !target.form?.matches('[data-suggest]')) return;
    void import('./search/suggestions.ts').then(({ enableSuggestions }) => enableSuggestions(target));
  };
  addEventListener('focusin', ({ target }) => enhance(target));
  enhance(document.activeElement);
}
