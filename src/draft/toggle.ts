import type { TokenSigner } from './seal.ts';
import { equalsInConstantTime } from './seal.ts';
import { verifyDraftLink } from './draft-link.ts';
import { mergeDraftSessions, type DraftSession } from './draft-visit.ts';
import { safePagePath } from './site-path.ts';

export type DraftRefusal =
  'missing_secret' | 'invalid_secret' | 'invalid_token' | 'expired_token' | 'bad_target' | 'not_configured';

/** What a call of the draft route comes to. */
export type DraftToggle =
  | { readonly kind: 'on'; readonly path: string; readonly visit: DraftSession }
  | { readonly kind: 'off'; readonly path: string }
  | { readonly kind: 'refused'; readonly reason: DraftRefusal };

export interface DraftToggleContext {
  /** Draft mode as it is; null: off. */
  readonly session: DraftSession | null;
  /** The configured secret; null: there is none. */
  readonly secret: string | null;
  readonly linkSigner: TokenSigner;
  /** Epoch seconds. */
  readonly now: number;
  /** Seconds that draft mode lasts at most. */
  readonly maxSeconds: number;
}

/** Decides by token, by secret, or by neither. Leaving needs no secret and is never an error, so a stale Exit works. */
export function decideDraftToggle(query: URLSearchParams, context: DraftToggleContext): DraftToggle {
  const { session, secret } = context;
  const token = query.get('token');
  if (query.has('disable')) return leaveDraftMode(query);
  if (token !== null) return enterByLink(token, query.get('slug'), context);
  if (query.has('secret')) return enterBySecret(query, context);
  if (session) return leaveDraftMode(query);
  return refuseToggle(secret === null ? 'not_configured' : 'missing_secret');
}

function leaveDraftMode(query: URLSearchParams): DraftToggle {
  const path = safePagePath(query.get('slug') ?? '/');
  return path === null ? refuseToggle('bad_target') : { kind: 'off', path };
}

function enterByLink(
  token: string,
  slug: string | null,
  { session, linkSigner, now, maxSeconds }: DraftToggleContext,
): DraftToggle {
  const read = verifyDraftLink(linkSigner, token, now);
  if (!read.ok) return refuseToggle(read.reason);
  const { path, until } = read.link;
  if (slug !== null && safePagePath(slug) !== path) return refuseToggle('invalid_token');
  const visit = { until: Math.min(until, now + maxSeconds), linksUntil: until };
  return enterDraftMode(path, mergeDraftSessions(session, visit));
}

function enterBySecret(query: URLSearchParams, { secret, now, maxSeconds }: DraftToggleContext): DraftToggle {
  const given = query.get('secret') ?? '';
  if (secret === null) return refuseToggle('not_configured');
  if (given === '') return refuseToggle('missing_secret');
  if (!equalsInConstantTime(given, secret)) return refuseToggle('invalid_secret');
  return enterDraftMode(query.get('slug') ?? '/', { until: now + maxSeconds, linksUntil: null });
}

function enterDraftMode(target: string, session: DraftSession): DraftToggle {
  const path = safePagePath(target);
  return path === null ? refuseToggle('bad_target') : { kind: 'on', path, visit: session };
}

function refuseToggle(reason: DraftRefusal): DraftToggle {
  return { kind: 'refused', reason };
}
