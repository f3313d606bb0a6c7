import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { ensureInstalled, root } from './prepare.js';
import { runSteps } from './steps.js';

/** What to run before each commit, in under a minute on two idle cores: `npm run check`. */
ensureInstalled();
const base = branchPoint();
const changed = changedFiles(base);

const steps = [
  { name: 'types', command: ['astro-check', []] },
  { name: 'lint', command: ['oxlint', ['--type-aware', '--deny-warnings', '.']] },
  { name: 'format', command: ['prettier', ['--check', '--ignore-unknown', 'package.json', ...changed]] },
  { name: 'architecture', command: ['vitest', ['run', '--project', 'unit', 'tests/architecture']] },
  { name: 'changed', command: ['vitest', ['run', '--project', 'unit', '--changed', base, '--passWithNoTests']] },
];
await runSteps([{ steps, atOnce: 2 }], { script: 'check' });

/** The commit at which this branch left main; on main itself its last commit. */
function branchPoint() {
  return git('merge-base', 'HEAD', 'main')[0] ?? 'HEAD';
}

function changedFiles(commit) {
  const names = [...git('diff', '--name-only', commit), ...git('ls-files', '--others', '--exclude-standard')];
  return names.filter((name) => existsSync(join(root, name)));
}

function git(...args) {
  const { status, stdout } = spawnSync('git', args, { cwd: root, encoding: 'utf8' });
  return status === 0 ? stdout.split('\n').filter(Boolean) : [];
}
