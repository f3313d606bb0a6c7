/** Names of the draft cookie: over https, and on http://localhost. */
export const draftCookies = ['__Host-draft', 'draft'] as const;

/** A visit that carries a draft cookie, genuine or not, is shown no kept page and leaves none. */
export function carriesDraft(cookie: string | undefined): boolean {
  return cookie !== undefined && pattern.test(cookie);
}

const pattern = new RegExp(`(?:^|;\\s*)(?:${draftCookies.join('|')})=`);
