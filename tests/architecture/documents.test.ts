import { existsSync, globSync, readdirSync, readFileSync } from 'node:fs';
import { dirname, join, normalize } from 'node:path';
import { fileURLToPath } from 'node:url';
import { parseEnv } from 'node:util';
import { expect, test } from 'vitest';
import { environmentExample } from '../../scripts/environment-example.ts';
import { readConfig, variables } from '../../src/config.ts';
import { chatProblems } from '../../src/messages/en/errors.ts';

const root = fileURLToPath(new URL('../..', import.meta.url));
const read = (path: string): string => readFileSync(join(root, path), 'utf8');
const decisions = globSync('docs/decisions/*/*.md', { cwd: root }).toSorted();

test('docs/settings.md has every variable with its meaning', () => {
  const settings = read('docs/settings.md');
  const missing = Object.entries(variables.shape)
    .filter(
      ([name, schema]) => !settings.includes(`\`${name}\``) || !settings.includes(schema.description ?? 'undescribed'),
    )
    .map(([name]) => name);
  expect(missing).toEqual([]);
});

test('docs/settings.md names no variable that does not exist', () => {
  const table = /<!-- variables -->([\s\S]*)<!-- \/variables -->/.exec(read('docs/settings.md'))?.[1] ?? '';
  const named = [...table.matchAll(/^\|\s*`([A-Z_]+)`/gm)].map(([, name]) => name);
  expect(new Set(named)).toEqual(new Set(Object.keys(variables.shape)));
});

test('docs/programs.md has every code with which the assistant refuses a request', () => {
  const documented = read('docs/programs.md');
  expect(Object.keys(chatProblems).filter((code) => !documented.includes(`\`${code}\``))).toEqual([]);
});

test('.env.example has every variable with its meaning and default, as npm run document writes it', () => {
  expect(read('.env.example')).toBe(environmentExample());
});

test('the variables of .env.example without their # are a valid configuration', () => {
  const given = parseEnv(read('.env.example').replaceAll(/^#(?=[A-Z_]+=)/gm, ''));
  expect(new Set(Object.keys(given))).toEqual(new Set(Object.keys(variables.shape)));
  expect(readConfig(given)).toEqual(readConfig({}));
});

test('npm start rebuilds after a change in each folder of site/ that a build contains', () => {
  const rows = read('site/README.md').matchAll(/^\| `(\w+)\/[^|]*\|[^|]*\| at the next build/gm);
  const [, watched = ''] = /builtSiteFolders = \[([^\]]*)\]/.exec(read('scripts/prepare.js')) ?? [];
  const folders = new Set(Array.from(rows, ([, folder]) => folder));
  expect(folders).toEqual(new Set(Array.from(watched.matchAll(/'(\w+)'/g), ([, folder]) => folder)));
});

test('every decision is in the index under its number and title', () => {
  const index = read('docs/decisions/README.md');
  const missing = decisions.filter((path) => {
    const heading = /^# (\d+)\. (.+)$/m.exec(read(path));
    const link = path.replace('docs/decisions/', '');
    return !heading || !index.includes(`- ${heading[1]}. [${heading[2]}](${link})`);
  });
  expect(missing).toEqual([]);
});

test('decisions have file names with their numbers, and every number is a decision or has moved to the code', () => {
  const [, moved = ''] = read('docs/decisions/README.md').split('## Moved to the code');
  const numbers = [
    ...decisions.map((path) => Number(/\/(\d{4})-[a-z0-9-]+\.md$/.exec(path)?.[1])),
    ...[...moved.matchAll(/^- (\d+)\./gm)].map(([, number]) => Number(number)),
  ].toSorted((one, other) => one - other);
  expect(numbers).toEqual(numbers.map((_, index) => index + 1));
});

test('every folder of src is described in ARCHITECTURE.md', () => {
  const text = read('ARCHITECTURE.md');
  const folders = readdirSync(join(root, 'src'), { withFileTypes: true })
    .filter((entry) => entry.isDirectory())
    .map((entry) => entry.name);
  expect(folders.filter((name) => !text.includes(`\`${name}/\``))).toEqual([]);
});

const documents = [
  ...globSync('{*.md,docs/*.md,{bench,site,demo,tests/contract,docs/decisions}/README.md}', { cwd: root }).toSorted(),
  ...decisions,
];

/** `site/README.md` names files that merchants will write. */
const documentsWithPaths = documents.filter((document) => document !== 'site/README.md');

test.each(documentsWithPaths)('every path that %s mentions exists', (document) => {
  expect(pathsIn(read(document)).filter((path) => !isFound(path))).toEqual([]);
});

test.each(documents)('every link of %s leads to a file', (document) => {
  const prose = read(document).replaceAll(/^```[\s\S]*?^```|`[^`\n]+`/gm, '');
  const links = [...prose.matchAll(/\]\(([^)#]+)[^)]*\)/g)].map(([, link = '']) => link);
  const local = links.filter((link) => !/^\w+:/.test(link));
  expect(local.filter((link) => !existsSync(join(root, normalize(join(dirname(document), link)))))).toEqual([]);
});

/**
 * Code spans that are paths of the project: they begin with a folder of it or end like a source file. `<name>` in them
 * stands for any name.
 */
function pathsIn(text: string): readonly string[] {
  const spans = [...text.replaceAll(/^```[\s\S]*?^```/gm, '').matchAll(/`([^`\n]+)`/g)].map(([, span = '']) => span);
  return spans.filter((span) => isFolderPath.test(span) || isSourceFile.test(span));
}

const isFolderPath = /^(src|tests|docs|demo|bench|scripts|deploy)\/[^ ]*$/;
const isSourceFile = /^[\w@<>[\]./*-]+\.(ts|tsx|astro|css|js|vcl)$/;

/** From the root or from src, a file's name alone that some file of the project has, or a folder that git ignores. */
function isFound(path: string): boolean {
  if (read('.gitignore').split('\n').includes(path)) return true;
  const pattern = path.replaceAll(/<[^>]+>/g, '*').replaceAll(/[[\]]/g, '?');
  const places = path.includes('/')
    ? [pattern, `src/${pattern}`]
    : [pattern, `{src,scripts,bench,tests}/**/${pattern}`];
  return places.some((place) => globSync(place, { cwd: root }).length > 0);
}
