import { keepFocus } from './keep-focus.ts';

/** Shows the cart beside the page, as the server draws it. Rejects when it cannot be had. */
export async function openDrawer(): Promise<void> {
  const fresh = (await fetchPage(`${cartPath()}/drawer`)).querySelector<HTMLDialogElement>('dialog');
  if (!fresh) throw new Error('no drawer');
  const shown = document.querySelector<HTMLDialogElement>('#cart-drawer');
  if (shown?.open) return keepFocus(shown, () => shown.replaceChildren(...fresh.childNodes));
  shown?.remove();
  document.body.append(document.adoptNode(fresh));
  fresh.showModal();
}

/** Draws anew what is in sight of the cart. Rejects when it cannot be had. */
export async function refreshViews(): Promise<void> {
  const page = document.querySelector<HTMLElement>('[data-cart-page]');
  const fresh = page && (await fetchPage(cartPath())).querySelector('[data-cart-page]');
  if (page && fresh) keepFocus(page, () => page.replaceChildren(...fresh.childNodes));
  if (document.querySelector('#cart-drawer[open]')) await openDrawer();
}

/** Tells those who do not see it, when nothing else is being said. */
export function say(text: string): void {
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
  await Promise.all([...page.querySelectorAll<HTMLLinkElement>('link[rel="stylesheet"]')].map(takeStyles));
  return page;
}

/** Takes over a style sheet that this page does not have yet. */
function takeStyles({ href }: HTMLLinkElement): Promise<unknown> | null {
  const { pathname } = new URL(href, location.href);
  const known = [...document.querySelectorAll<HTMLLinkElement>('link[rel="stylesheet"]')];
  if (known.some((each) => new URL(each.href).pathname === pathname)) return null;
  const link = document.createElement('link');
  link.rel = 'stylesheet';
  link.href = pathname;
  const loaded = new Promise((resolve) => {
    link.addEventListener('load', resolve);
    link.addEventListener('error', resolve);
  });
  document.head.append(link);
  return loaded;
}
