import * as module from 'node:module';
import { join } from 'node:path';
import { root } from './prepare.js';

/** The shop's command line. Its modules are kept as they are compiled; Node 20 has no place for them. */
module.enableCompileCache?.(join(root, 'node_modules', '.cache', 'node'));

try {
  await import('../src/cli/shop.ts');
} catch (error) {
  if (error.name === 'ConfigurationError') {
    // A section of the shop's own that cannot be loaded: the modules of the command line import all of them.
    console.error(error.message);
    process.exitCode = 78;
  } else if (['ERR_MODULE_NOT_FOUND', 'ERR_UNKNOWN_FILE_EXTENSION'].includes(error.code)) {
    // Without its packages, or by a Node that does not read TypeScript, which is one of them.
    console.error('The packages are not installed, or not all of them yet. Run `npm start` or `npm install` first.');
    process.exitCode = 1;
  } else throw error;
}
