import type { HttpResponse, ApiRoute, HeaderList, HttpProblem, RequestContext } from '#http/exchange.ts';
import { limits } from '#http/limits.ts';
import { jsonProblem } from '#http/problem.ts';
import { routes } from '#routes.ts';
import { readDraftCookie, writeDraftCookie } from './draft-cookie.ts';
import { signDraftLink } from './draft-link.ts';
import type { DraftSession } from './draft-visit.ts';
import { createTokenSigner, type TokenSigner } from './seal.ts';
import { safePagePath } from './site-path.ts';
import { decideDraftToggle, type DraftRefusal } from './toggle.ts';

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
