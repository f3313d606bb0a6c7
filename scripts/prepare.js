import { spawn, spawnSync } from 'node:child_process';
import { existsSync, readdirSync, statSync } from 'node:fs';
import { delimiter, join, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';

export const root = fileURLToPath(new URL('..', import.meta.url));
const tools = join(root, 'node_modules', '.bin');

/** Runs on Node 20 or later, before anything is installed: no imports from packages here. */

/**
 * Environment in which `node` is the pinned Node 26, the project's tools are found by name, and modules are compiled once
 * for all processes.
 */
export const environment = {
  ...process.env,
  PATH: `${tools}${delimiter}${process.env.PATH ?? ''}`,
  ASTRO_TELEMETRY_DISABLED: '1',
  NODE_COMPILE_CACHE: join(root, 'node_modules', '.cache', 'node'),
};

/** The Node that runs the service: this one when it is new enough (a container's image), else the pinned package. */
export function serviceNode() {
  return Number(process.versions.node.split('.')[0]) >= 26 ? process.execPath : join(tools, 'node');
}

/** Installs the packages of the lock file unless they are there; says so, because it takes a while. */
export function ensureInstalled() {
  const lock = modified(join(root, 'package-lock.json'));
  if (modified(join(root, 'node_modules', '.package-lock.json')) >= lock) return;
  console.log('Installing packages (about half a minute) …');
  run('npm', ['ci', '--no-audit', '--no-fund', '--loglevel=error']);
}

/** The folders of the site that a build contains; the others are read at each start. */
const builtSiteFolders = ['theme', 'components', 'sections'];

/** Builds the service unless the build is newer than every source. */
export function ensureBuilt() {
  const built = modified(join(root, 'dist', 'server', 'entry.mjs'));
  const site = builtSiteFolders.map((folder) => join(process.env.SITE_DIR || 'site', folder));
  const sources = ['src', ...site, 'astro.config.ts', 'package-lock.json', 'tsconfig.json'].map((name) =>
    newest(resolve(root, name)),
  );
  if (built > Math.max(...sources)) return;
  console.log('Building …');
  run('npm', ['run', '--silent', 'build']);
}

/** Runs a command to its end with its output shown; ends this process with its code when it fails. */
export function run(command, args) {
  const { status, error } = spawnSync(command, args, { cwd: root, env: environment, stdio: 'inherit' });
  if (error) console.error(`${command}: ${error.message}`);
  if (status !== 0) process.exit(status ?? 1);
}

/** Runs a command to its end and gives its exit code. */
export function attempt(command, args, extra = {}) {
  return new Promise((resolve) => {
    const child = spawn(command, args, {
      cwd: root,
      env: { ...environment, ...extra },
      stdio: ['ignore', 'inherit', 'inherit'],
    });
    child.once('error', (error) => {
      console.error(`${command}: ${error.message}`);
      resolve(1);
    });
    child.once('exit', (code) => resolve(code ?? 1));
  });
}

function newest(path) {
  if (!existsSync(path)) return 0;
  if (!statSync(path).isDirectory()) return modified(path);
  return readdirSync(path, { recursive: true }).reduce(
    (latest, name) => Math.max(latest, modified(join(path, name))),
    0,
  );
}

function modified(path) {
  return existsSync(path) ? statSync(path).mtimeMs : 0;
}
