import { spawnSync } from 'node:child_process';
import { mkdir, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';

test('a theme’s tokens follow the built-in ones, and its components replace those of the same name', async () => {
  await mkdir('test-results', { recursive: true });
  // Within the project, whose modules the component imports.
  const site = await mkdtemp(resolve('test-results', 'site-'));
  const outDir = resolve('test-results', 'themed-build');
  onTestFinished(async () => {
    for (const folder of [outDir, site]) await rm(folder, { recursive: true, force: true });
  });
  await mkdir(join(site, 'theme'));
  await mkdir(join(site, 'components'));
  await writeFile(join(site, 'components', 'Footer.astro'), footer);
  await writeFile(join(site, 'theme', 'colors.css'), ':root { --accent: rgb(1 2 3); }\n');
  await writeFile(join(site, 'theme', 'brand.woff2'), 'a font');
  await writeFile(join(site, 'theme', 'fonts.css'), fonts);
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
  const server = await readAll(join(outDir, 'server'), '.mjs');
  expect(server).toContain('Open on Saturdays');
  expect(server).toContain('site-footer');
  expect(server).toMatch(/"?accent"?:\s*\{\s*"?light"?:\s*"#010203"/);
  expect(server).toMatch(/\/_assets\/brand\.[\w-]+\.woff2/);
  expect(shared.search(/rgb\(1 2 3\)|#010203/)).toBeGreaterThan(shared.indexOf('--accent-soft'));
});

const footer = `---
import Footer from '#ui/layout/Footer.astro';
---
<p>Open on Saturdays</p>
<Footer {...Astro.props} />
`;

const fonts = `@font-face { font-family: Brand; src: url('./brand.woff2') format('woff2'); }
:root { --sans: Brand, sans-serif; }
`;

async function readAll(folder: string, ending: string): Promise<string> {
  const names = await readdir(folder, { recursive: true });
  const files = names.filter((name) => name.endsWith(ending));
  return (await Promise.all(files.map((name) => readFile(join(folder, name), 'utf8')))).join('\n');
}
