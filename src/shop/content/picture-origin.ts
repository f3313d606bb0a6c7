/**
 * The origin of an address, such as `https://cdn.example.com`, by which a content security policy allows pictures from
 * there; null for an address that is not of the web, and for a host that would mean more than itself in a policy (`*`,
 * `;`).
 */
export function pictureOrigin(address: string): string | null {
  const url = URL.parse(address);
  const isOfWeb = url?.protocol === 'https:' || url?.protocol === 'http:';
  return isOfWeb && exactOrigin.test(url.origin) ? url.origin : null;
}

const exactOrigin = /^https?:\/\/[a-z0-9_-]+(?:\.[a-z0-9_-]+)*\.?(?::\d{1,5})?$/u;
