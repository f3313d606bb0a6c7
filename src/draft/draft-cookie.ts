import { z } from 'zod';
import type { DraftVisit } from './draft-visit.ts';
import type { Seal } from './seal.ts';

/** Names of the draft cookie: over https, and on http://localhost. */
export const draftCookies = ['__Host-draft', 'draft'] as const;

/** A visit that carries a draft cookie, genuine or not, is shown no kept page and leaves none. */
export function carriesDraft(cookie: string | undefined): boolean {
  return cookie !== undefined && pattern.test(cookie);
}

const pattern = new RegExp(`(?:^|;\\s*)(?:${draftCookies.join('|')})=`);

/** `https`: the shop is known under it. `framed`: other sites may show the shop's drafts in a frame. */
export interface CookieRules {
  readonly https: boolean;
  readonly framed: boolean;
}

/** The `Set-Cookie` that keeps a visit in draft mode to its end, or ends it: null. `now` in epoch seconds. */
export function writeDraftCookie(
  visit: DraftVisit | null,
  seal: Seal,
  { https, framed, now }: CookieRules & { readonly now: number },
): string {
  const [secureName, plainName] = draftCookies;
  const value = visit ? seal.close([visit.until, visit.linksUntil]) : '';
  const age = visit ? Math.max(0, visit.until - now) : 0;
  const reach = framed ? 'SameSite=None; Partitioned' : 'SameSite=Lax';
  const secure = https ? '; Secure' : '';
  return `${https ? secureName : plainName}=${value}; Path=/; Max-Age=${age}; HttpOnly; ${reach}${secure}`;
}

const content = z.tuple([z.int(), z.int().nullable()]);

/** The draft mode that a `Cookie` header vouches for; null when it does not, or no longer. `now` in epoch seconds. */
export function readDraftCookie(
  cookie: string | undefined,
  seal: Seal,
  { https, now }: Pick<CookieRules, 'https'> & { readonly now: number },
): DraftVisit | null {
  if (cookie === undefined || !carriesDraft(cookie)) return null;
  const prefix = `${draftCookies[https ? 0 : 1]}=`;
  const values = cookie.split(';').map((each) => each.trim());
  const sealed = values.find((each) => each.startsWith(prefix))?.slice(prefix.length) ?? '';
  const opened = content.safeParse(seal.open(sealed));
  if (!opened.success) return null;
  const [until, linksUntil] = opened.data;
  return until > now ? { until, linksUntil } : null;
}
