import styles from './drawer.css?url&no-inline';
import { fetchPage } from '../fetch-page.ts';
import { loadStyles } from '../load-styles.ts';
import { patchHtml } from '../patch-html.ts';
import { waitForPointerRelease } from '../pointer-release.ts';

/** Whether a fetched cart is outdated, because another change is being sent. */
type IsStale = () => boolean;

const neverStale: IsStale = () => false;

/** The second click of a double click would land outside the drawer and close it. */
const doubleClickMs = 500;

/** Opens the cart drawer, or updates an open one. Rejects when the cart cannot be fetched. */
export async function openDrawer(isStale = neverStale): Promise<void> {
  await showDrawer(await fetchDrawer(), isStale);
}

/** Shows a fetched drawer. */
export async function showDrawer(fresh: HTMLDialogElement, isStale = neverStale): Promise<void> {
  await loadDrawerStyles();
  await waitForPointerRelease();
  if (isStale()) return;
  const shown = findDrawer();
  if (!shown?.open) return openDialog(fresh);
  shown.ariaBusy = null;
  replaceContent(shown, fresh);
}

/** Opens an empty drawer while the cart is being changed. An open one stays as it is. */
export function openPendingDrawer(): void {
  const shell = document.querySelector<HTMLTemplateElement>('#cart-drawer-shell')?.content.firstElementChild;
  if (isDrawerOpen() || !shell) return;
  const drawer = document.importNode(shell, true);
  if (!(drawer instanceof HTMLDialogElement)) return;
  void loadDrawerStyles();
  openDialog(drawer);
}

/** Closes a drawer that is still empty. */
export function closePendingDrawer(): void {
  const drawer = findDrawer();
  if (drawer?.ariaBusy) drawer.close();
}

function openDialog(drawer: HTMLDialogElement): void {
  findDrawer()?.remove();
  drawer.setAttribute('closedby', 'closerequest');
  setTimeout(() => drawer.setAttribute('closedby', 'any'), doubleClickMs);
  document.body.append(document.adoptNode(drawer));
  drawer.showModal();
}

function findDrawer(): HTMLDialogElement | null {
  return document.querySelector('dialog#cart-drawer');
}

export function isDrawerOpen(): boolean {
  return findDrawer()?.open === true;
}

export function isOnCartPage(): boolean {
  return document.querySelector('[data-cart-page]') !== null;
}

/** Asks for the cookies of the cart alone: a page with the cart would say what is new to somebody who does not see it. */
export async function updateCartCookies(): Promise<void> {
  await fetch(`${cartPath()}/drawer`, { method: 'HEAD', cache: 'no-store' });
}

/** Fetches the drawer with the current cart. */
async function fetchDrawer(): Promise<HTMLDialogElement> {
  return drawerOf(await fetchUncached(`${cartPath()}/drawer`));
}

/** The drawer that a page consists of. Throws when it has none. */
export function drawerOf(page: Document): HTMLDialogElement {
  const drawer = page.querySelector('dialog');
  if (!drawer) throw new Error('no drawer');
  return drawer;
}

/** Updates the cart page and an open drawer. Rejects when the cart cannot be fetched. */
export async function refreshViews(isStale = neverStale): Promise<void> {
  const page = document.querySelector<HTMLElement>('[data-cart-page]');
  const fresh = page && (await fetchUncached(cartPath())).querySelector('[data-cart-page]');
  await waitForPointerRelease();
  if (isStale()) return;
  if (page && fresh) replaceContent(page, fresh);
  if (isDrawerOpen()) await openDrawer(isStale);
}

function replaceContent(shown: HTMLElement, fresh: Element): void {
  removeRedundantMessage(shown, fresh);
  keepRemovedItems(shown, fresh);
  patchHtml(shown, () => shown.replaceChildren(...fresh.childNodes));
}

/** Drops a message about what a line shows itself: it would move the control that the visitor is about to press again. */
function removeRedundantMessage(shown: Element, fresh: Element): void {
  const evident = fresh.querySelector('[data-evident]');
  const before = shown.querySelector('.cart-message');
  if (!before) evident?.remove();
  else if (before.querySelector('form')) evident?.replaceWith(before);
}

/** What was removed is said once by the server, and stays in sight while the cart is: its controls stay where they are. */
function keepRemovedItems(shown: Element, fresh: Element): void {
  const before = shown.querySelector('.cart-removed:not([hidden])');
  if (before) fresh.querySelector('.cart-removed[hidden]')?.replaceWith(before);
}

/** Announces a message to screen readers, unless another one is being announced. */
export function announce(text: string): void {
  const place = document.querySelector('dialog[open]') ?? document.body;
  let status = document.querySelector('#cart-status');
  if (!status || status.parentElement !== place) {
    status?.remove();
    status = document.createElement('p');
    status.id = 'cart-status';
    status.className = 'hidden-text';
    status.role = 'status';
    place.append(status);
  }
  const region = status;
  // Screen readers do not yet observe a region that was just inserted.
  setTimeout(() => (region.textContent = text), 100);
}

function cartPath(): string {
  return document.querySelector<HTMLAnchorElement>('[data-cart-button]')?.pathname ?? '';
}

function fetchUncached(path: string): Promise<Document> {
  return fetchPage(path, { cache: 'no-store' });
}

/** Loads the styles of the drawer, which no page needs before it is opened. */
export function loadDrawerStyles(): Promise<void> {
  return loadStyles(styles);
}
