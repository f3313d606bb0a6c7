import { attempt, ensureInstalled } from './prepare.js';

ensureInstalled();
process.exit(await attempt('astro', ['dev', ...process.argv.slice(2)]));
