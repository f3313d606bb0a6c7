import { spawnSync } from 'node:child_process';
import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { attempt, root } from './prepare.js';
import { readOptions } from './read-options.js';

const help = `Moves a shop to another version of the storefront. docs/upgrades.md explains it.

    npm run upgrade              to the newest version
    npm run upgrade -- v1.4.0    to this one

    --remote NAME   asks another remote for versions than "upstream" or "origin"
    --no-build      leaves installing and building to you, as in a container`;

/** What belongs to the shop; versions of the storefront only change the README of `site/`. */
const ownFolders = ['site', 'content'];

const { values, positionals } = readOptions(help, {
  remote: { type: 'string' },
  'no-build': { type: 'boolean', default: false },
});
process.exit(await upgrade(positionals[0]));

/** Returns the exit code. Whatever fails, the shop's files are as they were before. */
async function upgrade(wanted) {
  const refusal = refuse();
  if (refusal) return fail(refusal);
  const before = read('rev-parse', 'HEAD');
  const remote = values.remote ?? (git('remote').lines.includes('upstream') ? 'upstream' : 'origin');
  const fetched = git('fetch', '--tags', '--quiet', remote);
  if (!fetched.ok) return fail(`The versions could not be fetched from "${remote}": ${fetched.error}`);
  const target = wanted ?? newestVersion(remote);
  if (!git('rev-parse', '--verify', '--quiet', `${target}^{commit}`).ok) return fail(`There is no version ${target}.`);
  if (git('merge-base', '--is-ancestor', target, 'HEAD').ok) return report(`Nothing to do: the shop has ${target}.`);
  const conflicts = merge(target);
  if (conflicts) return fail(conflicts);
  if (!values['no-build'] && !(await build())) return restore(before, target);
  reportUpgrade(target, before);
  return 0;
}

function refuse() {
  if (!git('rev-parse', '--git-dir').ok) return 'This folder is no git repository. Clone the storefront to upgrade it.';
  const changed = git('status', '--porcelain', '--untracked-files=no').lines.map((line) => line.slice(2).trim());
  if (changed.length === 0) return null;
  return `Commit your changes first, so that nothing of yours can be lost:\n${list(changed)}`;
}

/** The newest tag like v1.2.3, or the main branch where there is none. */
function newestVersion(remote) {
  const [newest] = git('tag', '--list', 'v*', '--sort=-version:refname').lines;
  return newest ?? (read('rev-parse', '--abbrev-ref', `${remote}/HEAD`) || `${remote}/main`);
}

/** Merges a version; a sentence about what is in the way, after which nothing has changed, or null. */
function merge(target) {
  const { ok, error } = git('merge', '--no-edit', '--quiet', target);
  if (ok) return null;
  const files = git('diff', '--name-only', '--diff-filter=U').lines;
  git('merge', '--abort');
  if (files.length === 0) return `${target} could not be merged: ${error}`;
  return [
    `${target} changes files of the storefront that you have changed too:`,
    list(files),
    'Nothing was changed. Move your changes to site/ (see site/README.md), or merge by hand: git merge ' + target,
  ].join('\n');
}

async function build() {
  return (
    (await attempt('npm', ['ci', '--no-audit', '--no-fund', '--loglevel=error'])) === 0 &&
    (await attempt('npm', ['run', '--silent', 'build'])) === 0
  );
}

async function restore(before, target) {
  git('reset', '--hard', '--quiet', before);
  const isRestored = await build();
  return fail(
    `${target} could not be built with your files; see above. The shop is ${isRestored ? 'built' : 'back'} as it was before.`,
  );
}

function reportUpgrade(target, before) {
  const own = ownFolders.map((folder) => `:!${folder}`);
  const changed = git('diff', '--name-only', target, 'HEAD', '--', '.', ...own).lines;
  report(`Upgraded to ${target}; before, the shop was at ${before.slice(0, 12)}.`);
  if (changed.length > 0) report(`Files of the storefront that you have changed, and that stay so:\n${list(changed)}`);
  if (hasTheme()) report('Check your theme: npm run shop -- theme check');
  report('Back up DATA_DIR and restart the shop, which migrates its database when it starts.');
}

function hasTheme() {
  const folder = join(root, 'site', 'theme');
  return existsSync(folder) && readdirSync(folder).some((name) => name.endsWith('.css'));
}

function git(...args) {
  const { status, stdout, stderr, error } = spawnSync('git', args, { cwd: root, encoding: 'utf8' });
  return {
    ok: status === 0,
    lines: (stdout ?? '').split('\n').filter(Boolean),
    error: error?.message ?? (stderr || stdout).trim(),
  };
}

function read(...args) {
  const { ok, lines } = git(...args);
  return ok ? (lines[0] ?? '') : '';
}

function list(names) {
  return names.map((name) => `  ${name}`).join('\n');
}

function report(text) {
  console.log(text);
  return 0;
}

function fail(text) {
  console.error(text);
  return 1;
}
