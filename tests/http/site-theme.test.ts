import { spawnSync } from 'node:child_process';
import { mkdir, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';

test('a token of the merchant’s theme follows the built-in one in the style sheet of every page', async () => {
  const site = await mkdtemp(join(tmpdir(), 'site-'));
  const outDir = resolve('test-results', 'themed-build');
  onTestFinished(() => rm(outDir, { recursive: true, force: true }));
  await mkdir(join(site, 'theme'));
  await writeFile(join(site, 'theme', 'colors.css'), ':root { --accent: rgb(1 2 3); }\n');
  const { status, stderr } = spawnSync('npx', ['astro', 'build', '--outDir', outDir], {
    encoding: 'utf8',
    env: { ...process.env, SITE_DIR: site, NODE_ENV: 'production' },
  });
  expect([status, stderr]).toEqual([0, expect.anything()]);
  const assets = join(outDir, 'client', '_assets');
  const names = (await readdir(assets)).filter((name) => name.endsWith('.css'));
  const styles = await Promise.all(names.map((name) => readFile(join(assets, name), 'utf8')));
  const themed = styles.filter((css) => /--accent:\s*(?:rgb\(1 2 3\)|#010203)/.test(css));
  expect(themed).toHaveLength(1);
  const [shared = ''] = themed;
  expect(shared.search(/rgb\(1 2 3\)|#010203/)).toBeGreaterThan(shared.indexOf('--accent-soft'));
});
