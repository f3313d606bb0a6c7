import { fileURLToPath } from 'node:url';
import { readProject } from '../../scripts/structure/project.ts';

/** This checkout: read and parsed once for all tests of a worker, because that takes seconds. */
export const thisProject = readProject(fileURLToPath(new URL('../..', import.meta.url)));
