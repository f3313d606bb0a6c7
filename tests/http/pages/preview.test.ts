import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { commandLineFor } from '../../helpers/command-line.ts';
import { startShop, type RunningShop } from '../../helpers/start-shop.ts';

const secret = 'a-secret-of-more-than-thirty-two-letters';
const polling = { timeout: 5000, interval: 20 };
let shop: RunningShop;
let editor: ReturnType<typeof commandLineFor>;
let clients = 0;

beforeAll(async () => {
  shop = await startShop({ DRAFT_SECRET: secret, TRUSTED_PROXIES: '127.0.0.0/8' });
  editor = commandLineFor(shop.folder);
});
afterAll(() => shop.stop());

interface PreviewRequest {
  readonly method?: string;
  readonly cookie?: string;
  readonly headers?: Readonly<Record<string, string>>;
  readonly body?: URLSearchParams;
}

/** From another IP address each time, because draft mode is rate limited per client. */
function requestAsNewClient(path: string, init: PreviewRequest = {}): Promise<Response> {
  const { cookie, headers, ...others } = init;
  const client = `198.51.${Math.floor((clients += 1) / 250)}.${clients % 250}`;
  const own = { 'x-forwarded-for': client, ...(cookie !== undefined && { cookie }) };
  return fetch(shop.url + path, { redirect: 'manual', ...others, headers: { ...own, ...headers } });
}

const text = async (path: string, cookie?: string): Promise<string> =>
  (await requestAsNewClient(path, cookie === undefined ? {} : { cookie })).text();

/** Writes a content file and pushes it. */
async function pushContent(file: string, lines: readonly string[], ...options: readonly string[]): Promise<void> {
  const path = join(shop.folder, 'content', file);
  mkdirSync(dirname(path), { recursive: true });
  writeFileSync(path, lines.join('\n'));
  expect(await editor('content', 'push', path, ...options)).toMatchObject({ outcome: 'done' });
}

const page = (title: string): readonly string[] => ['---', `title: ${title}`, `heading: ${title}`, '---', ''];

/** Follows a link into draft mode and returns its cookie. */
async function enterPreview(target = `/api/draft?secret=${secret}`): Promise<string> {
  const answer = await requestAsNewClient(target);
  expect(answer.status).toBe(307);
  return answer.headers.get('set-cookie')?.split(';')[0] ?? '';
}

async function previewLinkTo(path: string, ...options: readonly string[]): Promise<string> {
  const url = new URL((await editor('preview', path, ...options)).output);
  return url.pathname + url.search;
}

const codeOf = async (answer: Response): Promise<readonly [number, string]> => [
  answer.status,
  (await answer.json()).error.code,
];

test('an editor writes, previews, shares and publishes a page whose draft was never public', async () => {
  await pushContent('pages/winter.md', page('Winter is near'));
  expect((await requestAsNewClient('/pages/winter')).status).toBe(404);
  const link = await previewLinkTo('/pages/winter');
  const opened = await requestAsNewClient(link);
  expect([opened.status, opened.headers.get('location'), opened.headers.get('cache-control')]).toEqual([
    307,
    '/pages/winter',
    'private, no-store',
  ]);
  const cookie = opened.headers.get('set-cookie')?.split(';')[0] ?? '';
  const draft = await requestAsNewClient('/pages/winter', { cookie });
  const html = await draft.text();
  expect([draft.status, html.includes('Winter is near'), html.includes('Visitors don’t see this version yet')]).toEqual(
    [200, true, true],
  );
  expect(html).toContain('<meta name="robots" content="noindex');
  expect([draft.headers.get('cache-control'), draft.headers.get('x-robots-tag')]).toEqual([
    'private, no-store',
    'noindex',
  ]);
  const shared = await requestAsNewClient('/api/draft', {
    method: 'POST',
    cookie,
    headers: { accept: 'application/json' },
    body: new URLSearchParams({ path: '/pages/winter' }),
  });
  const { url } = await shared.json();
  const guest = await enterPreview(new URL(url).pathname + new URL(url).search);
  expect(await text('/pages/winter', guest)).toContain('Winter is near');
  expect((await requestAsNewClient('/pages/winter')).status).toBe(404);
  await editor('content', 'publish', 'page/winter');
  await expect.poll(async () => (await requestAsNewClient('/pages/winter')).status, polling).toBe(200);
  const live = await requestAsNewClient('/pages/winter');
  expect([live.headers.get('cache-control'), live.headers.get('x-robots-tag')]).toEqual(['public, no-cache', null]);
  expect(await live.text()).not.toContain('Draft preview');
});

test('a link shows the draft of its page only, the secret those of the whole shop', async () => {
  await pushContent('pages/first.md', page('First draft'));
  await pushContent('pages/second.md', page('Second draft'));
  const guest = await enterPreview(await previewLinkTo('/pages/first'));
  expect(await text('/pages/first', guest)).toContain('Page preview.');
  const other = await requestAsNewClient('/pages/second', { cookie: guest });
  expect([other.status, other.headers.get('cache-control')]).toEqual([404, 'public, no-cache']);
  expect(await text('/', guest)).not.toContain('Draft preview');
  expect((await requestAsNewClient('/draft/changes?path=/pages/second', { cookie: guest })).status).toBe(404);
  const editorCookie = await enterPreview();
  for (const path of ['/pages/first', '/pages/second'])
    expect(await text(path, editorCookie)).toContain('Whole-shop preview.');
});

