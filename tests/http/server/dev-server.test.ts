import { readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type DevServer, startDevServer } from '../../helpers/servers/start-dev-server.ts';

const draftSecret = 'a-secret-of-more-than-thirty-two-letters';
let server: DevServer;

beforeAll(async () => {
  server = await startDevServer({ DRAFT_SECRET: draftSecret });
}, 120_000);
afterAll(() => server.stop());

const page = '/products/morgen-mug';

async function request(path: string, options: RequestInit = {}): Promise<Response> {
  return fetch(server.url + path, { redirect: 'manual', ...options });
}

/** The text of a page; waits for it as a browser that reloads would. */
function html(path = page): Promise<string> {
  return request(path, { headers: { accept: 'text/html' } }).then((response) => response.text());
}

/** Changes a file of the copy for as long as a check takes. */
async function whileChanged(path: string, change: (text: string) => string, check: () => Promise<void>): Promise<void> {
  const file = join(server.folder, path);
  const text = await readFile(file, 'utf8');
  await writeFile(file, change(text));
  try {
    await check();
  } finally {
    await writeFile(file, text);
  }
}

const changeVisible = { timeout: 10_000, interval: 50 };

test('every API path is answered in development', async () => {
  expect((await request('/health/live')).status).toBe(200);
  expect(await (await request('/health/ready')).json()).toEqual({ status: 'ready', platform: 'available' });
  const chat = await request('/api/chat', {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ message: 'Do you have mugs?' }),
  });
  expect(chat.status).toBe(200);
  const delivery = await request('/api/webhooks/commerce', { method: 'POST', body: '{}' });
  expect(await delivery.text()).toContain('missing_header');
  expect((await request('/api/draft?secret=wrong&slug=/about')).status).toBe(401);
  expect((await request('/api/nothing')).status).toBe(404);
});

test('a path that is not canonical is redirected in development', async () => {
  const response = await request('/Products/morgen-mug/');
  expect(response.status).toBe(308);
  expect(response.headers.get('location')).toBe(page);
});

test('draft mode opens in development', async () => {
  const opened = await request(`/api/draft?secret=${draftSecret}&slug=/about`);
  expect(opened.headers.get('location')).toBe('/about');
  const cookie = opened.headers
    .getSetCookie()
    .map((line) => line.split(';')[0])
    .join('; ');
  const draft = await request('/about', { headers: { cookie, accept: 'text/html' } });
  expect(draft.headers.get('cache-control')).toBe('private, no-store');
  expect(await draft.text()).toContain('Draft preview');
});

test('a page in development has the security headers, with a policy that admits Vite', async () => {
  const response = await request(page);
  expect(response.status).toBe(200);
  expect(response.headers.get('x-content-type-options')).toBe('nosniff');
  const policy = response.headers.get('content-security-policy') ?? '';
  expect(policy).toContain("script-src 'self'");
  expect(policy).toContain("style-src 'self' 'unsafe-inline'");
  expect(policy).toContain("connect-src 'self' ws: wss:");
});

test('the scripts of a page are served in development', async () => {
  const scripts = [...(await html()).matchAll(/<script type="module" src="([^"]+)"/g)].map(([, path = '']) => path);
  expect(scripts.length).toBeGreaterThan(2);
  for (const path of scripts) {
    const response = await request(path.replaceAll('&#38;', '&').replaceAll('&amp;', '&'));
    expect([path, response.status]).toEqual([path, 200]);
  }
});

test('a change of a component is visible', async () => {
  const change = (text: string): string => text.replace('class="site-footer"', 'class="site-footer changed-footer"');
  await whileChanged('src/ui/layout/Footer.astro', change, async () => {
    await expect.poll(() => html(), changeVisible).toContain('changed-footer');
  });
  await expect.poll(() => html(), changeVisible).not.toContain('changed-footer');
});

test('a change of a rule behind the pages is visible', async () => {
  const change = (text: string): string => text.replace("'nosniff'", "'changed'");
  const header = async (): Promise<string | null> => (await request(page)).headers.get('x-content-type-options');
  await whileChanged('src/http/security/security-headers.ts', change, async () => {
    await expect.poll(header, changeVisible).toBe('changed');
  });
  await expect.poll(header, changeVisible).toBe('nosniff');
});

