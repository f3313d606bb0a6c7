import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';
import { filesReachableFrom, importGraph } from '../../scripts/structure/import-graph.ts';
import { readProject } from '../../scripts/structure/project.ts';

const project = readProject(fileURLToPath(new URL('../..', import.meta.url)));
const slowModules = ['node:sqlite', 'node:child_process', 'node:worker_threads'];

test('a test that reaches the database or another process is named *.data.test.ts or *.process.test.ts', () => {
  const graph = importGraph(project).filter(({ isTypeOnly, to }) => !isTypeOnly && !to.startsWith('scripts/'));
  const slowFiles = new Set(
    project.files
      .filter(({ text }) => slowModules.some((name) => text.includes(`from '${name}'`)))
      .map(({ path }) => path),
  );
  const misnamed = project.files
    .filter(({ path, isTest }) => isTest && !/^tests\/(?:http|e2e)\//.test(path))
    .filter(({ path }) => !/\.(?:data|process|property)\.test\.ts$/.test(path))
    .filter(({ path }) => [...filesReachableFrom([path], graph)].some((reached) => slowFiles.has(reached)))
    .map(({ path }) => path);
  expect(misnamed).toEqual([]);
});
