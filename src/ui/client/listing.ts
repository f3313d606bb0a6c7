import { takeOver } from './listing-parts.ts';
import { settle } from './redraw.ts';
import { released } from './release.ts';
import { addressOf, formOf, linkOf } from './listing-events.ts';

const listing = document.querySelector('.listing');
if (listing instanceof HTMLElement) enhance(listing);

/** Filters and sorts in place: fetches the address a form or link leads to and takes over what changed. */
function enhance(root: HTMLElement): void {
  const show = latestOnly(root);
  const apply = (form: HTMLFormElement): void => {
    settle(form, new FormData(form));
    show(addressOf(form), 'push');
  };
  root.classList.add('live');
  root.addEventListener('change', ({ target }) => {
    const form = formOf(target);
    if (form) apply(form);
  });
  root.addEventListener('submit', (event) => {
    const form = formOf(event.target);
    if (!form) return;
    event.preventDefault();
    if (form.matches(':popover-open')) form.hidePopover();
    apply(form);
  });
  root.addEventListener('click', (event) => {
    const link = linkOf(event);
    if (!link) return;
    event.preventDefault();
    show(link.href, 'push');
  });
  addEventListener('popstate', () => show(location.href, 'keep'));
}

type History = 'push' | 'keep';

/** Shows the listing at an address; a later call ends one that still runs. */
function latestOnly(root: HTMLElement): (url: string, history: History) => void {
  let running = new AbortController();
  return (url, history) => {
    running.abort();
    running = new AbortController();
    void update(root, url, { signal: running.signal, history });
  };
}

interface Call {
  readonly signal: AbortSignal;
  readonly history: History;
}

/** What cannot be shown in place is left to the browser. */
async function update(root: HTMLElement, url: string, call: Call): Promise<void> {
  root.ariaBusy = 'true';
  try {
    const fresh = await listingAt(url, call.signal);
    if (!fresh) return location.assign(url);
    await released();
    if (call.signal.aborted) return;
    if (call.history === 'push') history.pushState(null, '', url);
    takeOver(root, fresh);
    root.ariaBusy = null;
  } catch {
    if (!call.signal.aborted) location.assign(url);
  }
}

async function listingAt(url: string, signal: AbortSignal): Promise<Element | null> {
  const response = await fetch(url, { signal });
  if (!response.ok || response.redirected) return null;
  return new DOMParser().parseFromString(await response.text(), 'text/html').querySelector('.listing');
}
