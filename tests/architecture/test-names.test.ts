import { expect, test } from 'vitest';
import { filesReachableFrom, importGraph } from '../../scripts/structure/import-graph.ts';
import { thisProject } from './this-project.ts';

const slowModules = ['node:sqlite', 'node:child_process', 'node:worker_threads'];

test('a test that reaches the database or another process is named *.data.test.ts or *.process.test.ts', () => {
  const graph = importGraph(thisProject).filter(({ isTypeOnly, to }) => !isTypeOnly && !to.startsWith('scripts/'));
  const slowFiles = new Set(
    thisProject.files
      .filter(({ text }) => slowModules.some((name) => text.includes(`from '${name}'`)))
      .map(({ path }) => path),
  );
  const misnamed = thisProject.files
    .filter(({ path, isTest }) => isTest && !/^tests\/(?:http|e2e)\//.test(path))
    .filter(({ path }) => !/\.(?:data|process|property)\.test\.ts$/.test(path))
    .filter(({ path }) => [...filesReachableFrom([path], graph)].some((reached) => slowFiles.has(reached)))
    .map(({ path }) => path);
  expect(misnamed).toEqual([]);
});
