import type { Seal } from './seal.ts';
import { isSameText } from './seal.ts';
import { readLink } from './draft-link.ts';
import { joinVisits, type DraftVisit } from './draft-visit.ts';
import { sitePath } from './site-path.ts';

export type Refusal =
  'missing_secret' | 'invalid_secret' | 'invalid_token' | 'expired_token' | 'bad_target' | 'not_configured';

/** What a call of the draft route comes to. */
export type Toggle =
  | { readonly kind: 'on'; readonly path: string; readonly visit: DraftVisit }
  | { readonly kind: 'off'; readonly path: string }
  | { readonly kind: 'refused'; readonly reason: Refusal };

export interface ToggleContext {
  /** Draft mode as it is; null: off. */
  readonly present: DraftVisit | null;
  /** The configured secret; null: there is none. */
  readonly secret: string | null;
  readonly links: Seal;
  /** Epoch seconds. */
  readonly now: number;
  /** Seconds that draft mode lasts at most. */
  readonly longest: number;
}

/** Decides by token, by secret, or by neither. Leaving needs no secret and is never an error, so a stale Exit works. */
export function toggle(query: URLSearchParams, context: ToggleContext): Toggle {
  const { present, secret } = context;
  const token = query.get('token');
  if (query.has('disable')) return leave(query);
  if (token !== null) return enterByLink(token, query.get('slug'), context);
  if (query.has('secret')) return enterBySecret(query, context);
  if (present) return leave(query);
  return refuse(secret === null ? 'not_configured' : 'missing_secret');
}

function leave(query: URLSearchParams): Toggle {
  const path = sitePath(query.get('slug') ?? '/');
  return path === null ? refuse('bad_target') : { kind: 'off', path };
}

function enterByLink(token: string, slug: string | null, { present, links, now, longest }: ToggleContext): Toggle {
  const read = readLink(links, token, now);
  if (!read.ok) return refuse(read.reason);
  const { path, until } = read.link;
  if (slug !== null && sitePath(slug) !== path) return refuse('invalid_token');
  const visit = { until: Math.min(until, now + longest), linksUntil: until };
  return enter(path, joinVisits(present, visit));
}

function enterBySecret(query: URLSearchParams, { secret, now, longest }: ToggleContext): Toggle {
  const given = query.get('secret') ?? '';
  if (secret === null) return refuse('not_configured');
  if (given === '') return refuse('missing_secret');
  if (!isSameText(given, secret)) return refuse('invalid_secret');
  return enter(query.get('slug') ?? '/', { until: now + longest, linksUntil: null });
}

function enter(target: string, visit: DraftVisit): Toggle {
  const path = sitePath(target);
  return path === null ? refuse('bad_target') : { kind: 'on', path, visit };
}

function refuse(reason: Refusal): Toggle {
  return { kind: 'refused', reason };
}
