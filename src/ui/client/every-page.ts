import { showCartCount } from './cart/cart-count.ts';
import { enhanceCart, followCartEvents } from './cart/cart-forms.ts';
import { takesText } from './text-input.ts';

showCartCount();
followCartEvents();
addEventListener('pageshow', () => showCartCount());
enhanceCart();
enhanceSearchBoxes();
focusSearchBySlash();
closeMenusWithoutFocus();
hideLauncherOnScroll();
hideBrokenPictures();

/** Loads the script for search suggestions when a search box is first used. */
function enhanceSearchBoxes(): void {
  const enhance = (target: EventTarget | null): void => {
    if (!(target instanceof HTMLInputElement) || !target.form?.matches('[data-suggest]')) return;
    void import('./search/suggestions.ts').then(({ enableSuggestions }) => enableSuggestions(target));
  };
  addEventListener('focusin', ({ target }) => enhance(target));
  enhance(document.activeElement);
}

/** `/` focuses the first visible search box, or the link to the search page. */
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

/** Closes a menu that the focus has left, and the assistant's panel where it covers what has the focus. */
function closeMenusWithoutFocus(): void {
  addEventListener('focusin', ({ target }) => {
    if (!(target instanceof Element)) return;
    for (const menu of document.querySelectorAll<HTMLElement>('[popover]:popover-open')) {
      if (menu.contains(target) || target.closest(`[popovertarget="${menu.id}"]`)) continue;
      if (menu.popover !== 'manual') menu.hidePopover();
      // The browser has scrolled to the target by the next frame.
      else if (!target.closest('dialog, [popover]')) requestAnimationFrame(() => hideInFrontOf(target, menu));
    }
  });
}

function hideInFrontOf(target: Element, panel: HTMLElement): void {
  const [{ left, top, right, bottom }, over] = [target.getBoundingClientRect(), panel.getBoundingClientRect()];
  if (left >= over.left && top >= over.top && right <= over.right && bottom <= over.bottom) panel.hidePopover();
}

/** Leaves the tile of a picture that cannot be loaded plain: browsers draw a frame and a torn sheet over it. */
function hideBrokenPictures(): void {
  const mark = ({ type, target }: Event): void => {
    if (target instanceof HTMLImageElement) target.classList.toggle('broken', type === 'error');
  };
  for (const type of ['error', 'load']) addEventListener(type, mark, true);
  for (const image of document.images)
    if (image.complete && image.src && image.naturalWidth === 0) image.classList.add('broken');
}

/** Pixels; a shorter movement has no direction yet. */
const scrollThreshold = 8;

/**
 * Hides the assistant's launcher, which would cover what is read next. Scrolling up or to the end of the page shows it
 * again, except where it would cover a control.
 */
function hideLauncherOnScroll(): void {
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

/** Whether an element overlaps a visible control of the page. Links do not count: most are large enough to stay clickable. */
function coversControl(element: Element): boolean {
  const { left, top, right, bottom } = element.getBoundingClientRect();
  return [...document.querySelectorAll('main :is(button,input,select,textarea,label,summary)')].some((control) => {
    const box = control.getBoundingClientRect();
    return box.right > left && box.left < right && box.bottom > top && box.top < bottom && control.checkVisibility();
  });
}
