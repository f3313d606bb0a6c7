/**
 * The https origin of an address, such as `https://cdn.example.com`, by which a content security policy allows pictures
 * from there; null for an address that is not of the web, and for a host that would mean more than itself in a policy
 * (`*`, `;`). Pictures with http: are loaded by https: on pages of a shop with https.
 */
export function pictureOrigin(address: string): string | null {
  const url = URL.parse(address.replace(/^http:/iu, 'https:'));
  return url?.protocol === 'https:' && exactOrigin.test(url.origin) ? url.origin : null;
}

const exactOrigin = /^https:\/\/[a-z0-9_-]+(?:\.[a-z0-9_-]+)*\.?(?::\d{1,5})?$/u;
