import { execFileSync, spawnSync } from 'node:child_process';
import { cpSync, existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join, resolve } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';

const folder = mkdtempSync(join(tmpdir(), 'upgrade-'));
const storefront = join(folder, 'storefront');
const tokens = 'src/ui/styles/tokens.css';
const own = {
  GIT_AUTHOR_NAME: 'A',
  GIT_AUTHOR_EMAIL: 'a@shop.test',
  GIT_COMMITTER_NAME: 'A',
  GIT_COMMITTER_EMAIL: 'a@shop.test',
};
const environment = { ...process.env, ...own, GIT_CONFIG_GLOBAL: '/dev/null', GIT_CONFIG_SYSTEM: '/dev/null' };

const git = (cwd: string, ...args: readonly string[]): string =>
  execFileSync('git', [...args], { cwd, env: environment, encoding: 'utf8', stdio: ['ignore', 'pipe', 'pipe'] }).trim();

const read = (cwd: string, path: string): string => readFileSync(join(cwd, path), 'utf8');

type Files = Readonly<Record<string, string>>;

function write(cwd: string, files: Files): void {
  for (const [path, text] of Object.entries(files)) {
    mkdirSync(dirname(join(cwd, path)), { recursive: true });
    writeFileSync(join(cwd, path), text);
  }
}

function commit(cwd: string, files: Files): void {
  write(cwd, files);
  git(cwd, 'add', '--all');
  git(cwd, 'commit', '--quiet', '--message', 'Change files');
}

/** A clone of version 1.0.0 with files of its own. */
function prepareShop(name: string, files: Files): string {
  const shop = join(folder, name);
  git(folder, 'clone', '--quiet', '--branch', 'v1.0.0', storefront, name);
  git(shop, 'switch', '--quiet', '--create', 'shop');
  if (Object.keys(files).length > 0) commit(shop, files);
  return shop;
}

function upgrade(shop: string, ...args: readonly string[]) {
  const command = [join(shop, 'scripts/upgrade.js'), ...args];
  const { status, stdout, stderr } = spawnSync(process.execPath, command, {
    cwd: shop,
    env: environment,
    encoding: 'utf8',
  });
  return { status, stdout, stderr };
}

beforeAll(() => {
  for (const path of ['site', 'scripts', 'README.md', tokens])
    cpSync(resolve(path), join(storefront, path), { recursive: true });
  git(folder, 'init', '--quiet', '--initial-branch', 'main', storefront);
  const manifest = { name: 'storefront', version: '1.0.0', type: 'module' };
  write(storefront, { 'package.json': JSON.stringify(manifest) });
  commit(storefront, { '.gitignore': '/data/\n.env\n', 'src/version.ts': 'export const version = 1;\n' });
  git(storefront, 'tag', 'v1.0.0');
  commit(storefront, {
    'site/README.md': `${read(storefront, 'site/README.md')}\nOne more kind of file.\n`,
    'README.md': '# Rewritten\n',
    [tokens]: read(storefront, tokens).replace('--page:', '--page: /* changed */'),
    'src/version.ts': 'export const version = 2;\n',
    'src/new-feature.ts': 'export const isNew = true;\n',
  });
  git(storefront, 'tag', 'v1.10.0');
});
afterAll(() => rmSync(folder, { recursive: true }));

const shops: readonly (readonly [name: string, files: Files])[] = [
  [
    'a theme and components',
    {
      'site/theme/theme.css': ':root { --accent: light-dark(#0a5c36, #7fd6a8); }\n',
      'site/theme/brand.woff2': 'font',
      'site/components/Footer.astro': '<footer>Ours</footer>\n',
    },
  ],
  [
    'a section, messages and search settings',
    {
      'site/sections/opening-hours/section.ts': 'export default {};\n',
      'site/sections/opening-hours/OpeningHoursSection.astro': '<p>Open</p>\n',
      'site/messages/en.yaml': 'product:\n  addToCart: Buy it\n',
      'site/search.yaml': 'synonyms: [[mug, cup]]\n',
    },
  ],
  ['content', { 'content/shop.yaml': 'name: Ours\n', 'content/pages/about.md': '---\ntitle: About\n---\n\nUs.\n' }],
];

