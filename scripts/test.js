import { ensureInstalled } from './prepare.js';
import { ensurePrograms } from './programs.js';

ensureInstalled();
await ensurePrograms();
await import('./verify.js');
