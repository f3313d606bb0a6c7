import type { Answer, ApiRoute, HeaderList, Problem, Visit } from '#http/exchange.ts';
import { limits } from '#http/limits.ts';
import { problemAnswer } from '#http/problem.ts';
import { routes } from '#routes.ts';
import { readDraftCookie, writeDraftCookie } from './draft-cookie.ts';
import { writeLink } from './draft-link.ts';
import type { DraftVisit } from './draft-visit.ts';
import { makeSeal, type Seal } from './seal.ts';
import { sitePath } from './site-path.ts';
import { toggle, type Refusal } from './toggle.ts';

export interface DraftOptions {
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

export interface Drafts {
  readonly route: ApiRoute;
  /** The draft mode that a request's cookies vouch for; null: none. */
  readonly visitOf: (cookie: string | undefined) => DraftVisit | null;
}

/** The door to draft mode: `GET` switches it on and off, `POST` hands a link to those who are in it. */
export function openDrafts({ secrets, secret, framed, origin, clock = () => new Date() }: DraftOptions): Drafts {
  const desk: Desk = {
    secret,
    framed,
    origin,
    links: makeSeal(secrets.links),
    visits: makeSeal(secrets.visits),
    now: () => Math.floor(clock().getTime() / 1000),
    https: () => origin().startsWith('https:'),
  };
  return {
    visitOf: (cookie) => readDraftCookie(cookie, desk.visits, { https: desk.https(), now: desk.now() }),
    route: {
      methods: ['GET', 'HEAD', 'POST'],
      bodyLimit: limits.formBytes,
      rate: 'draft',
      handle: async (visit) => (visit.method === 'POST' ? share(desk, visit) : switchMode(desk, visit)),
    },
  };
}

interface Desk extends Pick<DraftOptions, 'secret' | 'framed' | 'origin'> {
  readonly links: Seal;
  readonly visits: Seal;
  /** Epoch seconds. */
  readonly now: () => number;
  readonly https: () => boolean;
}

function switchMode(desk: Desk, visit: Visit): Answer {
  const [now, longest] = [desk.now(), limits.draftSeconds];
  const { links, secret } = desk;
  const outcome = toggle(visit.url.searchParams, { present: visit.draft, secret, links, now, longest });
  if (outcome.kind === 'refused') return problemAnswer(refusals[outcome.reason]);
  const rules = { https: desk.https(), framed: desk.framed, now };
  const cookie = writeDraftCookie(outcome.kind === 'on' ? outcome.visit : null, desk.visits, rules);
  return redirect(307, outcome.path, [['Set-Cookie', cookie]]);
}

/** Makes a link to a page as it is drafted; it ends when the one it was made with does. */
function share(desk: Desk, { draft, body, headers }: Visit): Answer {
  if (!draft) return problemAnswer(refusals.missing_secret);
  const path = sitePath(new URLSearchParams(Buffer.from(body ?? []).toString()).get('path') ?? '');
  if (path === null) return problemAnswer(refusals.bad_target);
  const until = Math.min(desk.now() + limits.draftLinkSeconds, draft.linksUntil ?? Infinity);
  const token = writeLink(desk.links, { path, until });
  if (!headers['accept']?.includes('application/json')) return redirect(303, routes.draftShare(token), []);
  const answer = { url: desk.origin() + routes.draftLink(token), until: new Date(until * 1000).toISOString() };
  const type = 'application/json; charset=utf-8';
  return { status: 200, headers: [['Content-Type', type], unkept], body: Buffer.from(JSON.stringify(answer)) };
}

const unkept = ['Cache-Control', 'private, no-store'] as const;

function redirect(status: 303 | 307, path: string, headers: HeaderList): Answer {
  return { status, headers: [['Location', path], unkept, ...headers], body: null };
}

const refusals: Readonly<Record<Refusal, Problem>> = {
  not_configured: { status: 404, code: 'not_configured', message: 'Draft mode cannot be opened this way here.' },
  missing_secret: { status: 401, code: 'missing_secret', message: 'Draft mode needs a secret or a link made for you.' },
  invalid_secret: { status: 401, code: 'invalid_secret', message: 'This secret does not open draft mode.' },
  invalid_token: { status: 401, code: 'invalid_token', message: 'This preview link is not valid. Ask for a new one.' },
  expired_token: { status: 401, code: 'expired_token', message: 'This preview link has ended. Ask for a new one.' },
  bad_target: { status: 400, code: 'bad_target', message: 'The target must be a path of this site, such as /about.' },
};
