import { takesText } from './text-input.ts';
import { showCartCount } from './cart/cart-count.ts';
import { enhanceCart, followCartEvents } from './cart/cart-forms.ts';

showCartCount();
followCartEvents();
addEventListener('pageshow', () => showCartCount());
enhanceCart();
enhanceSearchBoxes();
focusSearchBySlash();
hideLauncherWhileScrollingDown();

/** Loads what makes search boxes suggest when the first of them is used. */
export function enhanceSearchBoxes(): void {
  const enhance = (target: EventTarget | null): void => {
    if (!(target instanceof HTMLInputElement) || !target.form?.matches('[data-suggest]')) return;
    void import('./search/suggestions.ts').then(({ enableSuggestions }) => enableSuggestions(target));
  };
  addEventListener('focusin', ({ target }) => enhance(target));
  enhance(document.activeElement);
}

/** `/` puts the cursor into the first search box in sight, or leads to the page that has one. */
function focusSearchBySlash(): void {
  addEventListener('keydown', (event) => {
    const [target] = event.composedPath();
    if (event.key !== '/' || event.ctrlKey || event.metaKey || event.altKey || event.isComposing) return;
    if (takesText(target)) return;
    if (document.querySelector('dialog:modal')) return;
    const boxes = [...document.querySelectorAll<HTMLInputElement>('.search-box input')];
    const control = boxes.find((box) => box.checkVisibility()) ?? document.querySelector<HTMLElement>('.search-link');
    if (!control) return;
    event.preventDefault();
    if (control instanceof HTMLInputElement) control.select();
    control.focus();
  });
}

/** Pixels; less is no direction yet. */
const scrollThreshold = 8;

/**
 * The launcher covers what is read next; scrolling up or to an end of the page brings it back, except where it would
 * cover a control.
 */
function hideLauncherWhileScrollingDown(): void {
  const launcher = document.querySelector('.launcher');
  let before = scrollY;
  const update = (): void => {
    if (Math.abs(scrollY - before) < scrollThreshold) return;
    const isAtEnd = scrollY + innerHeight >= document.documentElement.scrollHeight - scrollThreshold;
    launcher?.classList.toggle('away', scrollY > before && !isAtEnd);
    before = scrollY;
  };
  const uncover = (): void => {
    if (launcher && coversControl(launcher)) launcher.classList.add('away');
  };
  addEventListener('scroll', update, { passive: true });
  addEventListener('scrollend', uncover);
  addEventListener('load', uncover);
}

/** Whether a control of the page has a part below an element; links are large or have others beside them. */
function coversControl(element: Element): boolean {
  const { left, top, right, bottom } = element.getBoundingClientRect();
  return [...document.querySelectorAll('main :is(button,input,select,textarea,label,summary)')].some((control) => {
    const box = control.getBoundingClientRect();
    return box.right > left && box.left < right && box.bottom > top && box.top < bottom && control.checkVisibility();
  });
}
