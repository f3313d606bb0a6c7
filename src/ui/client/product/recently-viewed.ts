import { parseViewedProducts, addViewedProduct, type ViewedProduct } from './viewed-products.ts';

const storageKey = 'recently-viewed';

const section = document.querySelector<HTMLElement>('[data-recently-viewed]');
if (section) showRecentlyViewed(section);

/** Fills the section with what was seen before and remembers this page's product. */
function showRecentlyViewed(section: HTMLElement): void {
  const seen = parseViewedProducts(readStorage());
  const [current] = parseViewedProducts(`[${section.dataset['current'] ?? ''}]`);
  const others = seen.filter(({ handle }) => handle !== current?.handle).slice(0, 4);
  const template = section.querySelector('template');
  const list = section.querySelector('ul');
  if (template && list) list.append(...others.map((product) => renderCard(template, product)));
  section.hidden = others.length === 0;
  if (current) writeStorage(addViewedProduct(seen, current));
}

function renderCard(template: HTMLTemplateElement, { title, href, image }: ViewedProduct): DocumentFragment {
  const copy = document.importNode(template.content, true);
  const [link, picture] = [copy.querySelector('a'), copy.querySelector('img')];
  link?.setAttribute('href', href);
  link?.append(title);
  if (image === null) picture?.remove();
  else picture?.setAttribute('src', image);
  return copy;
}

/** Storage may be forbidden or full: then nothing is remembered, and nothing else depends on it. */
function readStorage(): string | null {
  try {
    return localStorage.getItem(storageKey);
  } catch {
    return null;
  }
}

function writeStorage(seen: readonly ViewedProduct[]): void {
  try {
    localStorage.setItem(storageKey, JSON.stringify(seen));
  } catch {
    // Seen products are a convenience: without storage there are none.
  }
}
