import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { readDraftCookie, writeDraftCookie } from './draft-session.ts';
import { createTokenSigner, signDraftLink, verifyDraftLink } from './draft-token.ts';
import { createDraftMode, decideDraftToggle, type DraftToggleContext } from './draft-route.ts';
import { safePagePath } from '#http/security/safe-redirect.ts';
import type { RequestContext } from '#http/request/request-context.ts';

const now = 1_800_000_000;
const hour = 3600;
const linkSigner = createTokenSigner(Buffer.from('links'));
const sessionSigner = createTokenSigner(Buffer.from('visits'));
const context: DraftToggleContext = { session: null, secret: 's'.repeat(32), linkSigner, now, maxSeconds: 8 * hour };
const toggleWith = (query: string, given: Partial<DraftToggleContext> = {}) =>
  decideDraftToggle(new URLSearchParams(query), { ...context, ...given });
const token = (path: string, until = now + hour): string => signDraftLink(linkSigner, { path, until });
const editor = { until: now + hour, linksUntil: null, page: null };

test('a link opens draft mode at its path, no longer than its own lifetime', () => {
  expect(toggleWith(`token=${token('/about')}`)).toEqual({
    kind: 'on',
    path: '/about',
    session: { until: now + hour, linksUntil: now + hour, page: '/about' },
  });
  expect(toggleWith(`token=${token('/about', now + 48 * hour)}`)).toMatchObject({ session: { until: now + 8 * hour } });
});

test('a link is valid for its own path only', () => {
  expect(toggleWith(`token=${token('/about')}&slug=/about`)).toMatchObject({ kind: 'on' });
  expect(toggleWith(`token=${token('/about')}&slug=/cart`)).toEqual({ kind: 'refused', reason: 'invalid_token' });
});

test('an expired link is refused, also after it was valid', () => {
  const query = `token=${token('/about')}`;
  expect([toggleWith(query).kind, toggleWith(query).kind]).toEqual(['on', 'on']);
  expect(toggleWith(query, { now: now + hour })).toEqual({ kind: 'refused', reason: 'expired_token' });
});

test('a token with any one character changed is refused', () => {
  const good = token('/about');
  const character = fc.stringMatching(/^[\w.=-]$/);
  fc.assert(
    fc.property(fc.nat(good.length - 1), character, (at, other) => {
      fc.pre(good[at] !== other);
      expect(verifyDraftLink(linkSigner, good.slice(0, at) + other + good.slice(at + 1), now).ok).toBe(false);
    }),
    { numRuns: 2000 },
  );
});

test('only tokens signed with the same secret are valid', () => {
  fc.assert(
    fc.property(fc.string(), (text) => {
      expect(verifyDraftLink(linkSigner, text, now)).toEqual({ ok: false, reason: 'invalid_token' });
    }),
  );
  expect(verifyDraftLink(linkSigner, signDraftLink(sessionSigner, { path: '/', until: now + hour }), now).ok).toBe(
    false,
  );
  const cookie = `draft=${linkSigner.sign([now + hour, null, null])}`;
  expect(readDraftCookie(cookie, sessionSigner, { https: false, now })).toBeNull();
});

test('the secret opens draft mode, a wrong or missing one does not', () => {
  expect(toggleWith(`secret=${'s'.repeat(32)}&slug=/about`)).toEqual({
    kind: 'on',
    path: '/about',
    session: { until: now + 8 * hour, linksUntil: null, page: null },
  });
  expect(toggleWith(`secret=${'s'.repeat(32)}`)).toMatchObject({ kind: 'on', path: '/' });
  expect(toggleWith(`secret=${'t'.repeat(32)}&slug=/about`)).toEqual({ kind: 'refused', reason: 'invalid_secret' });
  expect(
    [toggleWith('secret='), toggleWith('slug=/about'), toggleWith('')].map(
      (each) => each.kind === 'refused' && each.reason,
    ),
  ).toEqual(Array(3).fill('missing_secret'));
  expect(toggleWith(`secret=${'s'.repeat(32)}`, { secret: null })).toEqual({
    kind: 'refused',
    reason: 'not_configured',
  });
  expect(toggleWith('', { secret: null })).toEqual({ kind: 'refused', reason: 'not_configured' });
});

