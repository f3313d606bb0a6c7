/** Loads what makes search boxes suggest when the first of them is used. */
export function enhanceSearchBoxes(): void {
  const take = (target: EventTarget | null): void => {
    if (!(target instanceof HTMLInputElement) || !target.form?.matches('[data-suggest]')) return;
    void import('./search-suggest.ts').then(({ suggestFor }) => suggestFor(target));
  };
  addEventListener('focusin', ({ target }) => take(target));
  take(document.activeElement);
}
