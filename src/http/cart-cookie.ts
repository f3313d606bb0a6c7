import type { Visit } from './exchange.ts';

const keptSeconds = 30 * 24 * 60 * 60;

/** The reference of the visitor's cart, which only its cookie knows; null without one. */
export function readCartRef({ headers, url }: Visit): string | null {
  const name = nameFor(url);
  const pairs = (headers['cookie'] ?? '').split(';').map((pair) => pair.trim());
  const value = pairs.find((pair) => pair.startsWith(`${name}=`))?.slice(name.length + 1);
  return value ? decoded(value) : null;
}

/** `Set-Cookie` for a cart's reference: no script and no other site can use it. */
export function cartRefCookie({ url }: Visit, ref: string): string {
  const secure = url.protocol === 'https:' ? '; Secure' : '';
  const attributes = `Path=/; HttpOnly; SameSite=Lax; Max-Age=${keptSeconds}${secure}`;
  return `${nameFor(url)}=${encodeURIComponent(ref)}; ${attributes}`;
}

/** `__Host-` cookies need HTTPS; a shop tried out on http://localhost has the plain name. */
function nameFor({ protocol }: URL): string {
  return protocol === 'https:' ? '__Host-cart' : 'cart';
}

function decoded(value: string): string | null {
  try {
    return decodeURIComponent(value);
  } catch {
    return null;
  }
}
