import { z } from 'zod';
import type { TokenSigner } from './draft-token.ts';

/** Names of the draft cookie: over https, and on http://localhost. */
export const draftCookieNames = ['__Host-draft', 'draft'] as const;

/** A visit that carries a draft cookie, genuine or not, is shown no kept page and leaves none. */
export function hasDraftCookie(cookie: string | undefined): boolean {
  return cookie !== undefined && draftCookiePattern.test(cookie);
}

const draftCookiePattern = new RegExp(`(?:^|;\\s*)(?:${draftCookieNames.join('|')})=`);

/** `https`: the shop is known under it. `framed`: other sites may show the shop's drafts in a frame. */
export interface DraftCookieOptions {
  readonly https: boolean;
  readonly framed: boolean;
}

/** The `Set-Cookie` that keeps a visit in draft mode to its end, or ends it: null. `now` in epoch seconds. */
export function writeDraftCookie(
  session: DraftSession | null,
  signer: TokenSigner,
  { https, framed, now }: DraftCookieOptions & { readonly now: number },
): string {
  const [secureName, plainName] = draftCookieNames;
  const value = session ? signer.sign([session.until, session.linksUntil]) : '';
  const age = session ? Math.max(0, session.until - now) : 0;
  const reach = framed ? 'SameSite=None; Partitioned' : 'SameSite=Lax';
  const secure = https ? '; Secure' : '';
  return `${https ? secureName : plainName}=${value}; Path=/; Max-Age=${age}; HttpOnly; ${reach}${secure}`;
}

const sessionPayload = z.tuple([z.int(), z.int().nullable()]);

/** The draft mode that a `Cookie` header vouches for; null when it does not, or no longer. `now` in epoch seconds. */
export function readDraftCookie(
  cookie: string | undefined,
  signer: TokenSigner,
  { https, now }: Pick<DraftCookieOptions, 'https'> & { readonly now: number },
): DraftSession | null {
  if (cookie === undefined || !hasDraftCookie(cookie)) return null;
  const prefix = `${draftCookieNames[https ? 0 : 1]}=`;
  const values = cookie.split(';').map((each) => each.trim());
  const token = values.find((each) => each.startsWith(prefix))?.slice(prefix.length) ?? '';
  const payload = sessionPayload.safeParse(signer.verify(token));
  if (!payload.success) return null;
  const [until, linksUntil] = payload.data;
  return until > now ? { until, linksUntil } : null;
}

/** A visit in draft mode. Times are epoch seconds. */
export interface DraftSession {
  readonly until: number;
  /** When the links that it hands out end at the latest; null: an editor, who may hand out fresh ones. */
  readonly linksUntil: number | null;
}

/** Draft mode as it is switched on again while on: never shorter, and an editor stays one. */
export function mergeDraftSessions(present: DraftSession | null, next: DraftSession): DraftSession {
  if (!present) return next;
  const isEditor = present.linksUntil === null || next.linksUntil === null;
  return {
    until: Math.max(present.until, next.until),
    linksUntil: isEditor ? null : Math.max(present.linksUntil ?? 0, next.linksUntil ?? 0),
  };
}