test('an edit of a published page is compared with the published version', async () => {
  await pushContent('pages/story.md', page('First words'), '--publish');
  await expect.poll(() => text('/pages/story'), polling).toContain('First words');
  await pushContent('pages/story.md', page('Second words'));
  const cookie = await enterPreview();
  expect(
    [await text('/pages/story', cookie), await text('/pages/story')].map((html) => html.includes('Second words')),
  ).toEqual([true, false]);
  const changes = await text('/draft/changes?path=/pages/story', cookie);
  expect(changes).toMatch(/<del>heading: First words<\/del>[\s\S]*<ins>heading: Second words<\/ins>/);
  expect((await requestAsNewClient('/draft/changes?path=/pages/story')).status).toBe(404);
  expect((await requestAsNewClient('/draft/changes?path=//evil.example', { cookie })).status).toBe(404);
  await editor('content', 'publish', 'page/story');
  await expect.poll(() => text('/pages/story'), polling).toContain('Second words');
});

test('product texts, the home page and menus have drafts as well', async () => {
  await pushContent('products/morgen-mug.md', ['---', 'title: Draft mug', 'subtitle: null', '---', '', 'Draft words.']);
  await pushContent('home.yaml', ['title: Draft home', 'sections: [{ type: text, heading: Draft home, body: Hello }]']);
  await pushContent('menus/footer.yaml', ['- { label: Draft menu, children: [{ label: Draft entry, href: /about }] }']);
  const cookie = await enterPreview();
  const seen = async (given?: string) => [
    (await text('/products/morgen-mug', given)).includes('Draft words'),
    (await text('/collections/ceramics', given)).includes('Draft mug'),
    (await text('/', given)).includes('Draft home'),
    (await text('/about', given)).includes('Draft entry'),
  ];
  expect([await seen(cookie), await seen()]).toEqual([Array(4).fill(true), Array(4).fill(false)]);
});

test('a scheduled page is public within a second of its time', async () => {
  const read = (): Promise<string> => text('/pages/soon');
  await pushContent('pages/soon.md', page('At first'), '--publish');
  await expect.poll(read, polling).toContain('At first');
  await pushContent('pages/soon.md', page('At last'));
  const moment = Date.now() + 1500;
  await editor('content', 'publish', 'page/soon', '--at', new Date(moment).toISOString());
  expect(await read()).toContain('At first');
  let seen = 0;
  const look = async (): Promise<string> => {
    const html = await read();
    if (html.includes('At last')) seen ||= Date.now();
    return html;
  };
  await expect.poll(look, polling).toContain('At last');
  expect([seen >= moment, seen - moment < 1000]).toEqual([true, true]);
});

test('draft mode answers valid, invalid and missing secrets and tokens', async () => {
  expect(await codeOf(await requestAsNewClient('/api/draft'))).toEqual([401, 'missing_secret']);
  expect(await codeOf(await requestAsNewClient(`/api/draft?secret=${secret}x`))).toEqual([401, 'invalid_secret']);
  expect(await codeOf(await requestAsNewClient('/api/draft?token=x.y'))).toEqual([401, 'invalid_token']);
  const link = await previewLinkTo('/about');
  const last = link.at(-1) === 'A' ? 'B' : 'A';
  expect(await codeOf(await requestAsNewClient(link.slice(0, -1) + last))).toEqual([401, 'invalid_token']);
  expect(await codeOf(await requestAsNewClient(`${link}&slug=/cart`))).toEqual([401, 'invalid_token']);
  const short = await previewLinkTo('/about', '--hours', '0.0003');
  await expect.poll(async () => (await requestAsNewClient(short)).status, polling).toBe(401);
  expect(await codeOf(await requestAsNewClient(short))).toEqual([401, 'expired_token']);
  const page = await requestAsNewClient(short, { headers: { accept: 'text/html' } });
  expect([page.status, page.headers.get('content-type')]).toEqual([401, 'text/html; charset=utf-8']);
  expect(await page.text()).toContain('This preview link has expired. Ask for a new one.');
  expect((await requestAsNewClient('/api/draft', { method: 'PUT' })).status).toBe(405);
  expect(
    await codeOf(
      await requestAsNewClient('/api/draft', { method: 'POST', body: new URLSearchParams({ path: '/about' }) }),
    ),
  ).toEqual([401, 'missing_secret']);
});

test.each([
  '//evil.example',
  '/\\evil.example',
  '/%09/evil.example',
  '/@evil.example',
  '/\t/evil.example',
  '/／evil.example',
  'https://evil.example',
  '/%5Cevil.example',
  'evil',
])('no redirect leads to %j', async (target) => {
  const slug = encodeURIComponent(target);
  for (const query of [`secret=${secret}&slug=${slug}`, `disable=1&slug=${slug}`]) {
    const answer = await requestAsNewClient(`/api/draft?${query}`);
    expect([await codeOf(answer), answer.headers.get('location'), answer.headers.get('set-cookie')]).toEqual([
      [400, 'bad_target'],
      null,
      null,
    ]);
  }
});

