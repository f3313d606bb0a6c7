import * as module from 'node:module';
import { join } from 'node:path';
import { root } from './prepare.js';

/** The shop's command line. Its modules are kept as they are compiled; Node 20 has no place for them. */
module.enableCompileCache?.(join(root, 'node_modules', '.cache', 'node'));

try {
  await import('../src/cli/shop.ts');
} catch (error) {
  // Without its packages, or by a Node that does not read TypeScript, which is one of them.
  if (!['ERR_MODULE_NOT_FOUND', 'ERR_UNKNOWN_FILE_EXTENSION'].includes(error.code)) throw error;
  console.error('The packages are not installed, or not all of them yet. Run `npm start` or `npm install` first.');
  process.exitCode = 1;
}
