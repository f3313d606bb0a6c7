import { spawnSync } from 'node:child_process';
import * as module from 'node:module';
import { join } from 'node:path';
import { ensureInstalled, environment, root, serviceNode } from './prepare.js';

/** The shop's command line on the pinned Node, also where nothing is installed yet. */
ensureInstalled();
if (serviceNode() === process.execPath) await runHere();
else process.exitCode = runOnPinnedNode();

async function runHere() {
  module.enableCompileCache(join(root, 'node_modules', '.cache', 'node'));
  await import('../src/cli/shop.ts');
}

function runOnPinnedNode() {
  const command = [...process.execArgv, ...process.argv.slice(1)];
  return spawnSync(serviceNode(), command, { env: environment, stdio: 'inherit' }).status ?? 1;
}