test.each(shops)('a shop with %s moves to the newest version without a conflict', (name, files) => {
  const shop = prepareShop(name.replaceAll(' ', '-'), files);
  write(shop, { '.env': 'PORT=4000\n', 'data/shop.sqlite': 'database' });
  const { status, stdout, stderr } = upgrade(shop, '--no-build');
  expect([status, stderr]).toEqual([0, '']);
  expect(stdout).toMatch(/^Upgraded to v1\.10\.0; before, the shop was at [0-9a-f]{12}\.\n/);
  for (const [path, text] of Object.entries(files)) expect(read(shop, path)).toBe(text);
  expect([read(shop, '.env'), read(shop, 'data/shop.sqlite')]).toEqual(['PORT=4000\n', 'database']);
  for (const path of ['site/README.md', 'README.md', tokens, 'src/version.ts', 'src/new-feature.ts'])
    expect(read(shop, path)).toBe(read(storefront, path));
  expect(upgrade(shop, '--no-build').stdout).toBe('Nothing to do: the shop has v1.10.0.\n');
});

test('a file that both have changed is named, and nothing is changed', () => {
  const shop = prepareShop('conflict', { [tokens]: 'changed', 'site/search.yaml': 'synonyms: []\n' });
  const before = git(shop, 'rev-parse', 'HEAD');
  const { status, stderr } = upgrade(shop, '--no-build');
  expect(status).toBe(1);
  expect(stderr).toContain(`that you have changed too:\n  ${tokens}\nNothing was changed.`);
  expect([git(shop, 'rev-parse', 'HEAD'), git(shop, 'status', '--porcelain')]).toEqual([before, '']);
});

test('a changed file that the new version leaves alone stays changed, and is named', () => {
  const shop = prepareShop('own-change', { 'scripts/programs.js': '// Ours.\n' });
  expect(upgrade(shop, '--no-build').stdout).toContain(
    'that you have changed, and that stay so:\n  scripts/programs.js\n',
  );
  expect(read(shop, 'scripts/programs.js')).toBe('// Ours.\n');
});

test('uncommitted changes, unknown versions and remotes are refused', () => {
  const shop = prepareShop('refused', {});
  expect(upgrade(shop, 'v9.9.9')).toMatchObject({ status: 1, stderr: 'There is no version v9.9.9.\n' });
  expect(upgrade(shop, '--remote', 'nowhere').stderr).toContain('could not be fetched from "nowhere"');
  write(shop, { 'README.md': 'Mine.\n' });
  expect(upgrade(shop).stderr).toBe('Commit your changes first, so that nothing of yours can be lost:\n  README.md\n');
});

test('help is printed where it is asked for, and where an option is unknown', () => {
  const shop = prepareShop('help', {});
  expect(upgrade(shop, '--help')).toMatchObject({ status: 0, stdout: expect.stringContaining('--remote NAME') });
  const refused = upgrade(shop, '--force');
  expect(refused).toMatchObject({ status: 2, stderr: expect.stringContaining('--remote NAME') });
  expect(refused.stderr).toMatch(/^Unknown option '--force'\.\n/);
});

test('a version that cannot be built is taken back', () => {
  const shop = prepareShop('broken', { 'site/search.yaml': 'synonyms: []\n' });
  const before = git(shop, 'rev-parse', 'HEAD');
  // Without a lock file `npm ci` fails.
  const { status, stderr } = upgrade(shop);
  expect(status).toBe(1);
  expect(stderr).toContain('v1.10.0 could not be built with your files; see above.');
  expect([git(shop, 'rev-parse', 'HEAD'), existsSync(join(shop, 'src/new-feature.ts'))]).toEqual([before, false]);
});