test('leaving draft mode deletes the cookie and redirects back, also after its end', async () => {
  const cookie = await enterPreview();
  for (const [query, location, given] of [
    ['', '/', cookie],
    ['?disable=1', '/', cookie],
    ['?disable=1&slug=/about', '/about', cookie],
    ['?disable=1&slug=/about', '/about', 'a=b'],
  ] as const) {
    const answer = await requestAsNewClient(`/api/draft${query}`, { cookie: given });
    expect([answer.status, answer.headers.get('location')]).toEqual([307, location]);
    expect(answer.headers.get('set-cookie')).toMatch(/^draft=; Path=\/; Max-Age=0; HttpOnly; SameSite=Lax$/);
  }
});

test('a forged cookie shows the public page, through the cache', async () => {
  await pushContent('pages/hidden.md', page('Hidden words'));
  for (const cookie of ['draft=true', 'draft=eyJ9.x', '__Host-draft=1', `draft=${secret}`]) {
    expect((await requestAsNewClient('/pages/hidden', { cookie })).status).toBe(404);
    const known = await requestAsNewClient('/about', { cookie });
    expect(known.headers.get('cache-status')).toMatch(/^storefront;/);
  }
});

test('every response of a draft visit is private and not stored', async () => {
  const cookie = await enterPreview();
  for (const path of [
    '/',
    '/about',
    '/collections/all',
    '/blogs/journal.atom',
    '/sitemap.xml',
    '/llms.txt',
    '/nothing',
    '/pages/about',
    '/search?q=mug',
    '/cart',
  ]) {
    const { headers } = await requestAsNewClient(path, { cookie });
    expect([path, headers.get('cache-control'), headers.get('cache-status'), headers.get('etag')]).toEqual([
      path,
      'private, no-store',
      null,
      null,
    ]);
  }
});

test('of 1,000 mixed draft and public requests none gets the other’s page', async () => {
  await pushContent('pages/mixed.md', page('Public words'), '--publish');
  await expect.poll(() => text('/pages/mixed'), polling).toContain('Public words');
  await pushContent('pages/mixed.md', page('Draft words'));
  const cookie = await enterPreview();
  const wrong: string[] = [];
  for (let batch = 0; batch < 50; batch += 1) {
    const answers = Array.from({ length: 20 }, async (_, at) => {
      const isDraft = (batch * 7 + at * 3) % 5 < 2;
      const answer = await requestAsNewClient(`/pages/mixed?n=${at % 3}`, isDraft ? { cookie } : {});
      const html = await answer.text();
      const isRight = html.includes('Draft words') === isDraft && html.includes('Draft preview') === isDraft;
      const stored = /hit|stored/.test(answer.headers.get('cache-status') ?? '');
      if (!isRight || (isDraft && stored)) wrong.push(`${batch}/${at} ${isDraft ? 'draft' : 'public'}`);
    });
    await Promise.all(answers);
  }
  expect(wrong).toEqual([]);
});

test('without DRAFT_SECRET draft mode is opened by links only', async () => {
  const plain = await startShop();
  try {
    const code = async (query: string) => codeOf(await fetch(`${plain.url}/api/draft${query}`, { redirect: 'manual' }));
    expect([await code(''), await code(`?secret=${secret}&slug=/`)]).toEqual([
      [404, 'not_configured'],
      [404, 'not_configured'],
    ]);
    const link = new URL((await commandLineFor(plain.folder)('preview', '/about')).output);
    expect((await fetch(plain.url + link.pathname + link.search, { redirect: 'manual' })).status).toBe(307);
  } finally {
    await plain.stop();
  }
});

test('only drafts may be framed, by the configured origins', async () => {
  const framed = await startShop({
    PUBLIC_URL: 'https://shop.example',
    SEED_DEMO: 'true',
    ALLOWED_HOSTS: '127.0.0.1',
    DRAFT_FRAME_ANCESTORS: 'https://cms.example',
    DRAFT_SECRET: secret,
  });
  try {
    const opened = await fetch(`${framed.url}/api/draft?secret=${secret}&slug=/about`, { redirect: 'manual' });
    const set = opened.headers.get('set-cookie') ?? '';
    expect(set).toMatch(/^__Host-draft=[\w.-]+; Path=\/; Max-Age=28800; HttpOnly; SameSite=None; Partitioned; Secure$/);
    const policy = async (headers: Readonly<Record<string, string>>) =>
      /frame-ancestors [^;]*/.exec(
        (await fetch(`${framed.url}/about`, { headers })).headers.get('content-security-policy') ?? '',
      )?.[0];
    expect(await policy({ cookie: set.split(';')[0] ?? '' })).toBe('frame-ancestors https://cms.example');
    expect([await policy({}), await policy({ cookie: '__Host-draft=forged' })]).toEqual(
      Array(2).fill(`frame-ancestors 'none'`),
    );
  } finally {
    await framed.stop();
  }
});
