import { patchHtml } from '../patch-html.ts';
import { waitForPointerRelease } from '../pointer-release.ts';

/** Whether what has been fetched is out of date already, because something else is on its way. */
type IsStale = () => boolean;

const neverStale: IsStale = () => false;

/** Shows the cart beside the page, as the server draws it. Rejects when it cannot be had. */
export async function openDrawer(isStale = neverStale): Promise<void> {
  const fresh = (await readCart()).querySelector<HTMLDialogElement>('dialog');
  if (!fresh) throw new Error('no drawer');
  await waitForPointerRelease();
  if (isStale()) return;
  const shown = document.querySelector<HTMLDialogElement>('#cart-drawer');
  if (shown?.open) return replaceContent(shown, fresh);
  shown?.remove();
  document.body.append(document.adoptNode(fresh));
  fresh.showModal();
}

/** The cart as the drawer shows it. */
export function readCart(): Promise<Document> {
  return fetchPage(`${cartPath()}/drawer`);
}

/** Draws anew what is in sight of the cart. Rejects when it cannot be had. */
export async function refreshViews(isStale = neverStale): Promise<void> {
  const page = document.querySelector<HTMLElement>('[data-cart-page]');
  const fresh = page && (await fetchPage(cartPath())).querySelector('[data-cart-page]');
  await waitForPointerRelease();
  if (isStale()) return;
  if (page && fresh) replaceContent(page, fresh);
  if (document.querySelector('#cart-drawer[open]')) await openDrawer(isStale);
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

async function fetchPage(path: string): Promise<Document> {
  const answer = await fetch(path, { cache: 'no-store' });
  if (!answer.ok) throw new Error(String(answer.status));
  const page = new DOMParser().parseFromString(await answer.text(), 'text/html');
  for (const sheet of page.querySelectorAll<HTMLLinkElement>('link[rel="stylesheet"]')) await loadStyleSheet(sheet);
  return page;
}

/** Takes over a style sheet that this page does not have yet. */
async function loadStyleSheet({ href }: HTMLLinkElement): Promise<void> {
  const { pathname } = new URL(href, location.href);
  const known = [...document.querySelectorAll<HTMLLinkElement>('link[rel="stylesheet"]')];
  if (known.some((each) => new URL(each.href).pathname === pathname)) return;
  const link = document.createElement('link');
  link.rel = 'stylesheet';
  link.href = pathname;
  const loaded = new Promise((resolve) => {
    link.addEventListener('load', resolve);
    link.addEventListener('error', resolve);
  });
  document.head.append(link);
  await loaded;
}
