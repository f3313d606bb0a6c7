/** Cookies with the `__Host-` prefix require https; on http://localhost they have plain names. */
export function cookieName(name: string, secure: boolean): string {
  return secure ? `__Host-${name}` : name;
}

/** The value of a cookie in a `Cookie` header; null where it is missing or malformed. */
export function readCookie(header: string | null, name: string): string | null {
  const pairs = (header ?? '').split(';').map((pair) => pair.trim());
  const pair = pairs.find((each) => each.startsWith(`${name}=`));
  return pair === undefined ? null : decode(pair.slice(name.length + 1));
}

export interface CookieOptions {
  readonly secure: boolean;
  /** Lifetime in seconds; 0 deletes the cookie. */
  readonly seconds: number;
  /** Scripts may read it. */
  readonly readable?: true;
}

/** A `Set-Cookie` value for the whole site. */
export function writeCookie(name: string, value: string, { secure, seconds, readable }: CookieOptions): string {
  const hidden = readable ? '' : '; HttpOnly';
  const attributes = `Path=/${hidden}; SameSite=Lax; Max-Age=${seconds}${secure ? '; Secure' : ''}`;
  return `${name}=${encodeURIComponent(value)}; ${attributes}`;
}

function decode(value: string): string | null {
  try {
    return decodeURIComponent(value);
  } catch {
    return null;
  }
}
