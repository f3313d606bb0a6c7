import { resetAdding, showAdding } from './add-feedback.ts';
import type * as changes from './cart-changes.ts';
import { showCartCount } from './cart-count.ts';

/**
 * Takes over the forms that change the cart, and the link to it. What they do is loaded while the browser is idle, at
 * the latest with the first sign of intent; whatever goes wrong, forms are sent and links followed as if this were not
 * here.
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

/** After the page itself, so that nothing of it waits. */
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
  const leave = (): void => {
    resetAdding(submitter);
    nativeForms.add(form);
    form.requestSubmit(submitter);
  };
  if (loaded) loaded.submitCart(form, submitter);
  else load().then(({ submitCart }) => submitCart(form, submitter), leave);
}

/** A product that cannot be added without choosing is asked about in a dialog; else its link leads to its page. */
function handleChooseClick(event: MouseEvent): void {
  const link = event.target instanceof Element ? event.target.closest<HTMLAnchorElement>('a[data-choose]') : null;
  if (!link || event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
  event.preventDefault();
  import('../product/options-sheet.ts')
    .then(({ openOptionsSheet }) => openOptionsSheet(link))
    .catch(() => location.assign(link.href));
}

function handleLinkClick(event: MouseEvent): void {
  const link = cartLink(event.target);
  if (!link || event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
  if (location.pathname === link.pathname) return;
  event.preventDefault();
  load()
    .then(({ openCart }) => openCart())
    .catch(() => location.assign(link.href));
}

/** Forms that are left to the browser, because what would send them could not be loaded. */
const nativeForms = new WeakSet<HTMLFormElement>();

/**
 * Other tabs tell of changes by the storage they share, the assistant by an event; a page that comes back from the
 * cache looks again.
 */
function syncWithOtherTabs(): void {
  const refresh = (): void => {
    showCartCount();
    if (document.querySelector('[data-cart-page], #cart-drawer[open]'))
      void load().then(({ refreshCart }) => refreshCart());
  };
  document.addEventListener('cart:changed', () => void load().then(({ syncCart }) => syncCart()));
  addEventListener('storage', ({ key }) => key === 'cart' && refresh());
  addEventListener('pageshow', ({ persisted }) => persisted && refresh());
}

/** Once it is there, forms are taken in the turn of their click: a later one would read what has been drawn since. */
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

/** Shows what another script says of the cart, by the event `cart:changed` with the number of pieces in it. */
export function followCartEvents(): void {
  document.addEventListener('cart:changed', (event) => {
    const count: unknown = event instanceof CustomEvent ? event.detail?.count : null;
    if (typeof count !== 'number') return;
    // The answer that changed the cart had begun before, so its headers could not tell.
    const secure = location.protocol === 'https:' ? '; Secure' : '';
    document.cookie = `cart_count=${count}; Path=/; Max-Age=${cookieMaxAgeSeconds}; SameSite=Lax${secure}`;
    showCartCount();
    import('./cart-changes.ts').then(({ refreshCart }) => refreshCart()).catch(() => undefined);
  });
}
