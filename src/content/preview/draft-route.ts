import { limits } from '#http/limits.ts';
import type { ApiRoute, HeaderList, HttpProblem, HttpResponse, RequestContext } from '#http/request/request-context.ts';
import { jsonProblem } from '#http/response/problems.ts';
import { safePagePath } from '#http/security/safe-redirect.ts';
import { routes } from '#routes.ts';
import { type DraftSession, mergeDraftSessions, readDraftCookie, writeDraftCookie } from './draft-session.ts';
import {
  createTokenSigner,
  equalsInConstantTime,
  signDraftLink,
  type TokenSigner,
  verifyDraftLink,
} from './draft-token.ts';

export interface DraftModeOptions {
  /** Sign links and cookies; one for each, so that neither can be passed off as the other. */
  readonly secrets: { readonly links: Uint8Array; readonly visits: Uint8Array };
  /** Opens draft mode with `?secret=`; null: only links do. */
  readonly secret: string | null;
  /** Other sites may show drafts in a frame. */
  readonly framed: boolean;
  /** The shop's own scheme and host. */
  readonly origin: () => string;
  readonly clock?: () => Date;
}

export interface DraftMode {
  readonly route: ApiRoute;
  /** The draft mode that a request's cookies vouch for; null: none. */
  readonly readSession: (cookie: string | undefined) => DraftSession | null;
}

/** The door to draft mode: `GET` switches it on and off, `POST` hands a link to those who are in it. */
export function createDraftMode({
  secrets,
  secret,
  framed,
  origin,
  clock = () => new Date(),
}: DraftModeOptions): DraftMode {
  const context: DraftModeContext = {
    secret,
    framed,
    origin,
    linkSigner: createTokenSigner(secrets.links),
    sessionSigner: createTokenSigner(secrets.visits),
    now: () => Math.floor(clock().getTime() / 1000),
    https: () => origin().startsWith('https:'),
  };
  return {
    readSession: (cookie) =>
      readDraftCookie(cookie, context.sessionSigner, { https: context.https(), now: context.now() }),
    route: {
      methods: ['GET', 'HEAD', 'POST'],
      bodyLimit: limits.formBytes,
      rate: 'draft',
      handle: async (visit) => (visit.method === 'POST' ? shareDraft(context, visit) : switchDraftMode(context, visit)),
    },
  };
}

interface DraftModeContext extends Pick<DraftModeOptions, 'secret' | 'framed' | 'origin'> {
  readonly linkSigner: TokenSigner;
  readonly sessionSigner: TokenSigner;
  /** Epoch seconds. */
  readonly now: () => number;
  readonly https: () => boolean;
}

function switchDraftMode(context: DraftModeContext, request: RequestContext): HttpResponse {
  const [now, maxSeconds] = [context.now(), limits.draftSeconds];
  const { linkSigner, secret } = context;
  const outcome = decideDraftToggle(request.url.searchParams, {
    session: request.draft,
    secret,
    linkSigner,
    now,
    maxSeconds,
  });
  if (outcome.kind === 'refused') return jsonProblem(problemsByReason[outcome.reason]);
  const rules = { https: context.https(), framed: context.framed, now };
  const cookie = writeDraftCookie(outcome.kind === 'on' ? outcome.visit : null, context.sessionSigner, rules);
  return redirect(307, outcome.path, [['Set-Cookie', cookie]]);
}

/** Makes a link to a page as it is drafted; it ends when the one it was made with does. */
function shareDraft(context: DraftModeContext, { draft, body, headers }: RequestContext): HttpResponse {
  if (!draft) return jsonProblem(problemsByReason.missing_secret);
  const path = safePagePath(new URLSearchParams(Buffer.from(body ?? []).toString()).get('path') ?? '');
  if (path === null) return jsonProblem(problemsByReason.bad_target);
  const until = Math.min(context.now() + limits.draftLinkSeconds, draft.linksUntil ?? Infinity);
  const token = signDraftLink(context.linkSigner, { path, until });
  if (!headers['accept']?.includes('application/json')) return redirect(303, routes.draftShare(token), []);
  const answer = { url: context.origin() + routes.draftLink(token), until: new Date(until * 1000).toISOString() };
  const type = 'application/json; charset=utf-8';
  return { status: 200, headers: [['Content-Type', type], noStore], body: Buffer.from(JSON.stringify(answer)) };
}

const noStore = ['Cache-Control', 'private, no-store'] as const;

function redirect(status: 303 | 307, path: string, headers: HeaderList): HttpResponse {
  return { status, headers: [['Location', path], noStore, ...headers], body: null };
}

const problemsByReason: Readonly<Record<DraftRefusal, HttpProblem>> = {
  not_configured: { status: 404, code: 'not_configured', message: 'Draft mode cannot be opened this way here.' },
  missing_secret: { status: 401, code: 'missing_secret', message: 'Draft mode needs a secret or a link made for you.' },
  invalid_secret: { status: 401, code: 'invalid_secret', message: 'This secret does not open draft mode.' },
  invalid_token: { status: 401, code: 'invalid_token', message: 'This preview link is not valid. Ask for a new one.' },
  expired_token: { status: 401, code: 'expired_token', message: 'This preview link has ended. Ask for a new one.' },
  bad_target: { status: 400, code: 'bad_target', message: 'The target must be a path of this site, such as /about.' },
};

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
