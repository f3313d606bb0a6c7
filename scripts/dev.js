import './environment-file.js';
import { attempt, ensureInstalled, serviceNode } from './prepare.js';

ensureInstalled();
process.exit(await attempt(serviceNode(), ['scripts/dev-server.ts']));
