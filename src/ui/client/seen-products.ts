/** A product that the visitor has looked at, as kept in the browser and nowhere else. No price: it would grow old. */
export interface Seen {
  readonly handle: string;
  readonly title: string;
  readonly href: string;
  readonly image: string | null;
}

/** How many are kept: a row, and one more for the product of the page itself. */
const most = 5;

/** Reads what was kept; whatever is not of this shape, or leads off this site, is left out. */
export function parseSeen(text: string | null): readonly Seen[] {
  const value = parse(text);
  return Array.isArray(value) ? value.filter(isSeen) : [];
}

/** The list with a product at its head, once. */
export function withSeen(list: readonly Seen[], product: Seen): readonly Seen[] {
  return [product, ...list.filter(({ handle }) => handle !== product.handle)].slice(0, most);
}

function parse(text: string | null): unknown {
  try {
    return JSON.parse(text ?? '[]');
  } catch {
    return [];
  }
}

function isSeen(value: unknown): value is Seen {
  if (typeof value !== 'object' || value === null) return false;
  const { handle, title, href, image } = value as Partial<Record<keyof Seen, unknown>>;
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
