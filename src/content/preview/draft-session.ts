import { readCookie } from '#http/request/cookies.ts';
import type { DraftSession } from '#http/request/request-context.ts';
import { routes } from '#routes.ts';
import { z } from 'zod';
import type { TokenSigner } from './draft-token.ts';

/** Names of the draft cookie: with https, and on http://localhost. */
export const draftCookieNames = ['__Host-draft', 'draft'] as const;

/** `https`: the scheme of the shop. `framed`: other sites may show drafts in a frame. */
export interface DraftCookieOptions {
  readonly https: boolean;
  readonly framed: boolean;
}

/** The `Set-Cookie` value that starts draft mode; null ends it. `now` in epoch seconds. */
export function writeDraftCookie(
  session: DraftSession | null,
  signer: TokenSigner,
  { https, framed, now }: DraftCookieOptions & { readonly now: number },
): string {
  const [secureName, plainName] = draftCookieNames;
  const value = session ? signer.sign([session.until, session.linksUntil, session.page]) : '';
  const age = session ? Math.max(0, session.until - now) : 0;
  const reach = framed ? 'SameSite=None; Partitioned' : 'SameSite=Lax';
  const secure = https ? '; Secure' : '';
  return `${https ? secureName : plainName}=${value}; Path=/; Max-Age=${age}; HttpOnly; ${reach}${secure}`;
}

const sessionPayload = z.tuple([z.int(), z.int().nullable(), z.string().nullable()]);

/** The draft mode of a `Cookie` header; null when there is none, or it is invalid or expired. `now` in epoch seconds. */
export function readDraftCookie(
  cookie: string | undefined,
  signer: TokenSigner,
  { https, now }: Pick<DraftCookieOptions, 'https'> & { readonly now: number },
): DraftSession | null {
  const token = readCookie(cookie ?? null, draftCookieNames[https ? 0 : 1]);
  const payload = sessionPayload.safeParse(signer.verify(token ?? ''));
  if (!payload.success) return null;
  const [until, linksUntil, page] = payload.data;
  return until > now ? { until, linksUntil, page } : null;
}

/** Whether drafts are shown at a URL: everywhere to editors, to others on their page and on the pages about it. */
export function showsDraftsAt({ page }: DraftSession, { pathname, searchParams }: URL): boolean {
  if (page === null || pathname === page || pathname === routes.draft()) return true;
  if (pathname === pageOf(routes.draftShare(''))) return true;
  return pathname === pageOf(routes.draftChanges('')) && pageOf(searchParams.get('path') ?? '/') === page;
}

/** The path of a page without its query. */
export function pageOf(target: string): string {
  return URL.parse(target, 'https://shop.invalid')?.pathname ?? target;
}

/** Draft mode that is entered again: an editor remains one, and a link to another page replaces the one before. */
export function mergeDraftSessions(present: DraftSession | null, next: DraftSession): DraftSession {
  if (!present) return next;
  const isEditor = present.page === null || next.page === null;
  if (!isEditor && present.page !== next.page) return next;
  return {
    until: Math.max(present.until, next.until),
    linksUntil: isEditor ? null : Math.max(present.linksUntil ?? 0, next.linksUntil ?? 0),
    page: isEditor ? null : next.page,
  };
}