test('a change of an imported style sheet is visible', async () => {
  const change = (text: string): string => `${text}\n:root { --changed-token: 1px; }\n`;
  await whileChanged('src/ui/styles/tokens.css', change, async () => {
    await expect.poll(() => html(), changeVisible).toContain('--changed-token');
  });
});

test('a token of the merchant’s theme is on every page', async () => {
  const theme = join(server.folder, 'site/theme/colors.css');
  await writeFile(theme, ':root { --accent: rgb(1 2 3); }\n');
  await expect.poll(() => html(), changeVisible).toMatch(/--accent: rgb\(1 2 3\)/);
  await rm(theme);
  await expect.poll(() => html(), changeVisible).not.toContain('rgb(1 2 3)');
});

test('a mistake in the merchant’s search settings is shown with its line until it is corrected', async () => {
  const settings = join(server.folder, 'site/search.yaml');
  await writeFile(settings, 'synonyms: []\nsynonym: []\n');
  await expect.poll(() => html(), changeVisible).toContain('search.yaml:2: synonym: unknown key');
  await writeFile(settings, 'synonyms:\n  - equal: [quaffer, mug]\n');
  await expect.poll(() => html('/search?q=quaffer'), changeVisible).toContain('Morgen mug');
  await rm(settings);
});

test('a mistake that is there when the server restarts is shown, and the server stays', async () => {
  const messages = join(server.folder, 'site/messages/klingon.yaml');
  const component = join(server.folder, 'site/components/Box.astro');
  const restarts = (): number => server.output().split('server restarted').length - 1;
  await writeFile(messages, 'layout: {}\n');
  await writeFile(component, '<p>Box</p>\n');
  await expect.poll(() => server.output(), changeVisible).toContain('klingon.yaml: name it after a language');
  await expect.poll(() => html(), changeVisible).toContain('klingon.yaml: name it after a language');
  await rm(messages);
  await expect.poll(async () => (await request(page)).status, changeVisible).toBe(200);
  await rm(component);
  await expect.poll(restarts, changeVisible).toBe(2);
  await expect.poll(async () => (await request(page)).status, changeVisible).toBe(200);
});

test('an error in a component is shown with its file and line', async () => {
  await whileChanged(
    'src/ui/layout/Footer.astro',
    (text) => `${text}\n{broken.reference}\n`,
    async () => {
      await expect.poll(() => html(), changeVisible).toContain('broken is not defined');
      expect(await html()).toMatch(/Footer\.astro:\d+:\d+/);
      expect((await request(page)).status).toBe(500);
    },
  );
  await expect.poll(async () => (await request(page)).status, changeVisible).toBe(200);
});

test('content in the database that fails its schema is named in the terminal and in the browser', async () => {
  const database = new DatabaseSync(join(server.folder, 'data/shop.sqlite'), { timeout: 5000 });
  const sections = JSON.stringify({ sections: [{ type: 'text', heading: 7 }] });
  database.prepare("UPDATE document SET front = ? WHERE kind = 'page' AND handle = 'about'").run(sections);
  database.close();
  await html('/about');
  const fault = /page about: section 1 is left out: (?:"|&quot;)heading(?:"|&quot;) must be a text/;
  expect(server.output()).toMatch(fault);
  expect(await overlayMessage()).toMatch(fault);
});

/** What the overlay of Vite's client shows when a browser connects. */
async function overlayMessage(): Promise<string> {
  const client = await (await request('/@vite/client')).text();
  const token = /wsToken = "([^"]+)"/.exec(client)?.[1] ?? '';
  const socket = new WebSocket(`${server.url.replace('http', 'ws')}?token=${token}`, 'vite-hmr');
  const message = await new Promise<string>((resolve, reject) => {
    socket.addEventListener('error', () => reject(new Error('The connection to Vite failed.')));
    socket.addEventListener('message', ({ data }) => {
      const payload = JSON.parse(String(data));
      if (payload.type === 'error') resolve(String(payload.err.message));
    });
  });
  socket.close();
  return message;
}