test('a request without parameters leaves draft mode, and leaving is never refused', () => {
  expect(toggleWith('', { session: editor })).toEqual({ kind: 'off', path: '/' });
  expect(toggleWith('slug=/about', { session: editor })).toEqual({ kind: 'off', path: '/about' });
  expect(toggleWith('disable=1&slug=/about')).toEqual({ kind: 'off', path: '/about' });
  expect(toggleWith('disable=1&slug=//evil.example', { session: editor })).toEqual({
    kind: 'refused',
    reason: 'bad_target',
  });
});

test('an editor who follows a link remains an editor, with the longer lifetime', () => {
  expect(toggleWith(`token=${token('/about', now + 60)}`, { session: editor })).toMatchObject({ session: editor });
});

test.each([
  ['//evil.example'],
  ['/\\evil.example'],
  ['\\\\evil.example'],
  ['/%09/evil.example'],
  ['/\t/evil.example'],
  ['/\n/evil.example'],
  ['/@evil.example'],
  ['/%40evil.example'],
  ['/%2Fevil.example'],
  ['/%2f%2fevil.example'],
  ['/%5Cevil.example'],
  ['/%255Cevil.example'],
  ['/／evil.example'],
  ['/%EF%BC%8Fevil.example'],
  ['/%EF%BC%BCevil.example'],
  ['/∕evil.example'],
  ['/%E2%81%84evil.example'],
  ['/./..//evil.example'],
  ['/..//evil.example'],
  ['https://evil.example'],
  ['https:evil.example'],
  ['javascript:alert(1)'],
  ['data:text/html,x'],
  [' /about'],
  ['about'],
  ['?x=/about'],
  [''],
  ['/about#x'],
  ['/a\r\nSet-Cookie: x=1'],
  ['/%0d%0aSet-Cookie:x=1'],
  ['/%00'],
  ['/%E0%A4%A'],
  ['/api/draft'],
  ['/API/draft'],
  ['/_assets/x.js'],
])('%j is not a page of this site', (target) => {
  expect(safePagePath(target)).toBeNull();
  expect(toggleWith(`secret=${'s'.repeat(32)}&slug=${encodeURIComponent(target)}`)).toMatchObject(
    target === '' ? { reason: 'bad_target' } : { kind: 'refused', reason: 'bad_target' },
  );
});

test.each([
  ['/', '/'],
  ['/about', '/about'],
  ['/About/', '/about'],
  ['/products/x?colour=rust&size=38+cm', '/products/x?colour=rust&size=38+cm'],
  ['/collections/all?page=2', '/collections/all?page=2'],
  ['/pages/%C3%A9t%C3%A9', '/pages/%C3%A9t%C3%A9'],
])('%j becomes %j', (target, path) => expect(safePagePath(target)).toBe(path));

test('the draft cookie is limited to this host and its lifetime, and hidden from scripts and other sites', () => {
  const visit = { until: now + 8 * hour, linksUntil: null, page: null };
  const set = writeDraftCookie(visit, sessionSigner, { https: true, framed: false, now });
  expect(set).toMatch(/^__Host-draft=[\w.-]+; Path=\/; Max-Age=28800; HttpOnly; SameSite=Lax; Secure$/);
  expect(writeDraftCookie(visit, sessionSigner, { https: false, framed: false, now })).toMatch(
    /^draft=[^;]+; Path=\/; Max-Age=28800; HttpOnly; SameSite=Lax$/,
  );
  expect(writeDraftCookie(null, sessionSigner, { https: true, framed: false, now })).toMatch(
    /^__Host-draft=; Path=\/; Max-Age=0;/,
  );
  expect(writeDraftCookie(visit, sessionSigner, { https: true, framed: true, now })).toMatch(
    /; HttpOnly; SameSite=None; Partitioned; Secure$/,
  );
});

test('the draft cookie is valid until it expires, under its own name, and unchanged', () => {
  const visit = { until: now + hour, linksUntil: now + 2 * hour, page: '/about' };
  const [pair = ''] = writeDraftCookie(visit, sessionSigner, { https: true, framed: false, now }).split(';');
  const read = (cookie: string, at = now, https = true) => readDraftCookie(cookie, sessionSigner, { https, now: at });
  expect(read(`a=b; ${pair}; c=d`)).toEqual(visit);
  expect([
    read(pair, now + hour),
    read(pair, now, false),
    read(`${pair}x`),
    read('__Host-draft='),
    read('__Host-draft=true'),
  ]).toEqual(Array(5).fill(null));
});

