import { execFile } from 'node:child_process';
import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { promisify } from 'node:util';
import { expect, test, type Page } from '@playwright/test';
import { accessibilityProblems } from '../helpers/browser/axe-violations.ts';
import { startShop, type RunningShop } from '../helpers/start-shop.ts';

let shop: RunningShop;

test.describe.configure({ mode: 'serial' });
test.beforeAll(async () => {
  shop = await startShop({ TRUSTED_PROXIES: '127.0.0.0/8' });
  await push('First words', '--publish');
  await push('Second words');
});
test.afterAll(() => shop.stop());

/** Runs a command of the shop's command line on the data of the running shop; resolves with its output. */
async function runCommand(...args: readonly string[]): Promise<string> {
  const env = { ...process.env, DATA_DIR: shop.folder };
  return (await promisify(execFile)(process.execPath, ['src/cli/shop.ts', ...args], { env })).stdout.trim();
}

async function push(heading: string, ...options: readonly string[]): Promise<void> {
  const path = join(shop.folder, 'content/pages/story.md');
  mkdirSync(dirname(path), { recursive: true });
  writeFileSync(path, `---\ntitle: Story\nheading: ${heading}\n---\n`);
  await runCommand('content', 'push', path, ...options);
}

async function openDraft(page: Page, path = '/pages/story'): Promise<void> {
  const { pathname, search } = new URL(await runCommand('preview', path));
  await page.goto(shop.url + pathname + search);
}

const banner = (page: Page) => page.getByRole('region', { name: 'Draft preview' });

test('an editor sees the draft and its banner, compares it and leaves draft mode', async ({ page }) => {
  await openDraft(page);
  await expect(page).toHaveURL(`${shop.url}/pages/story`);
  await expect(page.getByRole('heading', { level: 1, name: 'Second words' })).toBeVisible();
  await expect(banner(page)).toContainText(
    /Visitors don’t see this version yet\.\s+Expires in (?:8 hrs|7 hrs 59 mins)/,
  );
  await banner(page).getByRole('link', { name: 'View changes' }).click();
  await expect(page.getByRole('table').getByRole('deletion')).toHaveText('heading: First words');
  await expect(page.getByRole('table').getByRole('insertion')).toHaveText('heading: Second words');
  await page.getByRole('link', { name: 'Story' }).click();
  await banner(page).getByRole('link', { name: 'Exit preview' }).click();
  await expect(page).toHaveURL(`${shop.url}/pages/story`);
  await expect(page.getByRole('heading', { level: 1, name: 'First words' })).toBeVisible();
  await expect(banner(page)).toBeHidden();
});

test('a shared link opens the same draft in another browser', async ({ page, context, browser }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await openDraft(page);
  await banner(page).getByRole('button', { name: 'Share' }).click();
  await expect(banner(page).getByRole('button', { name: 'Link copied' })).toBeVisible();
  const link = await page.evaluate(() => navigator.clipboard.readText());
  const other = await browser.newPage();
  await other.goto(link);
  await expect(other.getByRole('heading', { level: 1, name: 'Second words' })).toBeVisible();
  await other.close();
});

test('the draft banner stays visible and does not cover the header', async ({ page }) => {
  for (const width of [320, 1280]) {
    await page.setViewportSize({ width, height: 500 });
    await openDraft(page, '/about');
    await page.evaluate(() => window.scrollTo(0, 900));
    const [notice, header] = [await banner(page).boundingBox(), await page.locator('.site-header').boundingBox()];
    expect(Math.round(notice?.y ?? -1)).toBe(0);
    expect((header?.y ?? 0) + 1).toBeGreaterThanOrEqual(notice?.height ?? Infinity);
  }
});

test('draft pages have no accessibility violation at either width', async ({ page }) => {
  test.slow();
  await openDraft(page);
  for (const width of [320, 1280]) {
    await page.setViewportSize({ width, height: 800 });
    for (const path of ['/pages/story', '/draft/changes?path=/pages/story', '/draft/share?token=x']) {
      await page.goto(shop.url + path);
      expect(await accessibilityProblems(page), `${path}, ${width} px`).toEqual([]);
    }
  }
});

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test('sharing opens a page with the link', async ({ page }) => {
    await openDraft(page);
    await banner(page).getByRole('button', { name: 'Share' }).click();
    const link = await page.getByLabel('Link').inputValue();
    expect(link).toMatch(/^http.*\/api\/draft\?token=/);
    await page.goto(link);
    await expect(page.getByRole('heading', { level: 1, name: 'Second words' })).toBeVisible();
  });
});

test('a published page is public at once, and its draft is gone', async ({ page, browser }) => {
  await openDraft(page);
  const visitor = await browser.newPage();
  await visitor.goto(`${shop.url}/pages/story`);
  await expect(visitor.getByRole('heading', { level: 1, name: 'First words' })).toBeVisible();
  await runCommand('content', 'publish', 'page/story');
  await expect(async () => {
    await visitor.reload();
    await expect(visitor.getByRole('heading', { level: 1, name: 'Second words' })).toBeVisible({ timeout: 100 });
  }).toPass();
  await page.reload();
  await expect(banner(page)).toContainText('This page has no unpublished changes.');
  await visitor.close();
});
