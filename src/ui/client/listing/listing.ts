import { commitFields, patchHtml } from '../patch-html.ts';
import { waitForPointerRelease } from '../pointer-release.ts';
import { filterFormOf, formUrl, listingLinkOf } from './listing-form.ts';

const listing = document.querySelector('.listing');
if (listing instanceof HTMLElement) enhanceListing(listing);

/** Filters and sorts in place: fetches the address a form or link leads to and takes over what changed. */
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

/** Shows the listing at an address; a later call ends one that still runs. */
function showLatest(root: HTMLElement): (url: string, history: HistoryMode) => void {
  let running = new AbortController();
  return (url, history) => {
    running.abort();
    running = new AbortController();
    void update(root, url, { signal: running.signal, history });
  };
}

interface ListingRequest {
  readonly signal: AbortSignal;
  readonly history: HistoryMode;
}

/** What cannot be shown in place is left to the browser. */
async function update(root: HTMLElement, url: string, request: ListingRequest): Promise<void> {
  root.ariaBusy = 'true';
  try {
    const fresh = await fetchListing(url, request.signal);
    if (!fresh) return location.assign(url);
    await waitForPointerRelease();
    if (request.signal.aborted) return;
    if (request.history === 'push') history.pushState(null, '', url);
    patchListing(root, fresh);
    root.ariaBusy = null;
  } catch {
    if (!request.signal.aborted) location.assign(url);
  }
}

async function fetchListing(url: string, signal: AbortSignal): Promise<Element | null> {
  const response = await fetch(url, { signal });
  if (!response.ok || response.redirected) return null;
  return new DOMParser().parseFromString(await response.text(), 'text/html').querySelector('.listing');
}

const partSelectors = ['.filter-button', '.sort', '.facets .dialog-body', '.facets .dialog-foot', '.results'];

/** Takes over the contents of a fresh listing; the sheet of filters stays open. The keyboard's last resort is the count. */
export function patchListing(root: HTMLElement, fresh: Element): void {
  const draw = (): void => {
    for (const part of partSelectors) {
      const [old, next] = [root.querySelector(part), fresh.querySelector(part)];
      if (old && next) old.replaceChildren(...next.childNodes);
    }
    announceCount(root, fresh);
  };
  patchHtml(root, draw, '.count');
}

/** The count is a live region: its text is set once and only when it changed. */
function announceCount(root: Element, fresh: Element): void {
  const count = root.querySelector('.count');
  const text = fresh.querySelector('.count')?.textContent ?? '';
  if (count && count.textContent !== text) count.textContent = text;
}
