import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';
import { readProject } from '../../scripts/structure/project.ts';
import { duplicateTypes } from '../../scripts/structure/sources.ts';

const root = fileURLToPath(new URL('../..', import.meta.url));

test('no type name is defined in two files', () => {
  expect(duplicateTypes(readProject(root).files)).toEqual({});
});
