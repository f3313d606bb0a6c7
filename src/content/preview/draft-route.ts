import { limits } from '#http/limits.ts';
import type {
  ApiRoute,
  DraftSession,
  HeaderList,
  HttpProblem,
  HttpResponse,
  RequestContext,
} from '#http/request/request-context.ts';
import { jsonResponse } from '#http/response/problems.ts';
import { equalsInConstantTime } from '#http/security/constant-time.ts';
import { safePagePath } from '#http/security/safe-redirect.ts';
import { routes } from '#routes.ts';
import {
  draftCookieNames,
  mergeDraftSessions,
  pageOf,
  readDraftCookie,
  showsDraftsAt,
  writeDraftCookie,
} from './draft-session.ts';
import { createTokenSigner, signDraftLink, type TokenSigner, verifyDraftLink } from './draft-token.ts';

export interface DraftModeOptions {
  /** Sign links and cookies; one for each, so that neither is valid as the other. */
  readonly secrets: { readonly links: Uint8Array; readonly visits: Uint8Array };
  /** Opens draft mode with `?secret=`; null: only links do. */
  readonly secret: string | null;
  /** Other sites may show drafts in a frame. */
  readonly framed: boolean;
  /** The shop's own scheme and host. */
  readonly origin: () => string;
  readonly now: () => Date;
}

export interface DraftMode {
  readonly route: ApiRoute;
  readonly cookieNames: readonly string[];
  /** The draft mode of a `Cookie` header at a URL; null: draft mode is off there. */
  readonly readSession: (cookie: string | undefined, url: URL) => DraftSession | null;
}

/** The route of draft mode: `GET` switches it on and off, `POST` returns a link to visitors who are in it. */
export function createDraftMode({ secrets, secret, framed, origin, now }: DraftModeOptions): DraftMode {
  const context: DraftModeContext = {
    secret,
    framed,
    origin,
    linkSigner: createTokenSigner(secrets.links),
    sessionSigner: createTokenSigner(secrets.visits),
    now: () => Math.floor(now().getTime() / 1000),
    https: () => origin().startsWith('https:'),
  };
  return {
    cookieNames: draftCookieNames,
    readSession: (cookie, url) => {
      const rules = { https: context.https(), now: context.now() };
      const session = readDraftCookie(cookie, context.sessionSigner, rules);
      return session && showsDraftsAt(session, url) ? session : null;
    },
    route: {
      methods: ['GET', 'HEAD', 'POST'],
      bodyLimit: limits.formBytes,
      rate: 'draft',
      handle: async (request) =>
        request.method === 'POST' ? shareDraft(context, request) : switchDraftMode(context, request),
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

function switchDraftMode(context: DraftModeContext, request: RequestContext): HttpResponse | HttpProblem {
  const [now, maxSeconds] = [context.now(), limits.draftSeconds];
  const { linkSigner, secret } = context;
  const outcome = decideDraftToggle(request.url.searchParams, {
    session: request.draft,
    secret,
    linkSigner,
    now,
    maxSeconds,
  });
  if (outcome.kind === 'refused') return problemsByReason[outcome.reason];
  const rules = { https: context.https(), framed: context.framed, now };
  const cookie = writeDraftCookie(outcome.kind === 'on' ? outcome.session : null, context.sessionSigner, rules);
  return redirect(307, outcome.path, [['Set-Cookie', cookie]]);
}

/** Creates a link to the draft of a page; it expires no later than the link by which draft mode was entered. */
function shareDraft(context: DraftModeContext, { draft, body, headers }: RequestContext): HttpResponse | HttpProblem {
  if (!draft) return problemsByReason.missing_secret;
  const path = safePagePath(new URLSearchParams(Buffer.from(body ?? []).toString()).get('path') ?? '');
  if (path === null) return problemsByReason.bad_target;
  if (draft.page !== null && draft.page !== pageOf(path)) return problemsByReason.other_page;
  const until = Math.min(context.now() + limits.draftLinkSeconds, draft.linksUntil ?? Infinity);
  const token = signDraftLink(context.linkSigner, { path, until });
  if (!headers['accept']?.includes('application/json')) return redirect(303, routes.draftShare(token), []);
  const answer = { url: context.origin() + routes.draftLink(token), until: new Date(until * 1000).toISOString() };
  return jsonResponse(200, answer, [noStore]);
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
  expired_token: { status: 401, code: 'expired_token', message: 'This preview link has expired. Ask for a new one.' },
  other_page: {
    status: 403,
    code: 'other_page',
    message: 'Your preview link shows one page. Only that page can be shared.',
  },
  bad_target: { status: 400, code: 'bad_target', message: 'The target must be a path of this site, such as /about.' },
};

export type DraftRefusal =
  | 'missing_secret'
  | 'invalid_secret'
  | 'invalid_token'
  | 'expired_token'
  | 'bad_target'
  | 'not_configured'
  | 'other_page';

/** Outcome of a request to switch draft mode. */
export type DraftToggle =
  | { readonly kind: 'on'; readonly path: string; readonly session: DraftSession }
  | { readonly kind: 'off'; readonly path: string }
  | { readonly kind: 'refused'; readonly reason: DraftRefusal };

export interface DraftToggleContext {
  /** The current draft mode; null: off. */
  readonly session: DraftSession | null;
  /** The configured secret; null: there is none. */
  readonly secret: string | null;
  readonly linkSigner: TokenSigner;
  /** Epoch seconds. */
  readonly now: number;
  /** Longest draft mode in seconds. */
  readonly maxSeconds: number;
}

/** Decides by token or by secret. Leaving requires neither and always succeeds, so that an old exit link works. */
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
  const next = { until: Math.min(until, now + maxSeconds), linksUntil: until, page: pageOf(path) };
  return enterDraftMode(path, mergeDraftSessions(session, next));
}

function enterBySecret(query: URLSearchParams, { secret, now, maxSeconds }: DraftToggleContext): DraftToggle {
  const given = query.get('secret') ?? '';
  if (secret === null) return refuseToggle('not_configured');
  if (given === '') return refuseToggle('missing_secret');
  if (!equalsInConstantTime(given, secret)) return refuseToggle('invalid_secret');
  return enterDraftMode(query.get('slug') ?? '/', { until: now + maxSeconds, linksUntil: null, page: null });
}

function enterDraftMode(target: string, session: DraftSession): DraftToggle {
  const path = safePagePath(target);
  return path === null ? refuseToggle('bad_target') : { kind: 'on', path, session };
}

function refuseToggle(reason: DraftRefusal): DraftToggle {
  return { kind: 'refused', reason };
}
