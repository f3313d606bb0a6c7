import { parsePage } from '../fetch-page.ts';
import { openInstead } from '../open-instead.ts';
import { commitFields, patchHtml } from '../patch-html.ts';
import { waitForPointerRelease } from '../pointer-release.ts';
import type { NoticePlace } from '../problem-notice.ts';
import { filterFormOf, formUrl, listingLinkOf } from './listing-form.ts';

const listing = document.querySelector('.listing');
if (listing instanceof HTMLElement) enhanceListing(listing);

/** Filters and sorts in place: fetches the page that a form or link leads to and replaces the parts that differ. */
function enhanceListing(root: HTMLElement): void {
  const show = showLatest(root);
  const apply = (form: HTMLFormElement): void => {
    commitFields(form, new FormData(form));
    show(formUrl(form), 'push');
  };
  root.classList.add('live');
  root.addEventListener('change', ({ target }) => {
    const form = filterFormOf(target);
    if (form) apply(form);
  });
  root.addEventListener('submit', (event) => {
    const form = filterFormOf(event.target);
    if (!form) return;
    event.preventDefault();
    if (form.matches(':popover-open')) form.hidePopover();
    apply(form);
  });
  root.addEventListener('click', (event) => {
    const link = listingLinkOf(event);
    if (!link) return;
    event.preventDefault();
    show(link.href, 'push');
  });
  addEventListener('popstate', () => show(location.href, 'keep'));
}

type HistoryMode = 'push' | 'keep';

/** Returns a function that shows the listing at a URL; each call aborts the one before. */
function showLatest(root: HTMLElement): (url: string, history: HistoryMode) => void {
  let running = new AbortController();
  const show = (url: string, history: HistoryMode): void => {
    running.abort();
    running = new AbortController();
    const { signal } = running;
    update(root, url, { signal, history }).catch(() => {
      if (signal.aborted) return;
      root.ariaBusy = null;
      openInstead({ href: url, at: noticePlace(root), retry: () => show(url, history) });
    });
  };
  return show;
}

/** In the open filter sheet, or else above the products. */
function noticePlace(root: HTMLElement): NoticePlace {
  const sheet = root.querySelector('.facets:popover-open .dialog-body');
  return { place: sheet ?? root.querySelector('.results') ?? root, where: sheet ? 'beforeend' : 'afterbegin' };
}

interface ListingRequest {
  readonly signal: AbortSignal;
  readonly history: HistoryMode;
}

/** Rejects where the listing cannot be updated in place. */
async function update(root: HTMLElement, url: string, request: ListingRequest): Promise<void> {
  root.ariaBusy = 'true';
  const fresh = await fetchListing(url, request.signal);
  await waitForPointerRelease();
  if (request.signal.aborted) return;
  if (request.history === 'push') history.pushState(null, '', url);
  patchListing(root, fresh);
  root.ariaBusy = null;
}

async function fetchListing(url: string, signal: AbortSignal): Promise<Element> {
  const response = await fetch(url, { signal });
  const isListing = response.ok && !response.redirected;
  const listing = isListing ? parsePage(await response.text()).querySelector('.listing') : null;
  if (!listing) throw new Error(`no listing at ${url}`);
  return listing;
}

const partSelectors = ['.filter-button', '.sort', '.facets .dialog-body', '.facets .dialog-foot', '.results'];

/** Replaces the parts of the listing by those of a fresh one; an open filter sheet stays open. Focus that is lost goes to the count. */
function patchListing(root: HTMLElement, fresh: Element): void {
  const replaceParts = (): void => {
    for (const part of partSelectors) {
      const [old, next] = [root.querySelector(part), fresh.querySelector(part)];
      if (old && next) old.replaceChildren(...next.childNodes);
    }
    announceCount(root, fresh);
  };
  patchHtml(root, replaceParts, '.count');
}

/** The count is a live region: its text is set once and only when it changed. */
function announceCount(root: Element, fresh: Element): void {
  const count = root.querySelector('.count');
  const text = fresh.querySelector('.count')?.textContent ?? '';
  if (count && count.textContent !== text) count.textContent = text;
}
