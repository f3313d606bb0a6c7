/** A product that the visitor has looked at, as kept in the browser and nowhere else. No price: it would grow old. */
export interface ViewedProduct {
  readonly handle: string;
  readonly title: string;
  readonly href: string;
  readonly image: string | null;
}

/** How many are kept: a row, and one more for the product of the page itself. */
const maxProducts = 5;

/** Reads what was kept; whatever is not of this shape, or leads off this site, is left out. */
export function parseViewedProducts(text: string | null): readonly ViewedProduct[] {
  const value = parseJson(text);
  return Array.isArray(value) ? value.filter(isViewedProduct) : [];
}

/** The list with a product at its head, once. */
export function addViewedProduct(list: readonly ViewedProduct[], product: ViewedProduct): readonly ViewedProduct[] {
  return [product, ...list.filter(({ handle }) => handle !== product.handle)].slice(0, maxProducts);
}

function parseJson(text: string | null): unknown {
  try {
    return JSON.parse(text ?? '[]');
  } catch {
    return [];
  }
}

function isViewedProduct(value: unknown): value is ViewedProduct {
  if (typeof value !== 'object' || value === null) return false;
  const { handle, title, href, image } = value as Partial<Record<keyof ViewedProduct, unknown>>;
  return (
    typeof handle === 'string' && typeof title === 'string' && isPath(href) && (image === null || isAddress(image))
  );
}

function isPath(value: unknown): boolean {
  return typeof value === 'string' && /^\/[^/\\]/.test(value);
}

function isAddress(value: unknown): boolean {
  return isPath(value) || (typeof value === 'string' && value.startsWith('https://'));
}
