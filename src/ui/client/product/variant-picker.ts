import { parsePage } from '../fetch-page.ts';
import { openInstead } from '../open-instead.ts';
import { waitForPointerRelease } from '../pointer-release.ts';
import {
  noticePlace,
  replaceKeepingFocus,
  type PressedVariant,
  pressedVariant,
  variantLink,
} from './pressed-variant.ts';
import { showSaved } from './wishlist-buttons.ts';

/**
 * Changes the variant in place: fetches the page that a value leads to and takes its pictures, price and form. When
 * that fails, the browser opens the page, if there is a connection.
 */
for (const type of ['click', 'change']) {
  document.addEventListener(type, (event) => {
    const choice = pressedVariant(event);
    if (!choice) return;
    event.preventDefault();
    choose(choice);
  });
}

function choose(choice: PressedVariant): void {
  changeVariant(choice).catch(() =>
    openInstead({ href: choice.href, at: noticePlace(choice), retry: () => choose(choice) }),
  );
}

for (const hint of ['pointerover', 'focusin']) {
  document.addEventListener(hint, (event) => {
    const link = variantLink(event);
    if (link) fetchPage(link.href).catch(() => undefined);
  });
}

const partSelectors = ['.gallery', '.info'] as const;
/** How long a prefetched page may be used: its prices and stock become outdated. */
const pageCacheMs = 60_000;
const pages = new Map<string, Promise<string>>();
let latest: PressedVariant | null = null;

async function changeVariant(choice: PressedVariant): Promise<void> {
  latest = choice;
  const html = await fetchPage(choice.href);
  await waitForPointerRelease();
  if (latest !== choice) return;
  const page = parsePage(html);
  replaceKeepingFocus(document, choice.control, () => {
    for (const part of partSelectors) replacePart(part, page);
  });
  showSaved();
  document.title = page.title;
  history.replaceState(history.state, '', choice.href);
  announceVariant(showOptionChanges(choice));
}

/** Explains beside each option that changed with the chosen one why it did; returns the sentences. */
function showOptionChanges({ changes }: PressedVariant): readonly string[] {
  const texts: ReadonlyMap<string, string> = new Map(Object.entries(JSON.parse(changes || '{}')));
  for (const group of document.querySelector('#buy')?.querySelectorAll<HTMLElement>('[data-option]') ?? []) {
    const text = texts.get(group.dataset['option'] ?? '');
    if (text === undefined) continue;
    const notice = document.createElement('p');
    notice.className = 'changed';
    notice.textContent = text;
    group.append(notice);
  }
  return [...texts.values()];
}

function fetchPage(href: string): Promise<string> {
  const known = pages.get(href);
  if (known) return known;
  const page = fetch(href).then((response) => {
    if (!response.ok) throw new Error(`${response.status} for ${href}`);
    return response.text();
  });
  pages.set(href, page);
  page.catch(() => pages.delete(href));
  setTimeout(() => pages.delete(href), pageCacheMs);
  return page;
}

/** Replaces a part of the page, the gallery only when its pictures differ, so that none is loaded again. */
function replacePart(part: (typeof partSelectors)[number], page: Document): void {
  const [old, now] = [document.querySelector(part), page.querySelector(part)];
  if (!old || !now) throw new Error(`no ${part}`);
  if (part === '.info') keepQuantity(old, now);
  if (pictureLinks(old) !== pictureLinks(now) || part === '.info') old.replaceWith(document.adoptNode(now));
}

function pictureLinks(part: Element): string {
  return [...part.querySelectorAll('a[data-zoom]')].map((link) => link.getAttribute('href')).join(' ');
}

function keepQuantity(old: Element, now: Element): void {
  const [from, to] = [old, now].map((part) => part.querySelector<HTMLInputElement>('.quantity input'));
  if (!from || !to) return;
  to.value = String(Math.max(Number(to.min), Math.min(from.valueAsNumber || 1, Number(to.max))));
  updateStepButtons(to);
}

function announceVariant(changes: readonly string[]): void {
  const status = document.querySelector('#product-status');
  const { summary = '' } = document.querySelector<HTMLElement>('.info')?.dataset ?? {};
  if (status) status.textContent = [...changes, summary].join(' ');
}

/** Handles the step buttons of quantities. Listens on the document, because parts of the page are replaced. */
document.addEventListener('click', ({ target }) => {
  const button = target instanceof Element ? target.closest<HTMLButtonElement>('.quantity [data-step]') : null;
  const input = button?.parentElement?.querySelector('input');
  if (!button || !input) return;
  input.stepUp(Number(button.dataset['step']));
  updateStepButtons(input);
});

document.addEventListener('input', ({ target }) => {
  if (target instanceof HTMLInputElement && target.matches('.quantity input')) updateStepButtons(target);
});

/** Disables the step buttons at the limits of the quantity. */
function updateStepButtons(input: HTMLInputElement): void {
  const [less, more] = input.parentElement?.querySelectorAll<HTMLButtonElement>('[data-step]') ?? [];
  if (less) less.disabled = input.valueAsNumber <= Number(input.min);
  if (more) more.disabled = input.valueAsNumber >= Number(input.max);
}
