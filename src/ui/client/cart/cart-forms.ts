import { resetAdding, showAdding } from './add-feedback.ts';
import type * as changes from './cart-changes.ts';
import { openInstead } from '../open-instead.ts';
import { isPlainClick } from '../plain-click.ts';
import { cardEnd, hideProblemNotice } from '../problem-notice.ts';
import { showCartCount } from './cart-count.ts';

/**
 * Handles the forms that change the cart, and the link to it. The script that does so is loaded while the browser is
 * idle, at the latest when one of them is touched, hovered or focused. When it fails, the browser sends the form or
 * follows the link.
 */
export function enhanceCart(): void {
  for (const hint of ['pointerover', 'focusin', 'touchstart'])
    document.addEventListener(hint, preloadOnIntent, { passive: true });
  document.addEventListener('submit', handleSubmit);
  document.addEventListener('click', handleLinkClick);
  document.addEventListener('click', handleChooseClick);
  document.addEventListener('change', ({ target }) => {
    const isQuantity = target instanceof HTMLInputElement && target.matches('.cart-line [name="quantity"]');
    if (isQuantity) target.form?.requestSubmit();
  });
  syncWithOtherTabs();
  preloadWhenIdle();
}

/** Waits for the `load` event, so that the page itself loads first. */
function preloadWhenIdle(): void {
  if (document.readyState !== 'complete') return addEventListener('load', preloadWhenIdle, { once: true });
  if ('requestIdleCallback' in globalThis) requestIdleCallback(() => void load().catch(() => undefined));
}

function preloadOnIntent({ target }: Event): void {
  if (cartForm(target) || cartLink(target)) void load();
}

function handleSubmit(event: SubmitEvent): void {
  const form = cartForm(event.target);
  if (!form || event.defaultPrevented || nativeForms.has(form)) return;
  event.preventDefault();
  const { submitter } = event;
  showAdding(submitter);
  const sendByBrowser = (): void => {
    resetAdding(submitter);
    nativeForms.add(form);
    form.requestSubmit(submitter);
  };
  if (loaded) loaded.submitCart(form, submitter);
  else load().then(({ submitCart }) => submitCart(form, submitter), sendByBrowser);
}

/** Opens a dialog for the options of a product that cannot be added without choosing; when that fails, the product's page. */
function handleChooseClick(event: MouseEvent): void {
  const link = event.target instanceof Element ? event.target.closest<HTMLAnchorElement>('a[data-choose]') : null;
  if (!link || !isPlainClick(event)) return;
  event.preventDefault();
  chooseOptions(link);
}

function chooseOptions(link: HTMLAnchorElement): void {
  const at = { place: cardEnd(link) ?? link, where: 'beforeend' } as const;
  hideProblemNotice(at);
  import('../product/options-sheet.ts')
    .then(({ openOptionsSheet }) => openOptionsSheet(link))
    .catch(() => openInstead({ href: link.href, at, retry: () => chooseOptions(link) }));
}

function handleLinkClick(event: MouseEvent): void {
  const link = cartLink(event.target);
  if (!link || !isPlainClick(event)) return;
  if (location.pathname === link.pathname) return;
  event.preventDefault();
  const at = { place: link.closest('.site-header > *') ?? link, where: 'afterend' } as const;
  hideProblemNotice(at);
  load()
    .then(({ openCart }) => openCart())
    .catch(() => openInstead({ href: link.href, at, retry: () => link.click() }));
}

/** Forms that the browser sends, because the script for them could not be loaded. */
const nativeForms = new WeakSet<HTMLFormElement>();

/**
 * Updates the cart when another tab changes it (a `storage` event), when the assistant does (`cart:changed`), and when
 * the page is restored from the back/forward cache. A hidden tab waits until it is seen: what is new is said only once.
 */
function syncWithOtherTabs(): void {
  const refresh = (): void => {
    if (document.hidden) return document.addEventListener('visibilitychange', refresh, { once: true });
    showCartCount();
    if (document.querySelector('[data-cart-page], #cart-drawer[open]'))
      void load().then(({ refreshCart }) => refreshCart());
  };
  document.addEventListener('cart:changed', () => void load().then(({ syncCart }) => syncCart()));
  addEventListener('storage', ({ key }) => key === 'cart' && refresh());
  addEventListener('pageshow', ({ persisted }) => persisted && refresh());
}

/** Once set, a form is read in the same turn as its click, before anything else can change it. */
let loaded: typeof changes | undefined;

async function load(): Promise<typeof changes> {
  loaded ??= await import('./cart-changes.ts');
  return loaded;
}

function cartForm(target: EventTarget | null): HTMLFormElement | null {
  const form = target instanceof Element ? target.closest('form') : null;
  const path = document.querySelector<HTMLAnchorElement>('[data-cart-button]')?.pathname;
  // A control named `action` hides the form's own property.
  return form?.getAttribute('method') === 'post' && form.getAttribute('action') === path ? form : null;
}

function cartLink(target: EventTarget | null): HTMLAnchorElement | null {
  return target instanceof Element ? target.closest<HTMLAnchorElement>('[data-cart-button]') : null;
}

const cookieMaxAgeSeconds = 30 * 24 * 60 * 60;

/** Shows the number of items that another script reports by the event `cart:changed`. */
export function followCartEvents(): void {
  document.addEventListener('cart:changed', (event) => {
    const count: unknown = event instanceof CustomEvent ? event.detail?.count : null;
    if (typeof count !== 'number') return;
    // The stream that changed the cart had sent its headers before, so it could not set the cookie.
    const secure = location.protocol === 'https:' ? '; Secure' : '';
    document.cookie = `cart_count=${count}; Path=/; Max-Age=${cookieMaxAgeSeconds}; SameSite=Lax${secure}`;
    showCartCount();
    import('./cart-changes.ts').then(({ refreshCart }) => refreshCart()).catch(() => undefined);
  });
}
