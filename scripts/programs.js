import { spawnSync } from 'node:child_process';
import { existsSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { attempt, root } from './prepare.js';

/**
 * Programs that the tests start and npm does not bring: a browser, a Redis server and Varnish. Each is looked for on the system
 * first, then installed by the usual means, or replaced; what is missing in the end is said clearly and ends the run.
 */
const programs = [
  {
    name: 'Chromium',
    variable: 'CHROMIUM',
    // A page takes it half of the processor time of a browser with windows.
    commands: ['chromium-headless-shell'],
    substitutes: ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable'],
    debian: ['chromium-headless-shell'],
    otherwise: () => attempt('playwright', ['install', '--with-deps', 'chromium']),
    remedy: 'install Chromium or Chrome, or name one in the variable CHROMIUM',
  },
  {
    name: 'Redis',
    variable: 'REDIS_SERVER',
    commands: ['valkey-server', 'redis-server'],
    debian: ['redis-server'],
    otherwise: async () => 1,
    remedy: 'install Valkey or Redis, or name its server in the variable REDIS_SERVER',
  },
  {
    name: 'Varnish with vmod xkey',
    variable: 'VARNISHD',
    commands: ['varnishd', '/usr/sbin/varnishd', '/usr/local/sbin/varnishd'],
    fits: canServeTheShop,
    debian: ['varnish', 'varnish-modules'],
    otherwise: async () => 1,
    remedy: 'install Varnish and its vmod xkey, or name varnishd in the variable VARNISHD',
  },
];

/** Makes sure each program is there and hands its path on in its environment variable. */
export async function ensurePrograms() {
  for (const program of programs) await ensureProgram(program);
}

async function ensureProgram(program) {
  const path = find(program) ?? installPackage(program) ?? findSubstitute(program) ?? (await installOtherwise(program));
  if (path) process.env[program.variable] = path;
  else if (program.name !== 'Chromium' || !existsSync(playwrightBrowser())) fail(program);
}

function find({ variable, commands, fits = () => true }) {
  const named = process.env[variable];
  if (named && existsSync(named)) return named;
  return commands.map(which).find((path) => path && fits(path)) ?? null;
}

function installPackage(program) {
  if (!isRoot() || !which('apt-get')) return null;
  console.log(`Installing ${program.debian.join(' and ')} …`);
  spawnSync('apt-get', ['update', '-qq'], { stdio: 'ignore' });
  spawnSync('apt-get', ['install', '-y', '-qq', '--no-install-recommends', ...program.debian], {
    stdio: ['ignore', 'ignore', 'inherit'],
    env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' },
  });
  return find(program);
}

/** A program that does the same at a higher cost. */
function findSubstitute({ substitutes = [] }) {
  return substitutes.map(which).find(Boolean) ?? null;
}

async function installOtherwise(program) {
  console.log(`${program.name} is not on this machine; installing it …`);
  await program.otherwise();
  return find(program);
}

/** Whether a Varnish can read the configuration that the project ships. */
function canServeTheShop(varnishd) {
  const folder = mkdtempSync(join(tmpdir(), 'varnish-'));
  const configuration = join(root, 'deploy', 'varnish.vcl');
  const { status } = spawnSync(varnishd, ['-C', '-j', 'none', '-n', folder, '-f', configuration], { stdio: 'ignore' });
  rmSync(folder, { recursive: true, force: true });
  return status === 0;
}

function which(command) {
  const { status, stdout } = spawnSync('sh', ['-c', `command -v ${command}`], { encoding: 'utf8' });
  return status === 0 ? stdout.trim() : null;
}

function playwrightBrowser() {
  const script = "import('@playwright/test').then(({ chromium }) => console.log(chromium.executablePath()))";
  return spawnSync(process.execPath, ['-e', script], { encoding: 'utf8' }).stdout.trim();
}

function isRoot() {
  return process.getuid?.() === 0;
}

function fail({ name, remedy }) {
  console.error(`${name} is missing and could not be installed: ${remedy}.`);
  process.exit(1);
}
