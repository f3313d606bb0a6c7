import styles from './drawer.css?url&no-inline';
import { patchHtml } from '../patch-html.ts';
import { waitForPointerRelease } from '../pointer-release.ts';

/** Whether what has been fetched is out of date already, because something else is on its way. */
type IsStale = () => boolean;

const neverStale: IsStale = () => false;

/** A second click of a double click would land beside the drawer, which closes it. */
const doubleClickMs = 500;

/** Shows the cart beside the page, as the server draws it. Rejects when it cannot be had. */
export async function openDrawer(isStale = neverStale): Promise<void> {
  await showDrawer(await readCart(), isStale);
}

/** Shows a cart that has been read. Rejects when its styles cannot be had. */
export async function showDrawer(fresh: HTMLDialogElement, isStale = neverStale): Promise<void> {
  await Promise.all([waitForPointerRelease(), loadDrawerStyles()]);
  if (isStale()) return;
  const shown = findDrawer();
  if (!shown?.open) return openDialog(fresh);
  shown.ariaBusy = null;
  replaceContent(shown, fresh);
}

/** Opens the drawer before it is known what the cart contains. An open one stays as it is. */
export function openPendingDrawer(): void {
  const shell = document.querySelector<HTMLTemplateElement>('#cart-drawer-shell')?.content.firstElementChild;
  if (isDrawerOpen() || !shell) return;
  const drawer = document.importNode(shell, true);
  if (!(drawer instanceof HTMLDialogElement)) return;
  void loadDrawerStyles();
  openDialog(drawer);
}

/** Closes a drawer whose content has not come. */
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

/** The cart as the drawer shows it. */
export async function readCart(): Promise<HTMLDialogElement> {
  return parseDrawer(await fetchText(`${cartPath()}/drawer`));
}

/** Throws when the page contains no drawer. */
export function parseDrawer(html: string): HTMLDialogElement {
  const drawer = parsePage(html).querySelector('dialog');
  if (!drawer) throw new Error('no drawer');
  return drawer;
}

/** Draws anew what is in sight of the cart. Rejects when it cannot be had. */
export async function refreshViews(isStale = neverStale): Promise<void> {
  const page = document.querySelector<HTMLElement>('[data-cart-page]');
  const fresh = page && parsePage(await fetchText(cartPath())).querySelector('[data-cart-page]');
  await waitForPointerRelease();
  if (isStale()) return;
  if (page && fresh) replaceContent(page, fresh);
  if (isDrawerOpen()) await openDrawer(isStale);
}

function replaceContent(shown: HTMLElement, fresh: Element): void {
  removeRedundantMessage(shown, fresh);
  patchHtml(shown, () => shown.replaceChildren(...fresh.childNodes));
}

/** Makes no room for what the lines show themselves, since it would move the control that is being pressed again. */
function removeRedundantMessage(shown: Element, fresh: Element): void {
  const evident = fresh.querySelector('[data-evident]');
  const before = shown.querySelector('.cart-message');
  if (!before) evident?.remove();
  else if (before.querySelector('form')) evident?.replaceWith(before);
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
  // A region that has just been made is not listened to yet.
  setTimeout(() => (region.textContent = text), 100);
}

function cartPath(): string {
  return document.querySelector<HTMLAnchorElement>('[data-cart-button]')?.pathname ?? '';
}

async function fetchText(path: string): Promise<string> {
  const answer = await fetch(path, { cache: 'no-store' });
  if (!answer.ok) throw new Error(String(answer.status));
  return answer.text();
}

function parsePage(html: string): Document {
  return new DOMParser().parseFromString(html, 'text/html');
}

let drawerStyles: Promise<void> | undefined;

/** Styles of the drawer, which no page needs before; linked last, so that the page's own order of layers stays. */
export function loadDrawerStyles(): Promise<void> {
  drawerStyles ??= new Promise((resolve) => {
    const link = document.createElement('link');
    link.rel = 'stylesheet';
    link.href = styles;
    for (const event of ['load', 'error']) link.addEventListener(event, () => resolve(), { once: true });
    document.head.append(link);
  });
  return drawerStyles;
}
