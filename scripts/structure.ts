import { writeFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { readOptions, refuseOptions } from './read-options.js';
import { readProject } from './structure/project.ts';
import { measureSources, printSources } from './structure/sources.ts';
import { measurePaths, printPaths } from './structure/paths.ts';

const help = `Measures how the code is put together.

    npm run structure                 sizes, names, imports: reads the sources
    npm run structure -- paths        modules that take part in six paths: builds and runs the service (a minute)
    npm run structure -- all          both

    --root DIR    another checkout of this project, installed for "paths"; this one unless given
    --json FILE   writes the numbers and what they count as JSON, too`;

const { values, positionals } = readOptions(help, {
  root: { type: 'string', default: '.' },
  json: { type: 'string' },
});
const [command = 'sources'] = positionals;
if (!['sources', 'paths', 'all'].includes(command)) refuseOptions(help, `Expected "paths" or "all", not "${command}".`);

const project = readProject(resolve(values.root));
const sources = command === 'paths' ? null : measureSources(project);
if (sources) printSources(sources);
const paths = command === 'sources' ? null : await measurePaths(project);
if (paths) printPaths(paths);
if (values.json) writeFileSync(values.json, `${JSON.stringify({ ...sources, paths }, null, 2)}\n`);