const requestContext = (given: Partial<RequestContext>): RequestContext => ({
  id: '1',
  method: 'POST',
  url: new URL('https://shop.example/api/draft'),
  headers: {},
  clientAddress: '127.0.0.1',
  body: null,
  signal: new AbortController().signal,
  draft: null,
  format: 'html',
  ...given,
});

const { route, readSession } = createDraftMode({
  secrets: { links: Buffer.from('links'), visits: Buffer.from('visits') },
  secret: null,
  framed: false,
  origin: () => 'https://shop.example',
  now: () => new Date(now * 1000),
});

const form = (path: string) => Buffer.from(new URLSearchParams({ path }).toString());

test.each([
  ['', 404, 'not_configured'],
  ['token=a.b', 401, 'invalid_token'],
  [`token=${token('/about')}.c`, 401, 'invalid_token'],
  [`token=${token('/about', now - 1)}`, 401, 'expired_token'],
])('draft mode is refused for the query %j with %d %s, and no cookie is set', async (query, status, code) => {
  const url = new URL(`https://shop.example/api/draft?${query}`);
  const answer = await route.handle(requestContext({ method: 'GET', url }));
  expect(answer).toMatchObject({ status, code });
  expect(answer.headers?.some(([name]) => name === 'Set-Cookie') ?? false).toBe(false);
});

test('a guest creates no link to another page, and nobody a cacheable one', async () => {
  const guest = { until: now + hour, linksUntil: now + hour, page: '/about' };
  const share = async (path: string) =>
    route.handle(requestContext({ draft: guest, headers: { accept: 'application/json' }, body: form(path) }));
  expect(await share('/cart')).toMatchObject({ status: 403, code: 'other_page' });
  expect((await share('/about')).headers).toContainEqual(['Cache-Control', 'private, no-store']);
});

test('links are created in draft mode only, and expire no later than their creator’s', async () => {
  expect((await route.handle(requestContext({ body: form('/about') }))).status).toBe(401);
  expect((await route.handle(requestContext({ draft: editor, body: form('//evil.example') }))).status).toBe(400);
  const guest = { until: now + hour, linksUntil: now + hour, page: '/about' };
  const accept = { accept: 'application/json' };
  const made = async (draft: typeof guest | typeof editor) => {
    const answer = await route.handle(requestContext({ draft, headers: accept, body: form('/about') }));
    const body = 'body' in answer && answer.body instanceof Uint8Array ? answer.body : [];
    return JSON.parse(Buffer.from(body).toString());
  };
  expect(await made(guest)).toEqual({
    url: expect.stringContaining('https://shop.example/api/draft?token='),
    until: new Date((now + hour) * 1000).toISOString(),
  });
  expect((await made(editor)).until).toBe(new Date((now + 24 * hour) * 1000).toISOString());
});

const cookieOf = async (query: string, draft: RequestContext['draft'] = null) => {
  const url = new URL(`https://shop.example/api/draft?${query}`);
  const { headers } = await route.handle(requestContext({ method: 'GET', url, draft }));
  return headers?.find(([name]) => name === 'Set-Cookie')?.[1].split(';')[0];
};

test.each([
  ['/about', true],
  ['/about?x=1', true],
  ['/api/draft', true],
  ['/draft/changes?path=/about', true],
  ['/draft/share?token=a.b', true],
  ['/', false],
  ['/pages/hidden', false],
  ['/about/team', false],
  ['/draft/changes?path=/pages/hidden', false],
])('a link to /about shows the drafts at %s: %s', async (target, isShown) => {
  const cookie = await cookieOf(`token=${token('/about?x=2')}`);
  expect(readSession(cookie, new URL(target, 'https://shop.example')) !== null).toBe(isShown);
});

test('a link to another page replaces the one before, and an editor keeps the whole shop', async () => {
  const at = (cookie: string | undefined, path: string) => readSession(cookie, new URL(path, 'https://shop.example'));
  const first = at(await cookieOf(`token=${token('/about')}`), '/about');
  const second = await cookieOf(`token=${token('/cart')}`, first);
  expect([at(second, '/about'), at(second, '/cart')?.page]).toEqual([null, '/cart']);
  const kept = await cookieOf(`token=${token('/about')}`, editor);
  expect(at(kept, '/cart')).toMatchObject({ page: null });
});

test('a visitor with a link to a page can share that page only', async () => {
  const draft = { until: now + hour, linksUntil: now + hour, page: '/about' };
  const answer = await route.handle(requestContext({ draft, body: form('/pages/hidden') }));
  expect(answer.status).toBe(403);
});
